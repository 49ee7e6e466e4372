/**
 * The JSON RefactoringMiner writes, so that whatever reads its results reads ours.
 */
import type {Place, Refactoring} from '../engine/report.ts'

export interface RminerDocument {
  commits: RminerCommit[]
}

export interface RminerCommit {
  /** The address the repository is cloned from; empty where there is none. */
  repository: string
  sha1: string
  /** The commit's page; empty where there is none. */
  url: string
  refactorings: RminerRefactoring[]
}

export interface RminerRefactoring {
  type: string
  description: string
  leftSideLocations: RminerLocation[]
  rightSideLocations: RminerLocation[]
}

export interface RminerLocation {
  filePath: string
  startLine: number
  endLine: number
  startColumn: number
  endColumn: number
  codeElementType: string
  description: string
  codeElement: string | null
}

export function rminerDocument(refactorings: Refactoring[], commit: Omit<RminerCommit, 'refactorings'>): RminerDocument {
  return {commits: [{...commit, refactorings: refactorings.map(rminerRefactoring)}]}
}

export function rminerRefactoring({type, description, before, after}: Refactoring): RminerRefactoring {
  return {type, description, leftSideLocations: before.map(location), rightSideLocations: after.map(location)}
}

/** The order of the keys is RefactoringMiner's, too. */
function location(place: Place): RminerLocation {
  return {
    filePath: place.path,
    startLine: place.startLine,
    endLine: place.endLine,
    startColumn: column(place.startColumn),
    endColumn: column(place.endColumn),
    codeElementType: place.kind,
    description: place.role,
    codeElement: place.element,
  }
}

// RefactoringMiner counts columns from 1, but says 0 for the very start of a line.
const column = (counted: number) => (counted === 1 ? 0 : counted)

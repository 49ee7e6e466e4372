/**
 * What the engine answers. Plain data: it goes through messages, into caches and into every output format.
 */

export interface Report {
  refactorings: Refactoring[]
  /** Every file that was handed in, on either side: read, or skipped with the reason. */
  files: FileReading[]
  /** Absent when everything was looked at; otherwise why the list of refactorings may be short. */
  stopped?: 'cancelled' | 'time limit'
}

export interface Refactoring {
  /** RefactoringMiner's display name, such as `Extract Method`. */
  type: string
  /** RefactoringMiner's sentence; begins with the type and one space. */
  description: string
  before: Place[]
  after: Place[]
}

/** A code element that takes part in a refactoring, on the side whose list it stands in. */
export interface Place {
  path: string
  /** Lines and columns count from 1; the end column is one past the last character. */
  startLine: number
  endLine: number
  startColumn: number
  endColumn: number
  /** RefactoringMiner's kind of code element, such as `METHOD_DECLARATION`. */
  kind: string
  /** The part it plays: `original method declaration`, `extracted code from source method declaration`, … */
  role: string
  /** The element in words, where it has a name. */
  element: string | null
}

export type Side = 'before' | 'after'

export type FileReading =
  | {kind: 'read'; path: string; side: Side; lines: number; broken: LineRange[]}
  | {kind: 'skipped'; path: string; side: Side; reason: SkipReason; detail?: string}

export type SkipReason = 'language not supported' | 'not text' | 'too large' | 'too deep' | 'took too long'

export interface LineRange {
  startLine: number
  endLine: number
}

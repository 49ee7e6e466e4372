/**
 * Whether a mutant would be hidden from a reader: a line that shows it needs no review, or a refactoring around it is
 * called pure.
 */
import {Lines} from '../../src/engine/model/lines.ts'
import type {Change, Refactoring, Report} from '../../src/library/index.ts'
import {needsNoReview, verdictsOf} from '../../src/report/line-verdicts.ts'
import type {Code} from './code.ts'
import {type Diffs, type Line, linesIn} from './diffs.ts'
import {type Mutation, placed} from './mutation.ts'
import {isAround, spanOf} from './places.ts'
import {type Group, shownLines} from './shown.ts'
import {comesNearer, origins} from './undone.ts'

export interface Mutant {
  mutation: Mutation
  /** The change as it is, and with the mutation. */
  original: Change
  mutated: Change
  diffs: {original: Diffs; mutated: Diffs}
  /** The mutated file. */
  code: Code
  /** Whether a line of the mutated file needed no review without the mutation. */
  wasExplained(line: number): boolean
}

export interface Survival {
  lines: Line[]
  refactorings: Refactoring[]
}

/** Why a mutant says nothing; undefined for those that are to be told from refactorings. */
export function undoing(mutant: Mutant): string | undefined {
  const {mutation, original, code, diffs} = mutant
  const {path} = mutation
  const [was, is] = [linesIn(original.after[path]), linesIn(code.source)]
  const groups = shownLines(original.after[path], mutation)
  // No diff shows it: the version before reads the same.
  if (groups.every(({side, lines}) => side === 'after' && lines.every(line => !diffs.mutated.isNew(path, line)))) return UNDONE
  if (groups.some(({side, lines}) => side === 'dropped' && lines.every(line => isAdded(mutant, line, was[line - 1])))) return ADDED
  if (groups.length > 1 || groups[0].side !== 'after' || was.length !== is.length) return undefined
  const [line] = groups[0].lines
  return comesNearer(diffs.original, was[line - 1], is[line - 1]) ? UNDONE : undefined
}

const UNDONE = 'undoes an edit of the commit'
const ADDED = 'drops what the commit added'

/** A line that is like none before, or only a little and not because of refactorings. */
function isAdded({mutation: {path}, diffs, wasExplained}: Mutant, line: number, text: string): boolean {
  if (!diffs.original.isNew(path, line)) return false
  const from = origins(diffs.mutated, text)
  return from.length === 0 || (from[0].text.trim() !== text.trim() && !wasExplained(line))
}

export function survivalOf(mutant: Mutant, report: Report): Survival | undefined {
  const lines = hiddenLines(mutant, report)
  const span = spanOf(placed(mutant.mutation.edits))
  const positions = new Lines(mutant.code.source)
  const refactorings = report.refactorings.filter(one => one.verdict === 'pure' && isAround(one, mutant.code, positions, span))
  return lines.length || refactorings.length ? {lines, refactorings} : undefined
}

/** Where one edit is enough to show it, all must be hidden; else one hidden edit is a survivor. */
function hiddenLines(mutant: Mutant, report: Report): Line[] {
  const {mutation, original} = mutant
  const verdictOf = verdictsOf(report)
  const isHidden = ({path, line, side}: Showing[number]) => needsNoReview(verdictOf(path, side, line))
  const groups = shownLines(original.after[mutation.path], mutation)
    .map(group => showings(mutant, group))
    .filter(group => group.length > 0)
  const hidden = groups.map(group => group.filter(showing => showing.every(isHidden)))
  const isAllHidden = mutation.either ? hidden.every(group => group.length) : true
  return isAllHidden ? hidden.flat(2) : []
}

/** Lines of which one must be visible: a line that is gone may have come from several places. */
type Showing = (Line & {side: 'before' | 'after'})[]

/** Only lines that a diff shows as changed: where it shows a line as unchanged, no verdict folds it. */
function showings({mutation: {path}, original, code, diffs}: Mutant, {side, lines}: Group): Showing[] {
  if (side === 'after') {
    const texts = linesIn(code.source)
    return lines.filter(line => diffs.mutated.isNew(path, line)).map(line => [{path, line, text: texts[line - 1], side}])
  }
  const texts = linesIn(original.after[path])
  return lines.flatMap((line, i) => {
    const from = origins(diffs.mutated, texts[line - 1])
    // Beyond its first line, a longer statement has many lines that stand elsewhere, too: `return null;`
    const isClear = from.length > 0 && (i === 0 || from.length === 1)
    return isClear ? [from.map(one => ({...one, side: 'before' as const}))] : []
  })
}

/**
 * Whether a mutant would be hidden from a reader: a line that shows it needs no review, or a refactoring around it is
 * called pure.
 */
import {Lines} from '../../src/engine/model/lines.ts'
import type {Place, Refactoring, Report} from '../../src/library/index.ts'
import {needsNoReview, verdictsOf} from '../../src/report/line-verdicts.ts'
import {wentToCopy} from './copies.ts'
import {type Line, linesIn} from './diffs.ts'
import type {Mutant} from './mutant.ts'
import {placed} from './mutation.ts'
import {origins, sameLines} from './origins.ts'
import {isAround, spanOf} from './places.ts'
import {renamesIn, withOldNames} from './renames.ts'
import {type Group, shownLines} from './shown.ts'

export interface Survival {
  lines: HiddenLine[]
  refactorings: Refactoring[]
}

export interface HiddenLine extends Line {
  verdict: string
  /** The refactorings that are said to account for it, each with its verdict. */
  causes: string[]
}

export function survivalOf(mutant: Mutant, report: Report): Survival | undefined {
  const lines = hiddenLines(mutant, report)
  const span = spanOf(placed(mutant.mutation.edits))
  const positions = new Lines(mutant.code.source)
  const uncalled = new Set(uncalledExtractions(mutant).map(one => one.description))
  const refactorings = report.refactorings.filter(
    one =>
      one.verdict === 'pure' && (uncalled.has(one.description) || isAround(withoutMadeCalls(one, mutant), mutant.code, positions, span)),
  )
  return lines.length || refactorings.length ? {lines, refactorings} : undefined
}

/** Without calls that only the mutation made: what its callers call besides, no extraction vouches for. */
function withoutMadeCalls(one: Refactoring, {mutation: {path, operator}, baseline}: Mutant): Refactoring {
  if (operator !== 'changed callee') return one
  const known = baseline.refactorings.filter(({description}) => description === one.description).flatMap(({after}) => after)
  const isMade = ({role, path: file, startLine}: Place) =>
    role === CALL && file === path && !known.some(place => place.role === CALL && place.path === path && place.startLine === startLine)
  return {...one, after: one.after.filter(place => !isMade(place))}
}

const CALL = 'extracted method invocation'

/** Where one edit is enough to show it, all must be hidden; else one hidden edit is a survivor. */
function hiddenLines(mutant: Mutant, report: Report): HiddenLine[] {
  const {mutation, original} = mutant
  const verdictOf = verdictsOf(report)
  const isHidden = ({side, ...line}: Showing[number]) =>
    needsNoReview(verdictOf(line.path, side, line.line)) && !(side === 'before' && wentToCopy(mutant, line, report))
  const groups = shownLines(original.after[mutation.path], mutation.edits)
    .map(group => showings(mutant, group))
    .filter(group => group.length > 0)
  const hidden = groups.map(group => group.filter(showing => showing.every(isHidden)))
  const isAllHidden = mutation.either ? hidden.every(group => group.length) : true
  if (!isAllHidden) return []
  return hidden.flat(2).map(({path, line, text, side}) => {
    const {verdict = '', causes = []} = verdictOf(path, side, line) ?? {}
    return {path, line, text, verdict, causes: causes.map(i => `${report.refactorings[i].verdict}: ${report.refactorings[i].description}`)}
  })
}

/** Lines of which one must be visible: what is gone may have come from several places, and is missed if one of its lines is. */
type Showing = (Line & {side: 'before' | 'after'})[]

/** Only lines that a diff shows as changed: where it shows a line as unchanged, no verdict folds it. */
function showings(mutant: Mutant, {side, lines}: Group): Showing[] {
  const {mutation, original, code, diffs} = mutant
  const {path} = mutation
  if (side === 'after') {
    const texts = linesIn(code.source)
    return lines.filter(line => diffs.mutated.isNew(path, line)).map(line => [{path, line, text: texts[line - 1], side}])
  }
  const texts = linesIn(original.after[path])
  const renames = renamesIn(mutant.baseline)
  // Where a longer statement has no partner as a whole, its lines are looked for as they are.
  const found = lines.flatMap((line, i) => (i === 0 ? origins : sameLines)(diffs.mutated, withOldNames(texts[line - 1], renames)))
  const all = [...found, ...extractedCode(mutant)]
  return all.length ? [all.map(one => ({...one, side: 'before' as const}))] : []
}

/** A call that is gone stood for the code that had become the called method. */
function extractedCode(mutant: Mutant): Line[] {
  const places = uncalledExtractions(mutant).flatMap(one =>
    one.before.filter(place => place.role === 'extracted code from source method declaration'),
  )
  const isTold = ({path, line, text}: Line) =>
    /\w/.test(text) && places.some(place => place.path === path && place.startLine <= line && line <= place.endLine)
  return mutant.diffs.mutated.gone().filter(isTold)
}

/** Extractions whose call stood on lines that are gone. */
function uncalledExtractions({mutation, original, baseline}: Mutant): Refactoring[] {
  const lines = shownLines(original.after[mutation.path], mutation.edits).flatMap(group => (group.side === 'dropped' ? group.lines : []))
  const isGone = (place: Place) => place.role === CALL && place.path === mutation.path && lines.includes(place.startLine)
  return mutation.either ? [] : baseline.refactorings.filter(one => one.after.some(isGone)) // what was only moved still calls
}

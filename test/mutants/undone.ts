/**
 * A mutation may undo what the commit did: put back an operator that it changed, or drop a statement that it added. Then
 * there is less to review than before, and nothing is hidden. Where the commit as it is needs no review, there is nothing
 * to undo.
 */
import {Lines} from '../../src/engine/model/lines.ts'
import type {Place} from '../../src/library/index.ts'
import {needsNoReview, verdictsOf} from '../../src/report/line-verdicts.ts'
import {linesIn} from './diffs.ts'
import type {Mutant} from './mutant.ts'
import {REFACTORING} from './mutation.ts'
import {comesNearer} from './origins.ts'
import {renamesIn, withOldNames} from './renames.ts'
import {shownLines} from './shown.ts'

/** The reason to leave it out, if there is one. */
export function undoing(mutant: Mutant): string | undefined {
  if (putsBack(mutant) || unwraps(mutant)) return UNDONE
  if (isOverridingNew(mutant) || callsItself(mutant)) return REFACTORING
  if (wasExplained(mutant)) return undefined
  const {mutation, original, code, diffs} = mutant
  const {path} = mutation
  const [was, is] = [linesIn(original.after[path]), linesIn(code.source)]
  const groups = shownLines(original.after[path], mutation.edits)
  // No diff shows it: the version before reads the same.
  if (groups.every(({side, lines}) => side === 'after' && lines.every(line => !diffs.mutated.isNew(path, line)))) return UNDONE
  if (groups.every(({side, lines: [line]}) => side === 'dropped' && isAdded(mutant, line))) return ADDED
  if (groups.length > 1 || groups[0].side !== 'after' || was.length !== is.length) return undefined
  const [line] = groups[0].lines
  const [old, now] = [was, is].map(lines => withOldNames(lines[line - 1], renamesIn(mutant.baseline)))
  return comesNearer(diffs.original, old, now) ? UNDONE : undefined
}

const UNDONE = 'undoes an edit of the commit'
const ADDED = 'drops what the commit added'

/** Of a doubled statement: the commit took away one that reads the same. */
function putsBack({mutation: {path, edits}, original, baseline}: Mutant): boolean {
  const [first, second] = edits
  const text = original.after[path]
  if (!second || first.text !== text.slice(first.start, first.end) || second.text.trim() !== first.text) return false
  const verdictOf = verdictsOf(baseline)
  const taken = Object.entries(original.before).flatMap(([from, content]) =>
    linesIn(content).filter((_, i) => !needsNoReview(verdictOf(from, 'before', i + 1))),
  )
  const isTaken = new Set(taken.map(line => line.trim()))
  return linesIn(first.text).every(line => isTaken.has(line.trim()))
}

/** What overrides something only since this commit is merely renamed, seen from the version before. */
function isOverridingNew({mutation: {operator, edits}, original}: Mutant): boolean {
  const name = operator === 'changed overriding' ? edits.at(-1)?.text.replace(/Now$/, '') : undefined
  if (!name || !edits.at(-1)?.text.endsWith('Now')) return false
  const overriding = new RegExp(`@Override[^{};]*\\b${name}\\s*\\(`)
  return edits.length > 1 && !Object.values(original.before).some(text => overriding.test(text))
}

/** All of a method that called itself was extracted, and what was extracted calls itself: seen from the version before, it did so then. */
function callsItself({mutation: {operator, path, edits}, original, baseline}: Mutant): boolean {
  if (operator !== 'changed callee') return false
  const [{start, end, text: called}] = edits
  const old = original.after[path].slice(start, end)
  const line = new Lines(original.after[path]).lineAt(start)
  const isHolding = ({role, path: file, startLine, endLine, element}: Place) =>
    role === 'extracted method declaration' && file === path && startLine <= line && line <= endLine && isNamed(element, called)
  return baseline.refactorings.some(
    ({before, after}) =>
      after.some(isHolding) && before.some(({role, element}) => /^source method declaration/.test(role) && isNamed(element, old)),
  )
}

const isNamed = (element: string | null, name: string): boolean => new RegExp(`\\b${name}\\(`).test(element ?? '')

/** The commit itself put the loop or `try` around what is moved out of it. */
function unwraps({mutation: {path, outOf}, original, baseline}: Mutant): boolean {
  if (outOf === undefined) return false
  const line = new Lines(original.after[path]).lineAt(outOf)
  return !needsNoReview(verdictsOf(baseline)(path, 'after', line))
}

/** All lines that are edited needed no review without the mutation. */
function wasExplained({mutation: {path, edits}, original, baseline}: Mutant): boolean {
  const verdictOf = verdictsOf(baseline)
  const text = original.after[path]
  const lines = new Lines(text)
  return edits.every(({start, end}) => {
    const last = lines.lineAt(Math.max(start, end - 1))
    for (let line = lines.lineAt(start); line <= last; line++) if (!needsNoReview(verdictOf(path, 'after', line))) return false
    return true
  })
}

/** A line that the commit as it is leaves to review: it is new, or more than refactored. */
function isAdded({mutation: {path}, baseline, diffs}: Mutant, line: number): boolean {
  return diffs.original.isNew(path, line) && !needsNoReview(verdictsOf(baseline)(path, 'after', line))
}

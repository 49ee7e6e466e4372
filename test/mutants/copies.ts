/**
 * A commit may add a copy of a statement. Which of the two is the old one is a matter of view: where one is dropped, the line
 * before may go on in the other: because of a refactoring, and a reader is told so by its name, or as the same statement in the
 * same place, which then is no longer shown as new. Nothing that was there is gone; the mutation dropped what the commit added.
 */
import type {Report} from '../../src/library/index.ts'
import {needsNoReview, verdictsOf} from '../../src/report/line-verdicts.ts'
import {type Line, linesIn} from './diffs.ts'
import type {Mutant} from './mutant.ts'

export function wentToCopy({original, mutated, baseline}: Mutant, {path, line, text}: Line, report: Report): boolean {
  const causes = verdictsOf(report)(path, 'before', line)?.causes ?? []
  const [was, is] = [copiesOf(text, original.after, baseline), copiesOf(text, mutated.after, report)]
  const shown = (copies: Copy[]) => copies.filter(({isShown}) => isShown).length
  const unmoved = (copies: Copy[]) => copies.filter(copy => !copy.isShown && !copy.causes.length).length
  if (shown(is) >= shown(was)) return false
  const isTaken = is.some(copy => !copy.isShown && copy.causes.some(cause => causes.includes(cause)))
  return isTaken || (!causes.length && unmoved(is) > unmoved(was))
}

interface Copy {
  isShown: boolean
  causes: number[]
}

function copiesOf(text: string, files: Record<string, string>, report: Report): Copy[] {
  const verdictOf = verdictsOf(report)
  return Object.entries(files).flatMap(([path, content]) =>
    linesIn(content).flatMap((line, i) => {
      if (line.trim() !== text.trim()) return []
      const verdict = verdictOf(path, 'after', i + 1)
      return [{isShown: !needsNoReview(verdict), causes: verdict?.causes ?? []}]
    }),
  )
}

/**
 * What a refactoring of one declaration speaks for: the declaration in both versions, from its first modifier to its end.
 */
import type {Element, Finding} from '../../families/family.ts'
import type {Comparisons} from '../comparisons.ts'
import type {Located} from '../reason.ts'
import type {Claim} from './rule.ts'

export function wholeClaim(finding: Finding, comparisons: Comparisons): Claim | undefined {
  const [before, after] = [finding.before[0], finding.after[0]].map(actor => actor && wholeOf(actor.element))
  return before && after && {before: [before], after: [after], pass: comparisons.passOf(finding)}
}

function wholeOf(element: Element): Located | undefined {
  return element.is === 'type' || element.is === 'method' || element.is === 'attribute' ? element : undefined
}

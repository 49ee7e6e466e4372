/**
 * A method is gone, and its statements stand where it was called: an extraction seen from the other side.
 */
import type {Finding} from '../../families/family.ts'
import type {Comparisons} from '../comparisons.ts'
import type {Reason} from '../reason.ts'
import {partClaim} from './parts.ts'
import type {Rule} from './rule.ts'

export const inlineMethod: Rule = {
  names: ['Inline Method', 'Move And Inline Method'],
  edges: {
    name: {incoming: '⊆'}, // the calls
    'control flow': {internal: '⊆'},
    'def-use': {internal: '⊆'},
    inheritance: {outgoing: '⊆'},
  },
  holds: false,
  claim(finding, comparisons) {
    const claim = partClaim(finding, 'before', comparisons)
    return claim && {...claim, reasons: [...(claim.reasons ?? []), ...callsWithoutCode(finding, comparisons)]}
  },
}

/**
 * Calls of a method that is gone, in whose place its statements do not stand. Those in other methods are theirs: there, the
 * call is shown as gone.
 */
function callsWithoutCode({before: [{element: method}], after: [{element: target}]}: Finding, comparisons: Comparisons): Reason[] {
  if (method.is !== 'method' || comparisons.world.partners.has(method)) return []
  const callers = new Set(target.is === 'method' ? comparisons.world.partners.ofAfter(target) : [])
  const read = new Set(comparisons.passesOf(method).flatMap(pass => [...pass.expansions].map(({call}) => call)))
  return comparisons.uses.before
    .usesOf(method)
    .filter(({expression, site, isCertain}) => isCertain && site.method && callers.has(site.method) && !read.has(expression))
    .map(({expression: {start, end}, site}) => ({kind: 'dropped', before: [{file: site.type.file, start, end}], after: []}))
}

/**
 * A type has another name or stands in another place, with everything in it; whoever named it still means it.
 */
import type {Rule} from './rule.ts'
import {wholeClaim} from './whole.ts'

export const classSignature: Rule = {
  names: ['Rename Class', 'Move Class', 'Move And Rename Class'],
  edges: {},
  holds: true,
  claim(finding, comparisons) {
    const claim = wholeClaim(finding, comparisons)
    // Its members were compared one by one.
    return claim && {before: claim.before, after: claim.after}
  },
}

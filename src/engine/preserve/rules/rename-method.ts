/**
 * A method has another name: all that called it by the old one call it by the new one.
 */
import type {Rule} from './rule.ts'
import {wholeClaim} from './whole.ts'

export const renameMethod: Rule = {
  names: ['Rename Method'],
  edges: {},
  holds: true,
  claim: (finding, comparisons) => wholeClaim(finding, comparisons),
}

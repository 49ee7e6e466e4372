/**
 * An attribute has another name: all that read or set it by the old one do so by the new one.
 */
import type {Rule} from './rule.ts'
import {wholeClaim} from './whole.ts'

export const attributeSignature: Rule = {
  names: ['Rename Attribute'],
  edges: {},
  holds: true,
  claim: (finding, comparisons) => wholeClaim(finding, comparisons),
}

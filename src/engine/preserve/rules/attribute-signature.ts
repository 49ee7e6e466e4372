/**
 * An attribute has another name: all that read or set it by the old one do so by the new one. Of another type it cannot be
 * proved to be the same, unless it is the same type under another name.
 */
import {followedType} from './followed-type.ts'
import type {Rule} from './rule.ts'
import {wholeClaim} from './whole.ts'

export const attributeSignature: Rule = {
  names: ['Rename Attribute', 'Change Attribute Type'],
  edges: {},
  holds: true,
  claim: (finding, comparisons) => (finding.name === 'Rename Attribute' ? wholeClaim : followedType)(finding, comparisons),
}

/**
 * A variable is gone, and its value stands where it was read: an extraction seen from the other side.
 */
import type {Rule} from './rule.ts'
import {valueClaim} from './values.ts'

export const inlineVariable: Rule = {
  names: ['Inline Variable'],
  edges: {
    name: {internal: '⊆'},
    'def-use': {internal: '⊆'},
  },
  holds: false,
  claim: (finding, comparisons) => valueClaim(finding, 'before', comparisons),
}

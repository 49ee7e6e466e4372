/**
 * One variable became several: which of them a reader meant, only what made the one could tell.
 */
import type {Rule} from './rule.ts'

export const splitVariable: Rule = {
  names: ['Split Variable', 'Split Parameter', 'Split Attribute'],
  edges: {},
  holds: false,
  claim: () => undefined,
}

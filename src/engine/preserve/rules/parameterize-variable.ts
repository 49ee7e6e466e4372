/**
 * A variable became a parameter or an attribute: its value comes from elsewhere, and whether it is the same only all callers
 * together could tell.
 */
import type {Rule} from './rule.ts'

export const parameterizeVariable: Rule = {
  names: ['Parameterize Variable', 'Replace Variable With Attribute'],
  edges: {},
  holds: false,
  claim: () => undefined,
}

/**
 * Several variables became one that holds them all: what reads them asks it now, and what that answers stands elsewhere.
 */
import type {Rule} from './rule.ts'

export const mergeVariable: Rule = {
  names: ['Merge Variable', 'Merge Parameter', 'Merge Attribute'],
  edges: {},
  holds: false,
  claim: () => undefined,
}

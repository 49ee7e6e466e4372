/**
 * Statements stand in a new method, and a call in their place. Read there, they are the statements that were there: the
 * same names, the same order, the same definitions reaching the same uses.
 */
import {partClaim} from './parts.ts'
import type {Rule} from './rule.ts'

export const extractMethod: Rule = {
  names: ['Extract Method', 'Extract And Move Method'],
  edges: {
    name: {incoming: '⊇'}, // the new calls
    'control flow': {internal: '⊇'}, // into the method and back
    'def-use': {internal: '⊇'}, // from arguments to parameters
    inheritance: {outgoing: '⊇'}, // subtypes inherit the new method
  },
  holds: false,
  claim: (finding, comparisons) => partClaim(finding, 'after', comparisons),
}

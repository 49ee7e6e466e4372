/**
 * A method is gone, and its statements stand where it was called: an extraction seen from the other side.
 */
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
  claim: (finding, comparisons) => partClaim(finding, 'before', comparisons),
}

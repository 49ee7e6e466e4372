/**
 * A new variable holds a value that stood where the variable stands now: computed once, and nothing it reads is set
 * between there and its uses.
 */
import type {Rule} from './rule.ts'
import {valueClaim} from './values.ts'

export const extractVariable: Rule = {
  names: ['Extract Variable'],
  edges: {
    name: {internal: '⊇'}, // the new variable and its uses
    'def-use': {internal: '⊇'},
  },
  holds: false,
  claim: (finding, comparisons) => valueClaim(finding, 'after', comparisons),
}

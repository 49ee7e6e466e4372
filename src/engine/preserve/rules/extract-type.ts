/**
 * A new type holds what another one held: what it names, overrides and does is what its members did where they stood.
 */
import type {Rule} from './rule.ts'

export const extractType: Rule = {
  names: ['Extract Superclass', 'Extract Interface', 'Extract Class', 'Extract Subclass'],
  edges: {
    override: {incoming: '⊇', outgoing: '⊇'}, // what stayed below implements what is declared above
    inheritance: {incoming: '⊇', outgoing: '⊇'}, // the old type inherits what it declared
  },
  holds: false,
  claim({after}) {
    const fresh = after.find(({role}) => role === 'extracted super-type declaration' || role === 'extracted type declaration')?.element
    return fresh?.is === 'type' ? {before: [], after: [fresh]} : undefined
  },
}

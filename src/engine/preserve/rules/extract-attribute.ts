/**
 * A new constant stands where its value stood. Only values that are the same whenever they are asked for can be proved.
 */
import {type Rule, statementsIn} from './rule.ts'

export const extractAttribute: Rule = {
  names: ['Extract Attribute'],
  edges: {
    name: {incoming: '⊇', internal: '⊇'}, // the constant and its uses
    'def-use': {internal: '⊇'},
  },
  holds: false,
  claim({before, after}) {
    const [{element}] = after
    return element.is === 'attribute' ? {before: statementsIn(before), after: [element, ...statementsIn(after)]} : undefined
  },
}

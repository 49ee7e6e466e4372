/**
 * A variable is of another type. What is called on it may be something else, and values may be converted: nothing that the
 * changed files show proves that this makes no difference.
 */
import type {Rule} from './rule.ts'

export const changeVariableType: Rule = {
  names: ['Change Variable Type', 'Change Parameter Type'],
  edges: {},
  holds: false,
  claim: () => undefined,
}

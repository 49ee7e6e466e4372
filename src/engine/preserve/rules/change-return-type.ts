/**
 * What a method gives is of another type. Whoever takes it may call other overloads, convert or round otherwise: nothing
 * that the changed files show proves that this makes no difference.
 */
import type {Rule} from './rule.ts'

export const changeReturnType: Rule = {
  names: ['Change Return Type'],
  edges: {},
  holds: false,
  claim: () => undefined,
}

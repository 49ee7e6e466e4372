/**
 * A variable is of another type. What is called on it may be something else, and values may be converted: nothing that the
 * changed files show proves that this makes no difference, unless it is the same type under another name.
 */
import {followedType} from './followed-type.ts'
import type {Rule} from './rule.ts'

export const changeVariableType: Rule = {
  names: ['Change Variable Type', 'Change Parameter Type'],
  edges: {},
  holds: false,
  claim: followedType,
}

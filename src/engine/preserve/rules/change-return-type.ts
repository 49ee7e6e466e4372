/**
 * What a method gives is of another type. Whoever takes it may call other overloads, convert or round otherwise: nothing
 * that the changed files show proves that this makes no difference, unless it is the same type under another name.
 */
import {followedType} from './followed-type.ts'
import type {Rule} from './rule.ts'

export const changeReturnType: Rule = {
  names: ['Change Return Type'],
  edges: {},
  holds: false,
  claim: followedType,
}

/**
 * Methods of two paired types that have no partner yet.
 */
import type {Method, TypeDeclaration} from '../model/code.ts'
import type {MethodPairs} from './members.ts'
import type {Pair} from './pairs.ts'

/** Each left-over method before with each one after. */
export const leftCouples = (before: TypeDeclaration, after: TypeDeclaration, methods: MethodPairs): Pair<Method>[] =>
  before.methods
    .filter(b => methods.leftBefore.has(b))
    .flatMap(b => after.methods.filter(a => methods.leftAfter.has(a)).map(a => ({before: b, after: a})))

/** Nobody moves a method just because its signature changes; each method added or removed may shift it by one. */
export function inSamePlace(before: Method, after: Method, slack: number): boolean {
  const position = (method: Method) => method.type.methods.indexOf(method)
  return Math.abs(position(before) - position(after)) <= slack
}

/**
 * Methods of two paired types that have no partner yet.
 */
import type {Method, TypeDeclaration} from '../model/code.ts'
import {groupBy} from '../text/groups.ts'
import type {MethodPairs} from './members.ts'
import type {Pair} from './pairs.ts'

/** Each left-over method before with each one after of which `keyOf` says the same: a type may have thousands of them. */
export function leftCouples(
  before: TypeDeclaration,
  after: TypeDeclaration,
  methods: MethodPairs,
  keyOf: (method: Method) => string = () => '',
): Pair<Method>[] {
  const byKey = groupBy(
    after.methods.filter(method => methods.leftAfter.has(method)),
    keyOf,
  )
  return before.methods
    .filter(method => methods.leftBefore.has(method))
    .flatMap(b => (byKey.get(keyOf(b)) ?? []).map(a => ({before: b, after: a})))
}

export const nameOf = ({name}: Method): string => name

/** Nobody moves a method just because its signature changes; each method added or removed may shift it by one. */
export function inSamePlace(before: Method, after: Method, slack: number): boolean {
  const position = (method: Method) => method.type.methods.indexOf(method)
  return Math.abs(position(before) - position(after)) <= slack
}

import type {Frame} from '../frame.ts'
import {importsOf} from '../graph/imports.ts'
import {isDeclared, type NamedType} from '../graph/types.ts'

/** `Book` and `shop.Book`: a name, and the same with where it stands. */
export const isQualifiedForm = (one: string, other: string): boolean => one.endsWith(`.${other}`) || other.endsWith(`.${one}`)

/** Where only one of two names outside says where it stands, the other must be able to find it there: `Date` may be `java.sql.Date`, or not. */
export function mayBeOne(before: NamedType, old: Frame, after: NamedType, now: Frame): boolean {
  if (isDeclared(before) || isDeclared(after) || before.outside === after.outside) return true
  return isFoundIn(before.outside, old, after.outside) || isFoundIn(after.outside, now, before.outside)
}

function isFoundIn(short: string, {file}: Frame, long: string): boolean {
  const around = long.slice(0, -short.length)
  return long.endsWith(`.${short}`) && [`${file.packageName}.`, ...importsOf(file).wide].includes(around)
}

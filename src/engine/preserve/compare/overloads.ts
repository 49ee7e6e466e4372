/**
 * Overloads that a call may mean in one version, and cannot mean in the other because what is given is declared there: a value of
 * unknown type may have been asked for as a `String` where a variable gives it as an `Object` now.
 */
import type {Method} from '../../model/code.ts'
import {bareType} from '../../text/types.ts'
import type {Names} from '../graph/names.ts'
import {isDeclared} from '../graph/types.ts'
import type {Partners} from '../partners.ts'
import {ABOVE_ALL, BOXES, isArray, isLowest, PRIMITIVE} from './value-types.ts'

interface Candidates {
  before: readonly Method[]
  after: readonly Method[]
}

export function mayMeanAnother(
  chosen: {before: Method; after: Method},
  {before, after}: Candidates,
  partners: Partners,
  names: Record<'before' | 'after', Names>,
): boolean {
  const lost = before.filter(one => isLeftOut([...partners.ofBefore(one)], after))
  const come = after.filter(one => isLeftOut([...partners.ofAfter(one)], before))
  return (
    lost.some(one => mayBeNarrower(one, chosen.before, names.before)) || come.some(one => mayBeNarrower(one, chosen.after, names.after))
  )
}

/** It is there in the other version, and not among those that are meant. */
const isLeftOut = (others: readonly unknown[], candidates: readonly Method[]): boolean =>
  others.length > 0 && !candidates.some(candidate => others.includes(candidate))

/** Wherever the two take other types, this one may take a part of what the chosen one takes. */
export function mayBeNarrower(one: Method, chosen: Method, names: Names): boolean {
  return one.parameters.every((parameter, i) => {
    const [own, wide] = [parameter, chosen.parameters[i]].map(each => bareType(each?.type?.text ?? ''))
    if (own === wide) return true
    if (!mayBeBelow(own, wide)) return false
    const [type, above] = [own, wide].map((text, at) => names.typeNamed(text, {type: one.type, method: at ? chosen : one}))
    if (!isDeclared(type) || !isDeclared(above)) return true
    return names.inheritance.isSubtype(type, above) || names.inheritance.hasUnseenSupertype(type)
  })
}

/** As far as the language tells: no class is below a text or an array, and few are above these and above numbers. */
function mayBeBelow(own: string, wide: string): boolean {
  if (isNumber(wide)) return !isLowest(own) // numbers become each other, and objects
  if (isLowest(wide)) return isArray(own) && isArray(wide)
  return !(isNumber(own) || isLowest(own)) || ABOVE_ALL.test(wide)
}

const isNumber = (type: string): boolean => PRIMITIVE.has(type) || BOXES.has(type)

/**
 * Types without members that only their spelling tells from each other, such as `UnmodifyableTill` and
 * `UnmodifiableTill`: they have nothing else to be known by.
 */
import type {TypeDeclaration} from '../model/code.ts'
import {groupBy} from '../text/groups.ts'
import {alikeKey, isAlike} from '../text/words.ts'
import type {Pair, Pairs} from './pairs.ts'

/** Those that are alike to one type only, as that one is to them. */
export function typesBySpelling(types: Pairs<TypeDeclaration>): Pair<TypeDeclaration>[] {
  const fresh = groupBy([...types.leftAfter].filter(isEmpty), keyOf)
  const alike = [...types.leftBefore]
    .filter(isEmpty)
    .flatMap(before =>
      (fresh.get(keyOf(before)) ?? [])
        .filter(after => before.name !== after.name && isAlike(before.name, after.name))
        .map(after => ({before, after})),
    )
  return alike.filter(one => !alike.some(other => other !== one && (other.before === one.before || other.after === one.after)))
}

const isEmpty = ({methods, attributes, types}: TypeDeclaration): boolean => !methods.length && !attributes.length && !types.length

const keyOf = ({kind, name}: TypeDeclaration): string => `${kind} ${alikeKey(name)}`

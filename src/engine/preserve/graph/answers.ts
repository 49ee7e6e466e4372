/**
 * Which method answers a call that is asked of an object: that of its type, or the nearest one above it, of which a class goes before
 * what interfaces offer. A method that is pushed down, or pulled up past another one, leaves types between to that other one.
 */
import type {Method, TypeDeclaration} from '../../model/code.ts'
import type {Pair} from '../../pair/pairs.ts'
import type {Versions} from './changed-overrides.ts'
import {type Inheritance, overrides} from './inheritance.ts'

/** Methods that were asked for in a type, and others that answer there now. */
export function changedAnswers(
  {before, after}: {before: Method; after: Method},
  types: Iterable<Pair<TypeDeclaration>>,
  versions: Omit<Versions, 'becomes' | 'was'> & {areSame(before: Method, after: Method): boolean},
): Pair<Method>[] {
  const found: Pair<Method>[] = []
  for (const pair of types) {
    const isBelow = versions.before.isSubtype(pair.before, before.type) || versions.after.isSubtype(pair.after, after.type)
    if (!isBelow) continue
    for (const like of [before, after]) {
      const [old, now] = [answerIn(pair.before, like, versions.before), answerIn(pair.after, like, versions.after)]
      if (old?.hasBody && now && !versions.areSame(old, now)) found.push({before: old, after: now})
    }
  }
  return found
}

const answerIn = (type: TypeDeclaration, like: Method, inheritance: Inheritance): Method | undefined =>
  inheritance.methodsNamed(type, like.name).found.find(one => one === like || overrides(one, like) || overrides(like, one))

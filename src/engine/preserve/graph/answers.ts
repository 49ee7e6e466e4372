/**
 * Which method answers a call that is asked of an object: that of its type, or the nearest one above it, of which a class goes before
 * what interfaces offer. A method that is pushed down, or pulled up past another one, leaves types between to that other one.
 */
import type {Method, TypeDeclaration} from '../../model/code.ts'
import type {Pair} from '../../pair/pairs.ts'
import type {Versions} from './changed-overrides.ts'
import {type Inheritance, overrides} from './inheritance.ts'

/** An answer of one version and that of the other; none where it is that of every object. */
export interface Answers {
  before: Method | undefined
  after: Method | undefined
}

/** Methods that were asked for in a type, and others that answer there now. */
export function changedAnswers(
  {before, after}: Pair<Method>,
  types: Iterable<Pair<TypeDeclaration>>,
  versions: Omit<Versions, 'becomes' | 'was'> & {areSame(before: Method, after: Method): boolean},
): Answers[] {
  const found: Answers[] = []
  for (const pair of types) {
    const isBelow = versions.before.isSubtype(pair.before, before.type) || versions.after.isSubtype(pair.after, after.type)
    if (!isBelow) continue
    for (const like of [before, after]) {
      const [old, now] = [answerIn(pair.before, like, versions.before), answerIn(pair.after, like, versions.after)]
      const isOther =
        old && now ? old.hasBody && !versions.areSame(old, now) : (old ?? now)?.hasBody && isOfObject(like) && isMade(pair.after)
      if (isOther) found.push({before: old, after: now})
    }
  }
  return found
}

/** There is always one that answers. */
const isOfObject = (method: Method): boolean => method.file.asksFor(method) === 'of every object'

/** There are objects of the very type. */
const isMade = ({kind, modifiers}: TypeDeclaration): boolean => kind !== 'interface' && !modifiers.has('abstract')

const answerIn = (type: TypeDeclaration, like: Method, inheritance: Inheritance): Method | undefined =>
  inheritance.methodsNamed(type, like.name).found.find(one => one === like || overrides(one, like) || overrides(like, one))

/**
 * Left-over methods of two paired types whose names alone tell that they are the same.
 */
import type {Method, TypeDeclaration} from '../model/code.ts'
import {alikeKey, isAlike} from '../text/words.ts'
import {compatibleParameters, haveParametersInCommon} from './compatible-parameters.ts'
import {leftCouples, nameOf} from './left-over-methods.ts'
import type {MethodPairs} from './members.ts'
import type {Pair} from './pairs.ts'

/** A name that was only written otherwise, or set right, where no other method has one like it. */
export function ofNameAlike(before: TypeDeclaration, after: TypeDeclaration, methods: MethodPairs): Pair<Method>[] {
  const couples = leftCouples(before, after, methods, ({name}) => alikeKey(name)).filter(
    ({before: b, after: a}) => b.name !== a.name && b.hasBody === a.hasBody && isAlike(b.name, a.name) && compatibleParameters(b, a),
  )
  const timesOf = new Map<Method, number>()
  for (const one of couples) for (const method of [one.before, one.after]) timesOf.set(method, (timesOf.get(method) ?? 0) + 1)
  return couples.filter(one => timesOf.get(one.before) === 1 && timesOf.get(one.after) === 1)
}

/** A name that only one method of the type has, in both versions, or only one that is left over and takes about the same. */
export function ofUniqueName(before: TypeDeclaration, after: TypeDeclaration, methods: MethodPairs): Pair<Method>[] {
  const namesakes = (method: Method) => method.type.methods.filter(other => other.name === method.name)
  const isAlone = (method: Method) => !method.isConstructor && namesakes(method).length === 1
  const isLast = (method: Method, left: Set<Method>) => namesakes(method).filter(other => left.has(other)).length === 1
  return leftCouples(before, after, methods, nameOf).filter(({before: b, after: a}) => {
    if (b.hasBody !== a.hasBody || b.isConstructor !== a.isConstructor) return false
    if (isAlone(b) && isAlone(a)) return true
    return isLast(b, methods.leftBefore) && isLast(a, methods.leftAfter) && haveParametersInCommon(b, a)
  })
}

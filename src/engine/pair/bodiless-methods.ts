/**
 * Methods without a body whose signature changed: only their names, parameters and places can tell.
 */
import type {Method, TypeDeclaration} from '../model/code.ts'
import {textDistance} from '../text/similarity.ts'
import {inSamePlace, leftCouples, nameOf} from './left-over-methods.ts'
import type {MethodPairs} from './members.ts'
import type {Pair} from './pairs.ts'

/** Left-over methods without a body that have one name, those with the most parameters in common first. */
export function bodilessOfOneName(before: TypeDeclaration, after: TypeDeclaration, methods: MethodPairs): Pair<Method>[] {
  const couples = leftCouples(before, after, methods, nameOf).filter(({before: b, after: a}) => !b.hasBody && !a.hasBody)
  return couples.sort((x, y) => commonParameters(y.before, y.after) - commonParameters(x.before, x.after))
}

/** Left-over methods without a body that differ in nothing but their name, in about the same place. */
export function bodilessInPlace(before: TypeDeclaration, after: TypeDeclaration, methods: MethodPairs): Pair<Method>[] {
  const couples = leftCouples(before, after, methods).filter(({before: b, after: a}) => !b.hasBody && !a.hasBody)
  const slack = Math.abs(before.methods.length - after.methods.length)
  const same = couples.filter(({before: b, after: a}) => {
    const isSame = b.parameters.length > 0 && b.returnType?.text === a.returnType?.text && parameterTexts(b) === parameterTexts(a)
    return isSame && inSamePlace(b, a, slack)
  })
  return same.sort((x, y) => textDistance(x.before.name, x.after.name) - textDistance(y.before.name, y.after.name))
}

const parameterTexts = (method: Method): string => method.parameters.map(({name, type}) => `${name} ${type?.text}`).join()

function commonParameters(before: Method, after: Method): number {
  return before.parameters.filter(b => after.parameters.some(a => a.name === b.name || a.type?.text === b.type?.text)).length
}

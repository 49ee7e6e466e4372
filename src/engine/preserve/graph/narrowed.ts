/**
 * Overloads: methods of one name that accept as many arguments. Those go that an argument contradicts; one is chosen
 * where the arguments whose types are known are exactly what it asks for, and it differs from the others in those alone.
 */
import type {Method} from '../../model/code.ts'
import type {Expression} from '../../model/expression.ts'
import {bareType} from '../../text/types.ts'
import type {Site} from './frames.ts'
import type {Inheritance} from './inheritance.ts'
import {isDeclared, type NamedType} from './types.ts'
import type {WrittenTypes} from './written-types.ts'

interface Given {
  expression: Expression
  text: string | undefined
  type: NamedType | undefined
}

/** Best first; never empty. */
export function narrowed(methods: Method[], call: Expression, site: Site, written: WrittenTypes, inheritance: Inheritance): Method[] {
  const given = (call.parts.args ?? []).map(expression => ({
    expression,
    text: written.textOf(expression, site),
    type: written.typeOf(expression, site),
  }))
  const possible = methods.filter(method => !given.some((one, i) => contradicts(one, method, i, inheritance)))
  const left = possible.length ? possible : methods
  const byFit = left
    .map(method => ({method, fit: given.filter((one, i) => isExactly(one, method, i)).length}))
    .sort((a, b) => b.fit - a.fit)
  const [best, ...others] = byFit.map(({method}) => method)
  return others.every(other => isBetter(best, other, given)) ? [best] : [best, ...others]
}

/** Where the two ask for different types, what is given is exactly what the best one asks for, and not the other. */
function isBetter(best: Method, other: Method, given: Given[]): boolean {
  if (isVariadic(best)) return false
  if (isVariadic(other)) return given.every((one, i) => isExactly(one, best, i)) // the last to be considered
  const different = given.map((one, i) => ({one, i})).filter(({i}) => askedBy(best, i) !== askedBy(other, i))
  return different.length > 0 && different.every(({one, i}) => isExactly(one, best, i) && !isExactly(one, other, i))
}

export const isVariadic = ({parameters}: Method): boolean => parameters.at(-1)?.isVariadic ?? false

const askedBy = ({parameters}: Method, index: number): string => bareType(parameters[index]?.type?.text ?? '')

function isExactly({expression, text}: Given, method: Method, index: number): boolean {
  const asked = askedBy(method, index)
  const literal = expression.parts.literal
  if (literal) return isKind(literal, asked)
  return text !== undefined && bareType(text) === asked
}

/** `String` for a string, `char` for a character. */
const isKind = (literal: string, asked: string): boolean =>
  literal !== 'null' && asked.length > 3 && literal.startsWith(asked.toLowerCase())

/** A text is never a truth value; a type of the changed files whose supertypes are all known is no other type of them. */
function contradicts({expression, type}: Given, method: Method, index: number, inheritance: Inheritance): boolean {
  const asked = askedBy(method, index)
  const literal = expression.parts.literal
  if (literal && literal !== 'null') return ['string', 'boolean'].some(kind => kind !== literal && isKind(kind, asked))
  if (!isDeclared(type) || inheritance.hasUnseenSupertype(type) || !method.parameters[index]) return false
  const parameter = inheritance.types.named(method.parameters[index].type?.text ?? '', {type: method.type, method})
  return isDeclared(parameter) && !inheritance.isSubtype(type, parameter)
}

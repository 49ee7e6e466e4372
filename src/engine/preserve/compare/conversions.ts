/**
 * Values that are kept, given or returned as another type: an `int` that a parameter takes as a `double` is divided otherwise, and
 * one that a variable takes as an object finds other methods. Only what the changed files tell is held against a refactoring.
 */
import type {Expression} from '../../model/expression.ts'
import type {Names} from '../graph/names.ts'
import type {Read} from './expressions.ts'

/** It is known to be of another type than it is declared as, and one of the two is primitive. */
export function isConverted({expression, frame}: Read, declared: string | undefined, names: Record<'before' | 'after', Names>): boolean {
  if (declared === undefined || declared === 'var') return false
  const type = names[frame.side].typeOf(expression, frame.site)
  return areOtherTypes(type ? ('outside' in type ? type.outside : type.name) : typeOfLiterals(expression), declared)
}

/** Of what is written out: `24 * 60` is an `int`, also where a `long` takes it. */
function typeOfLiterals({kind, text, parts, children}: Expression): string | undefined {
  if (kind === 'literal') return parts.literal === 'number' ? typeOfNumber(text.toLowerCase()) : LITERALS.get(parts.literal ?? '')
  if (kind !== 'parenthesized' && kind !== 'prefix' && kind !== 'infix') return undefined
  const types = children.map(typeOfLiterals)
  return NUMBERS.findLast(type => types.includes(type) && types.every(one => NUMBERS.includes(one ?? '')))
}

function typeOfNumber(text: string): string {
  const isHex = text.startsWith('0x')
  if (text.endsWith('l')) return 'long'
  if (text.endsWith('f') && !isHex) return 'float'
  return isHex ? 'int' : /[.de]/.test(text) ? 'double' : 'int'
}

const LITERALS = new Map([
  ['boolean', 'boolean'],
  ['character', 'char'],
])

/** From the narrowest to the widest. */
const NUMBERS = ['int', 'long', 'float', 'double']

export const areOtherTypes = (one: string | undefined, other: string | undefined): boolean =>
  one !== undefined &&
  other !== undefined &&
  one !== other &&
  one !== 'var' &&
  other !== 'var' &&
  (PRIMITIVE.has(one) || PRIMITIVE.has(other))

/** What is given as a number of some type becomes one, said or not. */
export const withoutCast = (value: Expression, type: string | undefined): Expression =>
  value.kind === 'cast' && value.parts.value && value.parts.type?.text === type && PRIMITIVE.has(type ?? '') ? value.parts.value : value

const PRIMITIVE = new Set(['boolean', 'byte', 'short', 'char', 'int', 'long', 'float', 'double'])

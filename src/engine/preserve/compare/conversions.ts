/**
 * Values that are kept, given or returned as another type: an `int` that a parameter takes as a `double` is divided otherwise, and
 * one that a variable takes as an object finds other methods. So does a text or an array: `print(Object)` is not `print(char[])`.
 */
import type {Expression} from '../../model/expression.ts'
import {bareType, simpleName} from '../../text/types.ts'
import type {Names} from '../graph/names.ts'
import type {Read} from './expressions.ts'
import {ABOVE_ALL, BOXES, isLowest, PRIMITIVE, typeOfValue} from './value-types.ts'

/**
 * Whether a value is of the type that it is declared as: known not to be, where that matters, or not seen; or maybe `narrower`, which
 * matters where it is given to something that may take it as what it is.
 */
export type Conversion = 'none' | 'converted' | 'unseen' | 'narrower'

export function conversionOf(read: Read, declared: string | undefined, names: Record<'before' | 'after', Names>): Conversion {
  if (declared === undefined || declared === 'var') return 'none'
  if (givesOrNot(read.expression)) return 'narrower'
  const type = typeOfValue(read, names)
  if (type === undefined) return TAKES_OTHERS.has(declared) ? 'unseen' : isWide(declared) ? 'narrower' : 'none'
  if (areOtherTypes(type, declared)) return 'converted'
  return areOtherClasses(type, declared) ? 'narrower' : 'none'
}

const isWide = (declared: string): boolean => BOXES.has(declared) || ABOVE_ALL.test(bareType(declared))

/** By their own names: where they stand may be written or not. */
const areOtherClasses = (one: string, other: string): boolean => simpleName(bareType(one)) !== simpleName(bareType(other))

/** `() -> run()` may be meant to give what that gives, or nothing: `submit` takes both, and a `Runnable` gives nothing. */
const givesOrNot = ({kind, children}: Expression): boolean => kind === 'lambda' && children.at(-1)?.kind === 'call'

export const isConverted = (read: Read, declared: string | undefined, names: Record<'before' | 'after', Names>): boolean =>
  conversionOf(read, declared, names) === 'converted'

/** Numbers of other types become these without a word. So do few an `int`: where one is asked for, it is taken to be given. */
const TAKES_OTHERS = new Set(['short', 'long', 'float', 'double'])

export const areOtherTypes = (one: string | undefined, other: string | undefined): boolean =>
  one !== undefined &&
  other !== undefined &&
  one !== other &&
  one !== 'var' &&
  other !== 'var' &&
  (PRIMITIVE.has(one) || PRIMITIVE.has(other) || areLowestAndAny(one, other) || areLowestAndAny(other, one))

const areLowestAndAny = (one: string, other: string): boolean => isLowest(one) && ABOVE_ALL.test(bareType(other))

/** What is given as a number of some type becomes one, said or not. */
export const withoutCast = (value: Expression, type: string | undefined): Expression =>
  value.kind === 'cast' && value.parts.value && value.parts.type?.text === type && PRIMITIVE.has(type ?? '') ? value.parts.value : value

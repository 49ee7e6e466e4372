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
  return type !== undefined && areOtherTypes('outside' in type ? type.outside : type.name, declared)
}

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

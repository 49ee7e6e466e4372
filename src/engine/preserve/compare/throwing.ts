/**
 * Values that may fail instead of being computed: a division, a cast, what is asked of `null`. Where such a value is computed earlier
 * than before, it must have been computed for sure, and nothing may have been done before it failed.
 */
import type {Expression} from '../../model/expression.ts'
import type {Statement} from '../../model/statement.ts'
import {actsIn, isFirstToRun, isInLambda, running, usesIn} from '../effects.ts'
import type {Frame} from '../frame.ts'
import type {Pass} from '../pass.ts'
import type {Read} from './expressions.ts'
import {BOXES, PRIMITIVE, typeOfValue} from './value-types.ts'

export function mayThrow({expression, frame}: Read, pass: Pass): boolean {
  return [...running(expression)].some(one => THROWING[one.kind]?.(one, frame, pass))
}

type Question = (expression: Expression, frame: Frame, pass: Pass) => boolean

const THROWING: Partial<Record<Expression['kind'], Question>> = {
  'array access': () => true,
  'attribute access': ({parts}, frame, pass) => parts.receiver !== undefined && mayBeNull(parts.receiver, frame, pass),
  cast: ({parts}) => !PRIMITIVE.has(parts.type?.text ?? ''),
  infix: (expression, frame, pass) => divides(expression, frame, pass) || unboxes(expression, frame, pass),
}

/** An object that is not there for sure, as `this` and types are. What is written with a capital and not seen is taken for a type. */
export function mayBeNull(receiver: Expression, frame: Frame, {world: {names}}: Pass): boolean {
  if (receiver.kind === 'this') return false
  if (receiver.kind !== 'name' && receiver.kind !== 'attribute access') return true
  const binding = names[frame.side].bindingOf(receiver, frame.site)
  return binding.is !== 'type' && !(binding.is === 'outside' && /^\p{Lu}|\./u.test(receiver.name ?? ''))
}

/** By something that may be zero, without a fraction. */
function divides(expression: Expression, frame: Frame, pass: Pass): boolean {
  const {operator = '', args = []} = expression.parts
  if (operator !== '/' && operator !== '%') return false
  const type = typeOfValue({expression, frame}, pass.world.names)
  if (type === 'float' || type === 'double') return false
  return args.slice(1).some(({kind, text}) => kind !== 'literal' || /^0+l?$/i.test(text))
}

/** Computes with a number that may be missing. */
function unboxes({parts: {operator = '', args = []}}: Expression, frame: Frame, pass: Pass): boolean {
  if (operator === '==' || operator === '!=') return false
  const types = args.map(expression => typeOfValue({expression, frame}, pass.world.names))
  return types.some(type => BOXES.has(type ?? '')) && !(operator === '+' && types.includes('String'))
}

/** Of statements that follow each other: the first that reads a name is sure to do so, before anything else is done. */
export function isReadAtOnce(statements: readonly Statement[], name: string): boolean {
  const place = statements.findIndex(statement => reads(statement, name))
  const first = statements[place]
  if (!first || !statements.slice(0, place).every(isPlain)) return false
  return [...usesIn(first, name)].some(use => isFirstToRun(use, first) && !isInLambda(use, first))
}

/** Declares or computes something; neither calls, nor sets, nor jumps. */
const isPlain = (statement: Statement): boolean =>
  (statement.kind === 'declaration' || statement.kind === 'empty') && !statement.children.length && !actsIn(statement)

export const reads = (statement: Statement, name: string): boolean =>
  !usesIn(statement, name).next().done || statement.children.some(child => reads(child, name))

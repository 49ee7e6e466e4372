/**
 * Calls of a method that moved to another type and takes other parameters there: `till.pay(sum)` and `Pay.pay(till, sum)`. Who
 * was asked is given now, or the other way round; what else is given is what the method found in its type before.
 */
import type {Finding} from '../../families/family.ts'
import type {Method, Parameter} from '../../model/code.ts'
import type {Expression} from '../../model/expression.ts'
import {steadinessOf} from '../effects.ts'
import {type Frame, frameOf} from '../frame.ts'
import {joined, markOf, type Pass} from '../pass.ts'
import {ownTokens} from '../tokens.ts'
import type {ExpressionComparison, Read} from './expressions.ts'
import {isLone, isMove, isSelfGiven} from './given-instead.ts'
import {areSameReceivers} from './receivers.ts'

export interface Call extends Read {
  method: Method
}

export function areSameMovedCalls(before: Call, after: Call, causes: readonly Finding[], comparison: ExpressionComparison): boolean {
  const {pass} = comparison
  if (!isMove(before.method, after.method, pass.world.relations) || !causes.length) return false
  if (![before, after].every(fits) || !isInOrder(before, after, pass)) return false
  const areShared = sharedPlaces(before, after, pass).every(([i, j]) => comparison.compare(argument(before, i), argument(after, j)))
  if (!areShared || !areAccounted(before, after, comparison) || !areAccounted(after, before, comparison)) return false
  if (!areAskedAlike(before, after, comparison, causes)) return false
  for (const call of [before, after]) paintCall(call, joined(before.frame.causes, after.frame.causes, causes), pass)
  return true
}

const fits = ({expression: {parts}, method: {parameters}}: Call): boolean =>
  parts.args?.length === parameters.length && !parameters.at(-1)?.isVariadic

/** Positions of the parameters that both have. */
const sharedPlaces = (before: Call, after: Call, {world: {partners}}: Pass): [before: number, after: number][] =>
  after.method.parameters.flatMap((parameter, j): [number, number][] => {
    const i = before.method.parameters.findIndex(one => partners.areSame(one, parameter))
    return i < 0 ? [] : [[i, j]]
  })

const argument = ({expression, frame}: Call, index: number): Read => ({expression: expression.parts.args?.[index] as Expression, frame})

/** What acts is computed in the order it stands in: with another order, one must be enough. */
function isInOrder(before: Call, after: Call, pass: Pass): boolean {
  const acting = ({expression: {parts}, frame}: Call) =>
    [...(parts.receiver ? [parts.receiver] : []), ...(parts.args ?? [])].filter(
      one => steadinessOf(one, frame, pass.world.names[frame.side]) === 'acts',
    ).length
  const isFirst = [before, after].every(({method}) => method.parameters.slice(1).every(parameter => !isLone(parameter, pass)))
  const places = sharedPlaces(before, after, pass)
  const isKept = places.every(([i], place) => place === 0 || places[place - 1][0] < i)
  return (isFirst && isKept) || (acting(before) === 0 && acting(after) === 0)
}

/** What only this call gives: the method found it elsewhere in the other version. */
function areAccounted(call: Call, other: Call, comparison: ExpressionComparison): boolean {
  return call.method.parameters.every((parameter, i) => {
    if (!isLone(parameter, comparison.pass)) return true
    const stand = standIn(parameter, call, other, comparison.pass)
    const given = argument(call, i)
    if (!stand) return false
    if (stand.is === 'self') return true // compared with who is asked
    if (!isSelf(other.expression.parts.receiver)) return false
    const found: Read = {expression: stand.expression, frame: frameOf(other.frame.side, other.method, other.frame.causes)}
    return call.frame.side === 'after' ? comparison.compare(found, given) : comparison.compare(given, found)
  })
}

const standIn = (parameter: Parameter, call: Call, other: Call, {world}: Pass) =>
  call.frame.side === 'after' ? world.given.of(other.method, call.method, parameter) : world.given.of(call.method, other.method, parameter)

const isSelf = (receiver: Expression | undefined): boolean => !receiver || (receiver.kind === 'this' && receiver.text === 'this')

/** Who was asked is given to a method that asks nobody; or nobody needs to be told. */
function areAskedAlike(before: Call, after: Call, comparison: ExpressionComparison, causes: readonly Finding[]): boolean {
  for (const [call, other] of [
    [after, before],
    [before, after],
  ]) {
    const index = call.method.parameters.findIndex(parameter => standIn(parameter, call, other, comparison.pass)?.is === 'self')
    if (index < 0) continue
    return call.method.modifiers.has('static') && isAsked(argument(call, index), other, comparison)
  }
  if (before.method.modifiers.has('static') === after.method.modifiers.has('static')) {
    return areSameReceivers(before, after, comparison, causes)
  }
  const asking = before.method.modifiers.has('static') ? after : before
  return isSelf(asking.expression.parts.receiver)
}

/** What one call gives is what the other asks. */
function isAsked(given: Read, other: Call, comparison: ExpressionComparison): boolean {
  const {receiver} = other.expression.parts
  if (receiver && !isSelf(receiver)) {
    const asked: Read = {expression: receiver, frame: other.frame}
    return given.frame.side === 'after' ? comparison.compare(asked, given) : comparison.compare(given, asked)
  }
  const isSameThis = isSelf(given.expression) && areSameTypes(given.frame, other.frame, comparison.pass)
  if (!isSameThis && !isSelfGiven(given, other.frame, comparison)) return false
  comparison.paint(given, given.frame.causes)
  return true
}

function areSameTypes(one: Frame, other: Frame, {world: {relations}}: Pass): boolean {
  if (one.given || other.given) return false
  const [before, after] = one.side === 'before' ? [one, other] : [other, one]
  return relations.areSame(before.site.type, after.site.type)
}

/** The name, the signs, and who is asked; arguments have spoken for themselves. */
function paintCall({expression, frame}: Call, causes: readonly Finding[], {notes}: Pass): void {
  for (const token of ownTokens(frame.file, expression, expression.parts.args ?? [])) notes.token(frame.file, token, markOf(causes))
}

/**
 * A method that moved is given what it found in its type before, or finds in its type what it was given: the two words are
 * one value. Learned while its bodies are compared, and held against its calls.
 */
import type {Attribute, Method, Parameter} from '../../model/code.ts'
import type {Relations} from '../../pair/relations.ts'
import {assignedNames, steadinessOf} from '../effects.ts'
import type {Frame} from '../frame.ts'
import {areSameStand, type Stand} from '../moved-parameters.ts'
import {joined, markOf, type Pass} from '../pass.ts'
import type {ExpressionComparison, Read} from './expressions.ts'
import {quietUntil} from './values.ts'

/** Two methods of different types that are one. */
interface Moved {
  before: Method
  after: Method
}

/** `this` or an attribute on the one side, a parameter that the other lacks on the other. */
export function isGivenInstead(before: Read, after: Read, comparison: ExpressionComparison): boolean {
  const moved = movedBetween(before.frame, after.frame, comparison.pass)
  if (!moved) return false
  for (const [read, other] of [
    [before, after],
    [after, before],
  ]) {
    const parameter = loneParameter(read, comparison)
    const stand = parameter && standOf(other, comparison)
    if (!stand || !mayStand(parameter, stand, moved, comparison.pass)) continue
    const mark = markOf(joined(before.frame.causes, after.frame.causes))
    for (const {expression, frame} of [before, after]) comparison.pass.notes.paint(frame.file, expression, mark)
    return true
  }
  return false
}

/** `this`, said or not, is what the parameter is. */
export function isSelfGiven(read: Read, other: Frame, comparison: ExpressionComparison): boolean {
  const moved =
    read.frame.side === 'after' ? movedBetween(other, read.frame, comparison.pass) : movedBetween(read.frame, other, comparison.pass)
  const parameter = moved && loneParameter(read, comparison)
  return parameter !== undefined && moved !== undefined && mayStand(parameter, {is: 'self'}, moved, comparison.pass)
}

function movedBetween(before: Frame, after: Frame, {world: {relations}}: Pass): Moved | undefined {
  const [b, a] = [before.site.method, after.site.method]
  if (!b || !a || before.given || after.given || !isMove(b, a, relations)) return undefined
  return {before: b, after: a}
}

/** In its own type, above and below it, a method with other parameters answers other calls. */
export const isMove = (before: Method, after: Method, relations: Relations): boolean =>
  !relations.areSame(before.type, after.type) && relations.direction(before.type, after.type) === 'moved'

/** A parameter of the method itself that the other version lacks, and that nobody sets. */
function loneParameter(read: Read, comparison: ExpressionComparison): Parameter | undefined {
  if (read.expression.kind !== 'name') return undefined
  const binding = comparison.bindingOf(read)
  const {method} = read.frame.site
  if (binding.is !== 'parameter' || binding.method !== method || !isLone(binding.parameter, comparison.pass)) return undefined
  return method.body && assignedNames(method.body).has(binding.parameter.name) ? undefined : binding.parameter
}

export const isLone = (parameter: Parameter, pass: Pass): boolean => !pass.world.partners.has(parameter) && !pass.hasPartner(parameter)

/** What is the same for as long as the method's object is: itself, and what its attributes hold. */
function standOf({expression, frame}: Read, comparison: ExpressionComparison): Stand | undefined {
  const names = comparison.pass.world.names[frame.side]
  if (expression.kind === 'this') {
    return expression.text === 'this' && names.typeOf(expression, frame.site) === frame.site.type ? {is: 'self'} : undefined
  }
  const attribute = rootAttribute({expression, frame}, comparison)
  return attribute && {is: 'attribute', attribute, expression, frame}
}

/** `desk.till.sum` of an attribute `desk` of the method's own object or type. */
function rootAttribute(read: Read, comparison: ExpressionComparison): Attribute | undefined {
  const {kind, parts} = read.expression
  if (kind !== 'name' && kind !== 'attribute access') return undefined
  const {receiver} = parts
  if (receiver && receiver.kind !== 'this') return rootAttribute({...read, expression: receiver}, comparison)
  const binding = comparison.bindingOf(read)
  if (binding.is !== 'attribute') return undefined
  const {inheritance} = comparison.pass.world.names[read.frame.side]
  return inheritance.isSubtype(read.frame.site.type, binding.attribute.type) ? binding.attribute : undefined
}

/** The same as wherever it was read before. */
function mayStand(parameter: Parameter, stand: Stand, moved: Moved, pass: Pass): boolean {
  const {given} = pass.world
  const known = given.of(moved.before, moved.after, parameter)
  if (known) return areSameStand(known, stand)
  if (isLate(parameter, stand, moved, pass)) return false
  if (!pass.isAttempting) given.learn(moved.before, moved.after, parameter, stand)
  return true
}

/** An attribute that was read time and again is read once now, when the call is made, or the other way round. */
function isLate(parameter: Parameter, stand: Stand, {before, after}: Moved, {world: {names}}: Pass): boolean {
  if (stand.is === 'self') return false
  const steadiness = steadinessOf(stand.expression, stand.frame, names[stand.frame.side])
  const {body} = before.parameters.includes(parameter) ? before : after
  return steadiness !== 'steady' && !(steadiness === 'reads' && body && quietUntil(body, parameter.name))
}

/** Parameters of two methods that need no partner, as it is known what they stand for. */
export const accountedAlone = ({before, after}: Moved, pass: Pass): Parameter[] =>
  [before, after].flatMap(({parameters}) =>
    parameters.filter(parameter => isLone(parameter, pass) && pass.world.given.of(before, after, parameter)),
  )

/**
 * Who is asked: the object or type that a member is taken of, in two expressions whose members are the same.
 */
import type {Finding} from '../../families/family.ts'
import type {Parameter, TypeDeclaration} from '../../model/code.ts'
import type {Frame} from '../frame.ts'
import type {Binding, Outside} from '../graph/names.ts'
import {joined} from '../pass.ts'
import type {ExpressionComparison, Read} from './expressions.ts'
import {isSelfGiven} from './given-instead.ts'

type Asked =
  | {is: 'nobody'} // a variable or a type needs none
  | {is: 'self'; type: TypeDeclaration}
  | {is: 'super'; type: TypeDeclaration}
  | {is: 'type'} // a static member, which is told by what it is
  | {is: 'object'; read: Read}

/** Where they differ, the smallest piece that does is noted. */
export function areSameReceivers(before: Read, after: Read, comparison: ExpressionComparison, causes: readonly Finding[] = []): boolean {
  const [b, a] = [askedOf(before, comparison), askedOf(after, comparison)]
  if (b.is === 'object' && a.is === 'object') {
    if (!comparison.compare(b.read, a.read)) return false
    for (const {expression} of [b.read, a.read]) comparison.pass.consume(expression)
    if (b.read.expression !== before.expression.parts.receiver) paintReceiver(before, after, comparison)
    if (a.read.expression !== after.expression.parts.receiver) paintReceiver(after, before, comparison)
    return true
  }
  if (!areSameAsked(b, a, before, after, comparison)) return comparison.differ(before, after, 'bound otherwise')
  const isSameText = before.expression.parts.receiver?.text === after.expression.parts.receiver?.text
  paintReceiver(before, after, comparison, isSameText ? [] : causes)
  paintReceiver(after, before, comparison, isSameText ? [] : causes)
  return true
}

function areSameAsked(b: Asked, a: Asked, before: Read, after: Read, comparison: ExpressionComparison): boolean {
  if (b.is === 'self' && a.is === 'self') return isSameSelf(b.type, a.type, before, after, comparison)
  if (b.is === 'self' && a.is === 'object') return isGivenSelf(b.type, a.read, before.frame, comparison)
  if (b.is === 'object' && a.is === 'self') return isGivenSelf(a.type, b.read, after.frame, comparison)
  if (b.is === 'super' && a.is === 'super') return comparison.pass.world.relations.areSame(b.type, a.type)
  if (b.is === 'type' && a.is === 'self') return isBoundFirmly(comparison.bindingOf(after))
  if (b.is === 'self' && a.is === 'type') return isBoundFirmly(comparison.bindingOf(before))
  if (b.is === 'nobody' && a.is === 'object') return isNamedHolder(before, a.read, comparison)
  if (b.is === 'object' && a.is === 'nobody') return isNamedHolder(after, b.read, comparison)
  if (b.is === 'nobody' || a.is === 'nobody') return b.is === a.is || isImportedInBoth(before, after, comparison)
  return b.is === a.is
}

/** `close(sum)`, imported from `Book`, and `Book.close(sum)`. */
function isNamedHolder(imported: Read, holder: Read, comparison: ExpressionComparison): boolean {
  const [member, type] = [comparison.bindingOf(imported), comparison.bindingOf(holder)]
  if (member.is !== 'outside' || !member.isQualified || member.unseen.length || type.is !== 'outside' || !type.isQualified) return false
  return member.name.startsWith(`${type.name}.`) && member.name.lastIndexOf('.') === type.name.length
}

/** By its name in the one file, with all others of its type in the other; where types above have the name, they have it for both. */
function isImportedInBoth(before: Read, after: Read, comparison: ExpressionComparison): boolean {
  const {relations} = comparison.pass.world
  const [b, a] = [before.frame.site.type, after.frame.site.type]
  if (!relations.areSame(b, a) && relations.direction(b, a) === 'moved') return false
  const [old, now] = [comparison.bindingOf(before), comparison.bindingOf(after)]
  return old.is === 'outside' && now.is === 'outside' && (isAmong(old, now) || isAmong(now, old))
}

const isAmong = (named: Outside, wide: Outside): boolean =>
  named.isQualified && !wide.isQualified && wide.open.includes(named.name.replace(/[^.]*$/, '*'))

/** A method that became static, or was: nobody else could have answered for it. */
const isBoundFirmly = (binding: Binding): boolean =>
  binding.is === 'method' &&
  binding.methods.every(
    ({visibility, modifiers, type}) => visibility === 'private' || modifiers.has('final') || type.modifiers.has('final'),
  )

/** `this.` and `Type.` say nothing that the member does not tell; what stands for another body's argument says that one's. */
function paintReceiver({expression, frame}: Read, other: Read, comparison: ExpressionComparison, causes: readonly Finding[] = []): void {
  const {receiver} = expression.parts
  if (receiver) comparison.paint({expression: receiver, frame}, joined(frame.causes, other.frame.causes, causes))
}

function askedOf(read: Read, comparison: ExpressionComparison): Asked {
  const {expression, frame} = read
  if (expression.kind === 'this') return selfOf(expression.text, frame, comparison)
  const {receiver} = expression.parts
  const binding = comparison.bindingOf(read)
  if (isLocal(binding) || isForeign(read, binding)) return {is: 'nobody'}
  if (!receiver) return isStatic(binding) ? {is: 'type'} : selfOf('this', frame, comparison)
  if (receiver.kind === 'this') return selfOf(receiver.text, frame, comparison)
  const asked: Read = {expression: receiver, frame}
  const of = receiver.kind === 'name' || receiver.kind === 'attribute access' ? comparison.bindingOf(asked) : undefined
  if (of?.is === 'type' && isStatic(binding)) return {is: 'type'}
  if (of?.is === 'parameter' && frame.given?.values.has(of.parameter)) return givenTo(of.parameter, frame, comparison)
  return {is: 'object', read: asked}
}

/** An argument that is `this` makes the parameter stand for the caller itself. */
function givenTo(parameter: Parameter, {given}: Frame, comparison: ExpressionComparison): Asked {
  if (!given) return {is: 'nobody'}
  const expression = given.values.get(parameter)
  if (!expression) return {is: 'nobody'}
  if (expression.kind === 'this') comparison.pass.consume(expression)
  return expression.kind === 'this'
    ? selfOf(expression.text, given.caller, comparison)
    : {is: 'object', read: {expression, frame: given.caller}}
}

function selfOf(text: string, frame: Frame, comparison: ExpressionComparison): Asked {
  const {given, site} = frame
  if (text === 'super') return {is: 'super', type: site.type}
  if (!given) return {is: 'self', type: site.type}
  if (!given.self || given.self.kind === 'this') return selfOf(given.self?.text ?? 'this', given.caller, comparison)
  const read = {expression: given.self, frame: given.caller}
  const binding = given.self.kind === 'name' ? comparison.bindingOf(read) : undefined
  return binding?.is === 'type' ? {is: 'self', type: binding.type} : {is: 'object', read}
}

const isLocal = (binding: Binding): boolean => binding.is === 'variable' || binding.is === 'parameter' || binding.is === 'type'

/** A bare word of another file that no supertype can have given: an imported member, or a type, as its name says. */
const isForeign = ({expression: {kind, name = '', parts}}: Read, binding: Binding): boolean =>
  binding.is === 'outside' && !parts.receiver && (!binding.unseen.length || (kind === 'name' && isTypeLike(name)))

/** Written as types are: a capital, and small letters after it. */
const isTypeLike = (name: string): boolean => /^\p{Lu}.*\p{Ll}/u.test(name)

function isStatic(binding: Binding): boolean {
  if (binding.is === 'attribute') return binding.attribute.modifiers.has('static') || binding.attribute.isEnumConstant
  return binding.is === 'method' && binding.methods.every(({modifiers}) => modifiers.has('static'))
}

/** The same object; or, where the member went to another type or comes from a supertype of both, whoever has it now. */
function isSameSelf(b: TypeDeclaration, a: TypeDeclaration, before: Read, after: Read, comparison: ExpressionComparison): boolean {
  const {relations} = comparison.pass.world
  if (b.kind === 'anonymous' || a.kind === 'anonymous') return b.kind === a.kind
  if (relations.areSame(b, a) || relations.direction(b, a) !== 'moved') return true
  if (before.expression.kind === 'this') return false
  const [old, now] = [comparison.bindingOf(before), comparison.bindingOf(after)]
  if (old.is !== 'outside' && now.is !== 'outside') return true
  if (old.is !== 'outside' || now.is !== 'outside') return false
  return old.unseen.some(name => now.unseen.includes(name)) || old.open.some(name => now.open.includes(name))
}

/** A method that moved is given what was `this`, as a parameter of that type; or the other way round. */
function isGivenSelf(self: TypeDeclaration, read: Read, other: Frame, comparison: ExpressionComparison): boolean {
  if (read.expression.kind !== 'name' || !read.frame.causes.length) return false
  const binding = comparison.bindingOf(read)
  if (binding.is !== 'parameter' || comparison.pass.world.partners.has(binding.parameter)) return false
  const type = comparison.pass.world.names[read.frame.side].typeNamed(binding.parameter.type?.text ?? '', read.frame.site)
  if ('outside' in type) return false
  const {relations} = comparison.pass.world
  const isOfType = read.frame.side === 'after' ? relations.areSame(self, type) : relations.areSame(type, self)
  return isOfType && isSelfGiven(read, other, comparison)
}

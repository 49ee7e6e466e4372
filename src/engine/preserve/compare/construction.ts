/**
 * What runs between the values of attributes of two classes, of which one stands above the other, while an object is made: the values,
 * initializers and constructors of all classes from the upper one to the one before the lower. Where these ask the object something, a
 * class below may answer, and set or read an attribute that has no value yet, or has it already.
 */
import type {Method, TypeDeclaration} from '../../model/code.ts'
import {descendants, type Expression} from '../../model/expression.ts'
import {expressionsIn} from '../../model/statement.ts'
import type {Names} from '../graph/names.ts'

export const isAskedMeanwhile = (upper: TypeDeclaration, lower: TypeDeclaration, names: Names): boolean =>
  names.inheritance.supertypes(lower).some(type => names.inheritance.isSubtype(type, upper) && asksItself(type, names))

function asksItself(type: TypeDeclaration, names: Names): boolean {
  const makers = [...type.initializers, ...type.methods.filter(({isConstructor}) => isConstructor)].filter(isOfObject)
  return (
    makers.some(method => [...inBody(method)].some(one => isAsked(one, type, method, names))) ||
    type.attributes
      .filter(isOfObject)
      .some(({initializer}) => initializer && [...descendants(initializer)].some(one => isAsked(one, type, undefined, names)))
  )
}

const isOfObject = ({modifiers}: {modifiers: ReadonlySet<string>}): boolean => !modifiers.has('static')

function* inBody({body}: Method): Generator<Expression> {
  for (const statement of body ? [...body.leaves, ...body.composites] : []) yield* expressionsIn(statement)
}

/** A call of its own that a class below may answer, or one that is given the object. */
function isAsked(call: Expression, type: TypeDeclaration, method: Method | undefined, names: Names): boolean {
  const {kind, name, parts} = call
  if (kind !== 'call' && kind !== 'creation') return false
  if (parts.args?.some(({kind: given, text}) => given === 'this' && text === 'this')) return true
  if (kind === 'creation' || name === 'this' || name === 'super' || (parts.receiver && parts.receiver.kind !== 'this')) return false
  const binding = names.bindingOf(call, {type, method})
  return binding.is !== 'method' || binding.methods.some(({modifiers}) => !modifiers.has('static'))
}

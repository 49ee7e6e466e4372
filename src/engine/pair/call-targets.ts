/**
 * Whether a call may mean a method of another type, by what the call is asked of: a type, a variable whose type is
 * written, nobody (then the method must be inherited, be around, or be imported), or something that cannot be told.
 */
import type {Method, TypeDeclaration} from '../model/code.ts'
import type {Expression} from '../model/expression.ts'
import {simpleName} from '../text/types.ts'
import type {Hierarchy} from './hierarchy.ts'

export function mayMean(call: Expression, caller: Method, method: Method, hierarchy: Hierarchy): boolean {
  if (method.isConstructor) return call.kind === 'creation'
  const {receiver} = call.parts
  if (!receiver || receiver.kind === 'this') return isInherited(caller, method, hierarchy)
  if (receiver.kind === 'name') {
    const type = typeOfName(receiver.text, caller)
    if (type) return isOfType(method.type, type, hierarchy)
    if (/^[A-Z]/.test(receiver.text)) return isOfType(method.type, receiver.text, hierarchy)
  }
  if (receiver.kind === 'creation') return isOfType(method.type, simpleName(receiver.name ?? ''), hierarchy)
  return hierarchy.knows(caller.type, method.type)
}

function isInherited(caller: Method, method: Method, hierarchy: Hierarchy): boolean {
  for (let type: TypeDeclaration | undefined = caller.type; type; type = type.outer) {
    if (type === method.type || hierarchy.isSubtype(type, method.type)) return true
  }
  return caller.file.imports.some(({name, isStatic}) => isStatic && name.includes(`.${method.type.name}.`))
}

/** The simple name of the type a variable, parameter or attribute is declared with. */
function typeOfName(name: string, caller: Method): string | undefined {
  const variable = caller.body?.variables.find(one => one.name === name)?.type
  const parameter = caller.parameters.find(one => one.name === name)?.type?.text
  const attribute = caller.type.attributes.find(one => one.name === name)?.valueType?.text
  const written = variable ?? parameter ?? attribute
  return written === undefined || written === 'var' ? undefined : simpleName(written)
}

const isOfType = (type: TypeDeclaration, name: string, hierarchy: Hierarchy): boolean =>
  type.name === name || hierarchy.namesAbove(type).has(name) || hierarchy.namesBelow(type).has(name)

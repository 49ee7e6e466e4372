/**
 * Whether a call may mean a method of another type, by what the call is asked of: a type, something whose type is
 * written in the changed files, nobody (then the method must be inherited, be around, or be imported), or something that
 * cannot be told.
 */
import type {Method, TypeDeclaration} from '../model/code.ts'
import type {Expression} from '../model/expression.ts'
import {simpleName} from '../text/types.ts'
import type {Hierarchy} from './hierarchy.ts'
import {declaredType, fitsBest} from './overloads.ts'

/** A guess is what only the name of the method and what the file mentions speak for. */
export type Meaning = 'told' | 'guessed'

export function meaningOf(call: Expression, caller: Method, method: Method, hierarchy: Hierarchy): Meaning | undefined {
  if (!fitsBest(call, caller, method)) return undefined
  const told = (isMeant: boolean): Meaning | undefined => (isMeant ? 'told' : undefined)
  if (method.isConstructor && call.kind !== 'creation') return told(caller.type === method.type) // `this(…)`
  if (method.isConstructor) return told(isOfType(method.type, method.name, caller, hierarchy))
  const {receiver} = call.parts
  if (!receiver || receiver.kind === 'this') return told(isInherited(caller, method, hierarchy))
  const types = typesOf(receiver, caller, hierarchy)
  const isMeant = types.some(name => isOfType(method.type, name, caller, hierarchy))
  if (isMeant || (types.length && receiver.kind !== 'call')) return told(isMeant) // methods of one name may give this or that
  return hierarchy.knows(caller.type, method.type) ? 'guessed' : undefined
}

function isInherited(caller: Method, method: Method, hierarchy: Hierarchy): boolean {
  for (let type: TypeDeclaration | undefined = caller.type; type; type = type.outer) {
    if (type === method.type || hierarchy.isSubtype(type, method.type)) return true
  }
  return caller.file.imports.some(({name, isStatic}) => isStatic && name.includes(`.${method.type.name}.`))
}

/** The simple names of the types that an expression may have; none where they cannot be told. */
function typesOf(expression: Expression, caller: Method, hierarchy: Hierarchy): string[] {
  const {kind, text, name, parts} = expression
  if (kind === 'name') {
    const written = declaredType(text, caller) ?? (/^\p{Lu}/u.test(text) ? text : undefined)
    return written === undefined ? [] : [simpleName(written)]
  }
  if (kind === 'creation') return [simpleName(name ?? '')]
  if (kind === 'cast') return parts.type ? [simpleName(parts.type.text)] : []
  if (kind === 'parenthesized') return typesOf(expression.children[0], caller, hierarchy)
  return kind === 'call' ? hierarchy.returnTypes(name ?? '').map(simpleName) : []
}

function isOfType(type: TypeDeclaration, name: string, {type: from}: Method, hierarchy: Hierarchy): boolean {
  if (type.name === name) return hierarchy.named(name, from).includes(type)
  return hierarchy.namesAbove(type).has(name) || hierarchy.namesBelow(type).has(name)
}

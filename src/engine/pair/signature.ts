/**
 * What tells two members of one type apart, as text.
 */
import type {Attribute, Method, TypeDeclaration} from '../model/code.ts'
import {renameWords} from '../text/tokens.ts'
import {bareType} from '../text/types.ts'

/** Type names that were renamed, before → after, so that `f(Old)` and `f(New)` are one signature. */
export type TypeRenames = ReadonlyMap<string, string>

const NO_RENAMES: TypeRenames = new Map()

export const methodKey = (method: Method, renames: TypeRenames = NO_RENAMES): string => keyWith(type => type, method, renames)

/** No type may have two methods that differ in packages and type arguments alone. */
export const bareKey = (method: Method, renames: TypeRenames = NO_RENAMES): string => keyWith(bareType, method, renames)

function keyWith(written: (type: string) => string, {isConstructor, name, parameters}: Method, renames: TypeRenames): string {
  const types = parameters.map(parameter => written(renameWords(parameter.type?.text ?? '', renames)))
  return `${isConstructor ? 'new' : name}(${types.join(',')})`
}

/** Two methods that take and give the same. */
export const isSameButName = (one: Method, other: Method): boolean =>
  one.parameters.map(({type}) => type?.text).join() === other.parameters.map(({type}) => type?.text).join() &&
  one.returnType?.text === other.returnType?.text &&
  one.hasBody === other.hasBody

export const attributeKey = (attribute: Attribute, renames: TypeRenames = NO_RENAMES): string =>
  `${attribute.name}:${renameWords(attribute.valueType?.text ?? '', renames)}`

/** The type's own name in its members' signatures says nothing about which type it is. */
export function memberKeys(type: TypeDeclaration): Set<string> {
  const self = new Map([[type.name, 'Self']])
  return new Set([
    ...type.methods.map(method => methodKey(method, self)),
    ...type.attributes.map(attribute => attributeKey(attribute, self)),
    ...type.types.map(nested => `class ${nested.name}`),
  ])
}

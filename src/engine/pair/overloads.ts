/**
 * Methods of one name and as many parameters: the arguments whose types are written tell which of them a call means.
 */
import type {Method} from '../model/code.ts'
import type {Expression} from '../model/expression.ts'
import {simpleName} from '../text/types.ts'

/** False where another method of the type fits the arguments better. */
export function fitsBest(call: Expression, caller: Method, method: Method): boolean {
  const alike = method.type.methods.filter(one => one.name === method.name && one.parameters.length === method.parameters.length)
  if (alike.length < 2) return true
  const given = (call.parts.args ?? []).map(argument => typeOf(argument, caller))
  const fitting = (one: Method) => given.filter((type, i) => type && isNamed(type, one.parameters[i]?.type?.text ?? '')).length
  const own = fitting(method)
  return alike.every(one => fitting(one) <= own)
}

/** The type of an argument as far as it is written; of a literal its kind. */
function typeOf({kind, name, parts}: Expression, caller: Method): string | undefined {
  if (kind === 'literal') return parts.literal
  if (kind === 'creation') return name
  if (kind === 'cast') return parts.type?.text
  return kind === 'name' && name ? declaredType(name, caller) : undefined
}

/** What a variable, parameter or attribute is declared with, if not with `var`. */
export function declaredType(name: string, caller: Method): string | undefined {
  const variable = caller.body?.variables.find(one => one.name === name)?.type
  const parameter = caller.parameters.find(one => one.name === name)?.type?.text
  const attribute = caller.type.attributes.find(one => one.name === name)?.valueType?.text
  const written = variable ?? parameter ?? attribute
  return written === 'var' ? undefined : written
}

/** `String` for a string, `char` for a character, `List` for `List<T>`. */
function isNamed(given: string, parameter: string): boolean {
  const [one, other] = [simpleName(given).toLowerCase(), simpleName(parameter).toLowerCase()]
  return one === other || (other.length > 3 && one.startsWith(other))
}

/**
 * Whether one method may take what another one took.
 */
import type {Method} from '../model/code.ts'
import {sharesWord} from '../text/words.ts'

export const typesOf = (method: Method): string => method.parameters.map(({type}) => type?.text).join()

export function compatibleParameters(before: Method, after: Method): boolean {
  const b = new Set(before.parameters.map(p => `${p.name}:${p.type?.text}`))
  const a = new Set(after.parameters.map(p => `${p.name}:${p.type?.text}`))
  const common = [...b].filter(one => a.has(one)).length
  const names = (method: Method) => method.parameters.map(p => p.name).join()
  if (typesOf(before) === typesOf(after) || names(before) === names(after)) return true
  const [fewer, more] = before.parameters.length < after.parameters.length ? [before, after] : [after, before]
  if (fewer.parameters.every(({name}) => more.parameters.some(other => other.name === name))) return true
  const isOneForOne = b.size === a.size && before.name !== after.name && sharesWord(before.name, after.name)
  return isOneForOne || common === b.size || common === a.size || common >= b.size + a.size - 2 * common
}

/** Half of the parameters at least, by name. */
export function haveParametersInCommon(before: Method, after: Method): boolean {
  const names = new Set(before.parameters.map(({name}) => name))
  const common = after.parameters.filter(({name}) => names.has(name)).length
  return common > 0 && 2 * common >= Math.max(before.parameters.length, after.parameters.length)
}

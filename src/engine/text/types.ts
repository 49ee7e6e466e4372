/**
 * Type texts: `java.util.Map<String,Integer>[]` in the forms that names are compared and printed in.
 */

/** Without package: everything before the first part with a capital, where there are at least two dots. */
export function shortened(type: string): string {
  const end = type.search(/[<[\s]/)
  const name = end < 0 ? type : type.slice(0, end)
  const parts = name.split('.')
  const dotted = name.endsWith('...') ? parts.length - 3 : parts.length
  if (dotted < 3 || !/^[a-z]/.test(name)) return type
  const first = parts.findIndex(part => /^[A-Z]/.test(part))
  return first < 0 ? type : parts.slice(first).join('.') + (end < 0 ? '' : type.slice(end))
}

/** The bare last name: `a.b.Map<K,V>[]` → `Map`. */
export function simpleName(type: string): string {
  const end = type.search(/[<[\s]/)
  const name = (end < 0 ? type : type.slice(0, end)).replace(/\.\.\.$/, '')
  return name.slice(name.lastIndexOf('.') + 1)
}

/** Without package and type arguments; `T...` is `T[]` written otherwise: `a.b.Map<K,V>...` → `Map[]`. */
export const bareType = (type: string): string => simpleName(type) + (/(\[\])*(\.\.\.)?$/.exec(type)?.[0].replace('...', '[]') ?? '')

/** The types of refactorings that can be asked for by name. */
import {families} from '../engine/families/index.ts'

const names = families.flatMap(family => family.names)

const plain = (name: string) => name.toLowerCase().replace(/[\s_-]+/g, ' ')

/** `extract method` and `extract-method` are Extract Method. */
export const typeNamed = (name: string): string | undefined => names.find(one => plain(one) === plain(name))

/** Those that share most words with a name that is none. */
export function typesLike(name: string): string[] {
  const words = new Set(plain(name).split(' '))
  const shared = (type: string) =>
    plain(type)
      .split(' ')
      .filter(word => words.has(word)).length
  const most = Math.max(...names.map(shared))
  return most === 0 ? [] : names.filter(type => shared(type) === most).slice(0, 5)
}

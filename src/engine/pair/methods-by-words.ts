/**
 * Methods by the words of their names. Most two methods of a large change share none, and those that share a word or two of many
 * are not of one name: so only few have to be looked at.
 */
import type {Method} from '../model/code.ts'
import {wordsOf} from '../text/words.ts'

const MANY_WORDS = 3 // in common; then two names are alike, whatever else is in them

export class MethodsByWords {
  private readonly byWord = new Map<string, Method[]>()
  private readonly sizes = new Map<Method, number>()

  constructor(methods: Iterable<Method>) {
    for (const method of methods) {
      const keys = keysOf(method)
      this.sizes.set(method, keys.size)
      for (const key of keys) {
        const list = this.byWord.get(key)
        if (list) list.push(method)
        else this.byWord.set(key, [method])
      }
    }
  }

  /** Those that give the same and whose names have many words in common with this one, or all of one of the two. */
  *alike(method: Method): Generator<Method> {
    const keys = keysOf(method)
    const common = new Map<Method, number>()
    for (const key of keys) for (const other of this.byWord.get(key) ?? []) common.set(other, (common.get(other) ?? 0) + 1)
    for (const [other, count] of common) {
      if (count >= MANY_WORDS || count === keys.size || count === this.sizes.get(other)) yield other
    }
  }
}

const keysOf = ({name, returnType}: Method): Set<string> => new Set(wordsOf(name).map(word => `${word} ${returnType?.text ?? ''}`))

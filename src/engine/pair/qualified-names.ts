/**
 * Names of methods together with those of their types: a word of the one may have gone to the other, where it says the same.
 *
 *   interface Gauge { long readLong(); double readDouble(); }        interface LongGauge { long read(); }
 */
import type {Method} from '../model/code.ts'
import {wordsOf} from '../text/words.ts'

/** What the name of the method lost is in the name of its type now. */
export function gaveWordsToType(before: Method, after: Method): boolean {
  const [old, now] = [new Set(wordsOf(before.name)), new Set(wordsOf(after.name))]
  const ofType = new Set(wordsOf(after.type.name))
  return (
    now.size > 0 &&
    now.size < old.size &&
    [...now].every(word => old.has(word)) &&
    [...old].every(word => now.has(word) || ofType.has(word))
  )
}

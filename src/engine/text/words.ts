import {distance} from 'fastest-levenshtein'

/** The words that a name is made of: `setQueryData` and `QUERY_DATA` share two. */
export const wordsOf = (name: string): string[] => name.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])|\d+/g)?.map(word => word.toLowerCase()) ?? []

export function commonWords(name: string, other: string): string[] {
  const others = new Set(wordsOf(other))
  return wordsOf(name).filter(word => others.has(word))
}

/** `setQueryData` and `setQueryWhere` share words; a short verb alone says nothing. */
export function sharesWord(before: string, after: string): boolean {
  const common = commonWords(before, after)
  return common.length > 1 || (common.length === 1 && common[0].length > 3)
}

/** `defaultPrice` contains the words of `PRICE`. */
export function containsWords(name: string, other: string): boolean {
  const words = new Set(wordsOf(name))
  const others = wordsOf(other)
  return others.length > 0 && others.every(word => words.has(word))
}

/** `maxCount` and `MAX_COUNT` differ in style only. */
export const sameLetters = (name: string, other: string): boolean => lettersOf(name) === lettersOf(other)

const lettersOf = (name: string): string => name.replaceAll('_', '').toLowerCase()

/** What two names that are alike have in common for certain: their digits and how they begin. */
export const alikeKey = (name: string): string => name.replace(/\D/g, '') + (/[a-z\d]/i.exec(name)?.[0].toLowerCase() ?? '')

/** One name in two spellings: other capitals or underscores, a plural, a typing error in a long word. */
export function isAlike(before: string, after: string): boolean {
  if (sameLetters(before, after)) return true
  if (before.replace(/\D/g, '') !== after.replace(/\D/g, '')) return false
  const b = wordsOf(before)
  const a = wordsOf(after)
  return b.length === a.length && b.length > 1 && b.every((word, i) => isSameWord(word, a[i]))
}

function isSameWord(before: string, after: string): boolean {
  if (before === after) return true
  if (before === `${after}s` || after === `${before}s`) return true
  // `include` and `exclude`, `validate` and `invalidate`: what is wrong in the beginning is no typing error.
  return before[0] === after[0] && Math.min(before.length, after.length) > 6 && distance(before, after) < 3
}

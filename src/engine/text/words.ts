/** The words that a name is made of: `setQueryData` and `QUERY_DATA` share two. */
export const wordsOf = (name: string): string[] => name.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g)?.map(word => word.toLowerCase()) ?? []

/** `setQueryData` and `setQueryWhere` share words; a short verb alone says nothing. */
export function sharesWord(before: string, after: string): boolean {
  const others = new Set(wordsOf(after))
  const common = wordsOf(before).filter(word => others.has(word))
  return common.length > 1 || (common.length === 1 && common[0].length > 3)
}

/** `defaultPrice` contains the words of `PRICE`. */
export function containsWords(name: string, other: string): boolean {
  const words = new Set(wordsOf(name))
  const others = wordsOf(other)
  return others.length > 0 && others.every(word => words.has(word))
}

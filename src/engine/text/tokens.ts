/**
 * Canonical text in pieces: words, numbers, strings and signs. Used where a name must be found or put in place of
 * another without touching strings or longer names.
 */
const TOKEN = /"""[\s\S]*?"""|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|[\p{L}\p{N}_$]+|\s+|./gsu

export const tokensOf = (text: string): string[] => text.match(TOKEN) ?? []

/** Puts other texts in the place of bare names; `a.name`, `name(` and strings stay. */
export function substitute(text: string, replacements: ReadonlyMap<string, string>): string {
  if (!replacements.size) return text
  const tokens = tokensOf(text)
  return tokens
    .map((token, i) => (replacements.has(token) && tokens[i - 1] !== '.' && tokens[i + 1] !== '(' ? replacements.get(token) : token))
    .join('')
}

/** Renames whole words wherever they stand but in strings. */
export function renameWords(text: string, renames: ReadonlyMap<string, string>): string {
  if (!renames.size) return text
  return tokensOf(text)
    .map(token => renames.get(token) ?? token)
    .join('')
}

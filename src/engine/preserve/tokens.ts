/**
 * The tokens of a stretch of code, as numbers into those of its file; comments never count.
 */
import type {Extent, SourceFile} from '../model/code.ts'
import {tokenFrom} from '../model/tokens.ts'

export function codeTokens({tokens}: SourceFile, {start, end}: Extent): number[] {
  const found: number[] = []
  for (let i = tokenFrom(tokens, start); i < tokens.count && tokens.start[i] < end; i++) if (!tokens.isComment[i]) found.push(i)
  return found
}

export const tokenText = ({text, tokens}: SourceFile, token: number): string => text.slice(tokens.start[token], tokens.end[token])

/** Those that belong to none of the parts: signs, keywords, the word of a call. */
export function ownTokens(file: SourceFile, whole: Extent, parts: readonly Extent[]): number[] {
  const tokens = codeTokens(file, whole)
  if (!parts.length) return tokens
  const {start} = file.tokens
  const inOrder = [...parts].sort((x, y) => x.start - y.start)
  let [next, covered] = [0, 0]
  return tokens.filter(token => {
    for (; next < inOrder.length && inOrder[next].start <= start[token]; next++) covered = Math.max(covered, inOrder[next].end)
    return start[token] >= covered
  })
}

/**
 * The tokens of an expression or statement that belong to none of its parts: signs, keywords, the word of a call.
 */
import type {Extent, SourceFile} from '../model/code.ts'
import {codeTokens} from './notes.ts'

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

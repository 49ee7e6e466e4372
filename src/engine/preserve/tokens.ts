/**
 * The tokens of a stretch of code, as numbers into those of its file; comments never count.
 */
import type {Extent, SourceFile} from '../model/code.ts'
import {type Tokens, tokenFrom} from '../model/tokens.ts'

export function codeTokens({tokens}: SourceFile, {start, end}: Extent): number[] {
  const found: number[] = []
  collect(tokens, tokenFrom(tokens, start), end, found)
  return found
}

export const tokenText = ({text, tokens}: SourceFile, token: number): string => text.slice(tokens.start[token], tokens.end[token])

/** Those that belong to none of the parts: signs, keywords, the word of a call. */
export function ownTokens({tokens}: SourceFile, {start, end}: Extent, parts: readonly Extent[]): number[] {
  const found: number[] = []
  let next = tokenFrom(tokens, start)
  let covered = start
  for (const part of inOrder(parts)) {
    if (part.start >= end) break
    if (part.start > covered) next = collect(tokens, next, part.start, found)
    if (part.end <= covered) continue
    covered = part.end
    next = skip(tokens, next, covered)
  }
  collect(tokens, next, end, found)
  return found
}

/** Adds the tokens from one on that begin before an offset, and gives the first that does not. */
function collect({start, count, isComment}: Tokens, from: number, end: number, found: number[]): number {
  let i = from
  for (; i < count && start[i] < end; i++) if (!isComment[i]) found.push(i)
  return i
}

const NEAR = 16 // tokens; to look further ahead one by one costs more than a search

function skip(tokens: Tokens, from: number, offset: number): number {
  const {start, count} = tokens
  for (let i = from; i < from + NEAR; i++) if (i >= count || start[i] >= offset) return i
  return tokenFrom(tokens, offset)
}

function inOrder(parts: readonly Extent[]): readonly Extent[] {
  for (let i = 1; i < parts.length; i++) if (parts[i].start < parts[i - 1].start) return [...parts].sort((x, y) => x.start - y.start)
  return parts
}

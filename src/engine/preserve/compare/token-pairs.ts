/**
 * The signs and words that belong to two pieces of code themselves, one by one.
 */
import type {Finding} from '../../families/family.ts'
import type {Frame} from '../frame.ts'
import {joined, markOf, type Pass} from '../pass.ts'
import {tokenText} from '../tokens.ts'

export interface TokenRun {
  frame: Frame
  tokens: readonly number[]
}

/** A name that changed, and what accounts for it. */
export interface Renamed {
  before: string
  after: string
  causes: readonly Finding[]
}

/** What accounts for two words being one, beyond what accounts for the code around them; nothing where they are not. */
export type Accept = (before: string, after: string) => readonly Finding[] | undefined

export const accepting =
  (name?: Renamed): Accept =>
  (before, after) =>
    name && before === name.before && after === name.after ? name.causes : before === after ? [] : undefined

/** Speaks for all of them where each has its like, and for none otherwise. */
export function sayPaired(before: TokenRun, after: TokenRun, {notes}: Pass, accept: Accept): boolean {
  const [b, a] = [before.frame.file, after.frame.file]
  if (before.tokens.length !== after.tokens.length) return false
  const accepted = before.tokens.map((token, i) => accept(tokenText(b, token), tokenText(a, after.tokens[i])))
  if (!accepted.every(causes => causes !== undefined)) return false
  const causes = joined(before.frame.causes, after.frame.causes)
  for (const [i, more] of accepted.entries()) {
    const mark = markOf(joined(causes, more))
    notes.token(b, before.tokens[i], mark)
    notes.token(a, after.tokens[i], mark)
  }
  return true
}

/** Whether a variable may be set again is the compiler's business alone. */
export const withoutInert = (run: TokenRun, pass: Pass): TokenRun => without('final', run, pass)

/** What one of them may have and the other lack. */
export function without(text: string | undefined, run: TokenRun, {notes}: Pass): TokenRun {
  if (text === undefined) return run
  const {frame, tokens} = run
  const isOptional = (token: number) => tokenText(frame.file, token) === text
  for (const token of tokens.filter(isOptional)) notes.token(frame.file, token, markOf(frame.causes))
  return {frame, tokens: tokens.filter(token => !isOptional(token))}
}

/** Which lines of a file differ between its two versions, where nobody else has said so. */
import {commonSequence} from '../engine/text/sequence.ts'

/** Differences in one file past which a diff costs seconds; all lines between the first and the last count as changed then. */
const MANY = 1000

/** Line numbers, from 1. */
export interface ChangedLines {
  before: number[]
  after: number[]
}

/** An absent version is an empty one. */
export function changedLines(before = '', after = ''): ChangedLines {
  const [old, now] = [linesOf(before), linesOf(after)]
  const kept = commonSequence(old, now, MANY)
  const rest = (lines: string[], side: 0 | 1) => {
    const held = new Set(kept.map(pair => pair[side]))
    return [...lines.keys()].filter(index => !held.has(index)).map(index => index + 1)
  }
  return {before: rest(old, 0), after: rest(now, 1)}
}

const linesOf = (text: string): string[] =>
  (text.endsWith('\n') ? text.slice(0, -1) : text).split('\n').slice(0, text === '' ? 0 : undefined)

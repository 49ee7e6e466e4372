/** Of a line that was removed and the one that stands in its place: the part in which they differ, in whole words. */
import type {InnerRow} from '../../report/inner-diff.ts'

export interface Part {
  start: number
  end: number
}

type CodeRow = Exclude<InnerRow, {kind: 'skipped'}>

/** By the row's position; rows that have no partner, or share nothing with it, are not among them. */
export function changedParts(rows: InnerRow[]): Map<number, Part> {
  const parts = new Map<number, Part>()
  for (let at = 0; at < rows.length; ) {
    const removed = run(rows, at, 'removed')
    const added = run(rows, at + removed, 'added')
    for (let pair = 0; pair < Math.min(removed, added); pair++) {
      const [gone, fresh] = [at + pair, at + removed + pair]
      const [old, now] = differing((rows[gone] as CodeRow).text, (rows[fresh] as CodeRow).text) ?? []
      if (old && now) parts.set(gone, old).set(fresh, now)
    }
    at += Math.max(1, removed + added)
  }
  return parts
}

function run(rows: InnerRow[], from: number, kind: InnerRow['kind']): number {
  let length = 0
  while (rows[from + length]?.kind === kind) length++
  return length
}

const WORD = /[\p{L}\p{N}_$]/u

function differing(one: string, other: string): [Part, Part] | undefined {
  const shortest = Math.min(one.length, other.length)
  let start = 0
  while (start < shortest && one[start] === other[start]) start++
  while (start > 0 && (isInWord(one, start) || isInWord(other, start))) start--
  let tail = 0
  while (tail < shortest - start && one.at(-1 - tail) === other.at(-1 - tail)) tail++
  while (tail > 0 && (isInWord(one, one.length - tail) || isInWord(other, other.length - tail))) tail--
  const shared = one.slice(0, start) + one.slice(one.length - tail)
  // Two lines that have only brackets in common are two lines.
  if (!WORD.test(shared)) return undefined
  return [
    {start, end: one.length - tail},
    {start, end: other.length - tail},
  ]
}

const isInWord = (text: string, at: number) => WORD.test(text[at - 1] ?? '') && WORD.test(text[at] ?? '')

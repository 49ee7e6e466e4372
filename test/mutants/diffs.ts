/** What a diff of the change shows: lines that are gone, new or kept. Lines count from 1. */
import {commonSequence} from '../../src/engine/text/sequence.ts'
import type {Change} from '../../src/library/index.ts'
import {versionsOf} from '../../src/library/reading.ts'

export interface Line {
  path: string
  line: number
  text: string
}

interface FileDiff {
  before: string | undefined
  after: string | undefined
  gone: Line[]
  isNew: Set<number>
}

export class Diffs {
  private constructor(private readonly files: readonly FileDiff[]) {}

  static of(change: Change): Diffs {
    return new Diffs(versionsOf(change).map(({before, after}) => fileDiff(change, before, after)))
  }

  /** The same change with another text after; only its file is compared anew. */
  with(change: Change, path: string): Diffs {
    return new Diffs(this.files.map(file => (file.after === path ? fileDiff(change, file.before, path) : file)))
  }

  isNew(path: string, line: number): boolean {
    return this.files.some(file => file.after === path && file.isNew.has(line))
  }

  /** Of all files. */
  gone(): Line[] {
    return this.files.flatMap(file => file.gone)
  }
}

export const linesIn = (text: string): string[] => (text.endsWith('\n') ? text.slice(0, -1) : text).split('\n')

function fileDiff(change: Change, before: string | undefined, after: string | undefined): FileDiff {
  const old = before === undefined ? [] : linesIn(change.before[before])
  const now = after === undefined ? [] : linesIn(change.after[after])
  const pairs = commonSequence(old, now)
  const gone = changed(old, new Set(pairs.map(([line]) => line)))
  const isNew = changed(now, new Set(pairs.map(([, line]) => line)))
  return {
    before,
    after,
    gone: before === undefined ? [] : [...gone].sort((a, b) => a - b).map(i => ({path: before, line: i + 1, text: old[i]})),
    isNew: new Set([...isNew].map(i => i + 1)),
  }
}

/** Of several equal lines git shows the last ones as changed: runs slide down as far as they can. */
function changed(lines: readonly string[], kept: ReadonlySet<number>): Set<number> {
  const found = new Set(lines.keys())
  for (const line of kept) found.delete(line)
  for (let start = 0; start < lines.length; start++) {
    if (!found.has(start)) continue
    let end = start
    while (found.has(end)) end++
    for (; end < lines.length && !found.has(end) && lines[start] === lines[end]; start++, end++) {
      found.delete(start)
      found.add(end)
    }
    while (found.has(end)) end++
    start = end
  }
  return found
}

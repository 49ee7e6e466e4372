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
  const [keptBefore, keptAfter] = [0, 1].map(side => new Set(pairs.map(pair => pair[side])))
  return {
    before,
    after,
    gone: old.flatMap((text, i) => (before === undefined || keptBefore.has(i) ? [] : [{path: before, line: i + 1, text}])),
    isNew: new Set(now.map((_, i) => i + 1).filter(line => !keptAfter.has(line - 1))),
  }
}

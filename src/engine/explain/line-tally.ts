/**
 * Collects, line by line, what became of the tokens that stand on it, and says what that makes of the line.
 */
import type {Finding} from '../families/family.ts'
import type {Because, LineVerdict} from '../report.ts'
import type {LineRun} from './explanation.ts'

/** What became of a token: it stayed, or it changed, with or without refactorings that account for it. */
export type Fate = {is: 'same'} | Changed

export interface Changed {
  is: 'explained' | 'unexplained'
  causes: readonly Finding[]
  because?: Because
}

export const SAME: Fate = {is: 'same'}

interface Line {
  explained: boolean
  unexplained: boolean
  causes: Set<Finding>
  because: Set<Because>
  /** What was said last: many tokens of a line have one fate. */
  last?: Fate
}

export class LineTally {
  /** Lines on which something changed; the position is the number of the line. */
  private readonly changed: (Line | undefined)[] = []
  private readonly moved = new Set<number>()

  constructor(private readonly count: number) {}

  /** A token that ends on another line stands on all in between. */
  add(startLine: number, endLine: number, fate: Fate): void {
    if (fate.is === 'same') return
    for (let number = startLine; number <= endLine; number++) {
      const line = this.lineOf(number)
      if (line.last === fate) continue
      line.last = fate
      line[fate.is] = true
      for (const cause of fate.causes) line.causes.add(cause)
      if (fate.because) line.because.add(fate.because)
    }
  }

  private lineOf(number: number): Line {
    let line = this.changed[number]
    if (!line) this.changed[number] = line = {explained: false, unexplained: false, causes: new Set(), because: new Set()}
    return line
  }

  /** The lines of something that stands elsewhere among its neighbours, and else is what it was. */
  addMoved(startLine: number, endLine: number): void {
    for (let number = startLine; number <= endLine; number++) this.moved.add(number)
  }

  /** Neighbours of which the same is known are one run. */
  runs(): LineRun[] {
    const runs: LineRun[] = []
    let last: LineRun | undefined
    for (let number = 1; number <= this.count; number++) {
      if (last && !this.changed[number] && last.verdict === 'same' && this.moved.has(number) === last.because.length > 0) {
        last.endLine = number
        continue
      }
      const run = this.runOf(number)
      if (last && isAlike(last, run)) last.endLine = number
      else runs.push(run)
      last = runs[runs.length - 1]
    }
    return runs
  }

  private runOf(number: number): LineRun {
    const line = this.changed[number]
    const verdict = verdictOf(line)
    const because = line ? [...line.because] : []
    if (this.moved.has(number) && (verdict === 'same' || verdict === 'explained')) because.push('moved')
    return {startLine: number, endLine: number, verdict, causes: line ? [...line.causes] : [], because}
  }
}

function verdictOf(line: Line | undefined): LineVerdict['verdict'] {
  if (!line) return 'same'
  if (line.explained && line.unexplained) return 'partly'
  return line.explained ? 'explained' : 'unexplained'
}

const isAlike = (one: LineRun, other: LineRun): boolean =>
  one.verdict === other.verdict && sameMembers(one.causes, other.causes) && sameMembers(one.because, other.because)

const sameMembers = <T>(ones: readonly T[], others: readonly T[]): boolean =>
  ones.length === others.length && ones.every(one => others.includes(one))

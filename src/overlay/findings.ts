/** What the overlay is given to show: plain data, made where the engine and GitHub are known. */
import type {FileLines, Refactoring, Side, SkipReason, Warning} from '../engine/report.ts'
import type {InnerDiff} from '../report/inner-diff.ts'

export interface Findings {
  refactorings: Refactoring[]
  regions: Region[]
  /** Path before → path after, of files that GitHub shows as renamed. */
  renamed: Record<string, string>
  /** All changed files, and those of which both versions were read. */
  filesChanged: number
  filesRead: number
  notes: Note[]
  /** Of files that were read, what is known of their lines; a line that no run holds is not explained. */
  lines: FileLines[]
  /** All changed files, in GitHub's order. */
  files: FileTally[]
  warnings: Warning[]
  foldable: FoldableLines[]
  /** Of refactorings that moved, extracted or inlined code, by their position: what differs inside it. */
  innerDiffs: Record<number, InnerDiff>
}

/** Changed lines that need no review, in order, and what stands on them: the page may show another version than was read. */
export interface FoldableLines {
  path: string
  side: Side
  lines: number[]
  /** `lineHash` of each. */
  hashes: number[]
}

/** The changed lines of one file, on both sides together. What is neither explained nor partly explained is not explained. */
export interface FileTally {
  /** Its path after the change. */
  path: string
  /** Nothing is claimed about the lines of files that were not read. */
  read: boolean
  changed: number
  explained: number
  partly: number
}

/** A stretch of lines that a refactoring touches; `refactoring` counts from 0. */
export interface Region {
  refactoring: number
  path: string
  side: Side
  startLine: number
  endLine: number
}

/** What a reader must know about the result, beside the refactorings. */
export type Note =
  | {kind: 'not fetched'; path: string; reason: Trouble | {kind: 'too large'} | {kind: 'gone'}}
  | {kind: 'not read'; path: string; side: Side; reason: SkipReason}
  | {kind: 'syntax errors'; path: string; side: Side; line: number}
  /** GitHub does not list all changed files; how many there are, where it says so. */
  | {kind: 'list cut'; listed: number; total?: number}
  | {kind: 'stopped'; reason: 'cancelled' | 'time limit'}
  | {kind: 'other languages'; paths: string[]}
  /** There is no code of a person in it. */
  | {kind: 'set aside'; path: string; reason: 'submodule' | 'symbolic link' | 'stored elsewhere' | 'generated'}
  | {kind: 'merge'; parents: number}
  | {kind: 'first commit'}
  | {kind: 'page not recognised'}

/** Why there is nothing to show. */
export type Trouble =
  | {kind: 'rate limit'; resetsAt: number; withToken: boolean}
  | {kind: 'not found'; withToken: boolean}
  | {kind: 'no such commit'}
  | {kind: 'token refused'}
  | {kind: 'single sign-on'}
  | {kind: 'forbidden'}
  | {kind: 'server error'; status: number}
  | {kind: 'no connection'}
  | {kind: 'unexpected answer'}
  | {kind: 'cancelled'}
  /** Something in Refract itself; `detail` is its own words, where it has any. */
  | {kind: 'broken'; detail?: string}
  /** The part of Refract in this page is older than the rest. */
  | {kind: 'outdated'}

export type Progress =
  | {step: 'listing'}
  /** `soFar`: what the files that are here show already. */
  | {step: 'fetching'; done: number; total: number; soFar?: Findings}
  | {step: 'reading'; done: number; total: number}
  /** GitHub wants it, until this time in milliseconds since 1970. */
  | {step: 'paused'; until: number}
  | {step: 'detecting' | 'proving'}

export type PageState =
  /** For the reader to ask. */
  | {kind: 'waiting'}
  /** What is known so far is marked, but nothing is claimed of it: it may turn out to be something else. */
  | {kind: 'working'; progress: Progress; soFar?: Findings}
  | {kind: 'shown'; findings: Findings}
  | {kind: 'failed'; trouble: Trouble}

/** What stands in the page: of work that goes on, what is known so far. */
export function markedIn(state: PageState): Findings | undefined {
  if (state.kind === 'shown') return state.findings
  return state.kind === 'working' ? state.soFar : undefined
}

/** These say that something is missing; the others only explain. */
const missingSomething: ReadonlySet<Note['kind']> = new Set([
  'not fetched',
  'not read',
  'syntax errors',
  'list cut',
  'stopped',
  'page not recognised',
])

export const isPartial = ({notes}: Findings) => notes.some(({kind}) => missingSomething.has(kind))

/** The word for `data-refract-state`. */
export function stateWord(state: PageState): 'waiting' | 'working' | 'done' | 'partial' | 'failed' {
  if (state.kind !== 'shown') return state.kind
  return isPartial(state.findings) ? 'partial' : 'done'
}

/** What the background and a thread say to each other, over a port of their own. Each work has a number. */
import type {Version} from '../../github/api/versions.ts'
import type {Findings, Progress} from '../../overlay/findings.ts'
import type {Rest} from './work.ts'

export type ToThread =
  | {kind: 'begin'; work: number}
  | {kind: 'add'; work: number; version: Version}
  | {kind: 'finish'; work: number; rest: Rest}
  /** Nobody waits for it any more. */
  | {kind: 'stop'; work: number}
  /** The last word on it. */
  | {kind: 'end'; work: number}

/** Any number of the first two, and one of the others when it is to finish. */
export type FromThread =
  | {kind: 'progress'; work: number; progress: Progress}
  | {kind: 'so far'; work: number; findings: Findings}
  | {kind: 'findings'; work: number; findings: Findings}
  | {kind: 'failed'; work: number; detail: string}

/** What the background and a thread say to each other, over a port of their own. Each work has a number. */
import type {Findings, Progress} from '../../overlay/findings.ts'
import type {Matter} from './think.ts'

export type ToThread = {kind: 'think'; work: number; matter: Matter} | {kind: 'stop'; work: number}

/** Any number of the first, then one of the others. */
export type FromThread =
  | {kind: 'progress'; work: number; progress: Progress}
  | {kind: 'findings'; work: number; findings: Findings}
  | {kind: 'failed'; work: number; detail: string}

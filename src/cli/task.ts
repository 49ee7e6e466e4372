/** What is to be looked at, and what is wanted of it; plain data, as it goes to worker threads. */

/** One change. */
export type Task =
  | {kind: 'commit'; repository: string; commit: string}
  | {kind: 'range'; repository: string; range: string}
  | {kind: 'staged'; repository: string}
  | {kind: 'folders'; before: string; after: string}
  | {kind: 'bundle'; file: string}
  | {kind: 'github'; address: string}

/** Many changes. */
export type Series =
  | {kind: 'log'; repository: string; range: string; merges: boolean}
  | {kind: 'bundles'; files: string[]}
  /** Lines of `REPOSITORY COMMIT` on standard input. */
  | {kind: 'mine'}

export const formatNames = ['text', 'json', 'ndjson', 'rminer', 'markdown', 'sarif', 'csv', 'blame-ignore'] as const
export type FormatName = (typeof formatNames)[number]

export const failLevels = ['mixed', 'unproved'] as const
export type FailLevel = (typeof failLevels)[number]

export interface Wishes {
  format: FormatName
  /** Types of refactorings to tell of; all where it is absent. */
  types?: string[]
  /** Folders, files and patterns; see `paths.ts`. */
  paths?: string[]
  failOn?: FailLevel
  /** Milliseconds for one change. */
  timeLimit?: number
  /** Tell what was considered and rejected, and why. */
  trace: boolean
  colour: boolean
}

/** How a task is named to people. */
export function taskName(task: Task): string {
  switch (task.kind) {
    case 'commit':
      return `${task.repository} ${task.commit}`
    case 'range':
      return `${task.repository} ${task.range}`
    case 'staged':
      return `${task.repository} (staged)`
    case 'folders':
      return `${task.before} ${task.after}`
    case 'bundle':
      return task.file
    case 'github':
      return task.address
  }
}

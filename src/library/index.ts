/**
 * The engine with its front ends: texts in, report out. The extension, the command and other programs start here.
 */
import type {Report} from '../engine/report.ts'

export type * from '../engine/report.ts'

/** The changed files of one language or many; paths are those of the repository, with slashes. */
export interface Change {
  before: Record<string, string>
  after: Record<string, string>
  /** Path before → path after, as git's rename detection or the hosting site sees it. */
  renamedFiles?: Record<string, string>
  /** Folders of the whole repository, where they are known. */
  directoriesBefore?: string[]
  directoriesAfter?: string[]
}

export interface Options {
  /** Anything with `aborted`, such as an AbortSignal: looked at between steps. */
  signal?: {readonly aborted: boolean}
  /** Milliseconds after which the analysis stops and reports what it has, marked as stopped. */
  timeLimit?: number
  onProgress?: (progress: Progress) => void
}

export interface Progress {
  step: 'reading' | 'detecting'
  done: number
  total: number
}

export interface Refract {
  analyze(change: Change, options?: Options): Promise<Report>
}

/** Gives the bytes of a file of the `wasm` folder, such as `tree-sitter-java.wasm`. */
export type WasmLoader = (file: string) => Promise<Uint8Array>

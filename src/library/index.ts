/**
 * The engine with its front ends: texts in, report out. The extension, the command and other programs start here.
 */
import {analyzeInSteps} from '../engine/analyze.ts'
import type {Report} from '../engine/report.ts'
import {Stop} from '../engine/stop.ts'
import {type Rejection, recording, silent} from '../engine/trace.ts'
import {frontEndFor} from '../languages/index.ts'
import {refactoringsOf} from '../report/refactorings.ts'
import {openSyntax, type WasmLoader} from '../syntax/parser.ts'
import {readChange} from './reading.ts'

export type * from '../engine/report.ts'
export type {Rejection, WasmLoader}

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
  /** Told after each stage how many milliseconds it took. */
  onTiming?: (stage: Progress['step'], ms: number) => void
  /** Filled with what was considered and rejected, and why. */
  rejections?: Rejection[]
}

export interface Progress {
  step: 'reading' | 'detecting'
  done: number
  total: number
}

export interface Refract {
  analyze(change: Change, options?: Options): Promise<Report>
}

/** True for files whose language is read; others are listed as skipped. */
export const isRead = (path: string): boolean => frontEndFor(path) !== undefined

export async function openRefract(load: WasmLoader): Promise<Refract> {
  const syntax = await openSyntax(load)
  return {
    async analyze(change, {signal, timeLimit, onProgress, onTiming, rejections} = {}) {
      const started = performance.now()
      const stop = new Stop(timeLimit, signal)
      const breath = new Breath()
      const readings = await readChange(change, syntax, stop, async (done, total) => {
        onProgress?.({step: 'reading', done, total})
        await breath.take()
      })
      const read = performance.now()
      const steps = analyzeInSteps(
        {
          before: {files: readings.before, directories: change.directoriesBefore},
          after: {files: readings.after, directories: change.directoriesAfter},
          renamedFiles: new Map(Object.entries(change.renamedFiles ?? {})),
        },
        stop,
        rejections ? recording(rejections) : silent,
      )
      let done = 0
      let step = steps.next()
      while (!step.done) {
        onProgress?.({step: 'detecting', done: ++done, total: done})
        await breath.take()
        step = steps.next()
      }
      const {findings, stopped} = step.value
      onTiming?.('reading', read - started)
      onTiming?.('detecting', performance.now() - read)
      return {refactorings: refactoringsOf(findings), files: readings.files, ...(stopped && {stopped})}
    },
  }
}

/** Lets other work of the thread in now and then, so that a cancelled analysis hears of it. */
class Breath {
  private last = performance.now()

  async take(): Promise<void> {
    if (performance.now() - this.last < 20) return
    await new Promise(resolve => setTimeout(resolve))
    this.last = performance.now()
  }
}

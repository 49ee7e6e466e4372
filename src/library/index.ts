/**
 * The engine with its front ends: texts in, report out. The extension, the command and other programs start here.
 */
import {detectInSteps, proveInSteps, unproved} from '../engine/analyze.ts'
import type {Report} from '../engine/report.ts'
import {Stop} from '../engine/stop.ts'
import {type Rejection, recording, silent} from '../engine/trace.ts'
import {frontEndFor} from '../languages/index.ts'
import {reportOf} from '../report/report.ts'
import {openSyntax, type WasmLoader} from '../syntax/parser.ts'
import {KeptReadings, readChange} from './reading.ts'

export type * from '../engine/report.ts'
export type {Rejection, WasmLoader}
export {KeptReadings}

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
  /** Files that were read before, of this change or of a part of it; those that are read now are added. */
  kept?: KeptReadings
  /** `detecting`: nothing is called proved or explained. */
  until?: 'detecting' | 'proving'
}

export interface Progress {
  step: 'reading' | 'detecting' | 'proving'
  done: number
  total: number
}

export interface Refract {
  /** Only reads: for files that come one by one, before all of them are there. */
  read(part: Change, options: {kept: KeptReadings; signal?: Options['signal']}): Promise<void>
  analyze(change: Change, options?: Options): Promise<Report>
}

/** True for files whose language is read; others are listed as skipped. */
export const isRead = (path: string): boolean => frontEndFor(path) !== undefined

export async function openRefract(load: WasmLoader): Promise<Refract> {
  const syntax = await openSyntax(load)
  return {
    async read(part, {kept, signal}) {
      const breath = new Breath()
      await readChange(part, syntax, new Stop(undefined, signal), () => breath.take(), kept)
    },
    async analyze(change, {signal, timeLimit, onProgress, onTiming, rejections, kept, until = 'proving'} = {}) {
      const started = performance.now()
      const stop = new Stop(timeLimit, signal)
      const breath = new Breath()
      const breathe = async (done: number, total: number) => {
        onProgress?.({step: 'reading', done, total})
        await breath.take()
      }
      const readings = await readChange(change, syntax, stop, breathe, kept)
      const read = performance.now()
      const versions = {
        before: {files: readings.before, directories: change.directoriesBefore},
        after: {files: readings.after, directories: change.directoriesAfter},
        renamedFiles: new Map(Object.entries(change.renamedFiles ?? {})),
      }
      const drive = async <T>(step: Progress['step'], steps: Generator<string, T>): Promise<T> => {
        for (let done = 1, next = steps.next(); ; done++, next = steps.next()) {
          if (next.done) return next.value
          onProgress?.({step, done, total: done})
          await breath.take()
        }
      }
      const detection = await drive('detecting', detectInSteps(versions, stop, rejections ? recording(rejections) : silent))
      const detected = performance.now()
      const outcome = until === 'proving' ? await drive('proving', proveInSteps(versions, detection, stop)) : unproved(versions, detection)
      onTiming?.('reading', read - started)
      onTiming?.('detecting', detected - read)
      onTiming?.('proving', performance.now() - detected)
      return {...reportOf(outcome), files: readings.files, ...(outcome.stopped && {stopped: outcome.stopped})}
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

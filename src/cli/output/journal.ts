/**
 * How far a long run has come, beside its output: a line for each change that is written whole, with the length that the
 * output had then. It may be killed at any byte: half a line here does not count, and what the output has beyond the last
 * whole line is cut off and written again.
 */
import {appendFileSync, existsSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync} from 'node:fs'
import type {Done} from '../perform.ts'

export interface Entry {
  /** What was looked at: the name of a commit, or of a file. */
  key: string
  /** Bytes of the output with this change. */
  length: number
  status: Done['status']
  isBad: boolean
}

export class Journal {
  private constructor(private readonly file: string) {}

  static of(output: string): Journal {
    return new Journal(`${output}.resume`)
  }

  get exists() {
    return existsSync(this.file)
  }

  /** One that was killed before its first line was whole has nothing to go on with. */
  get isBegun() {
    return this.exists && readFileSync(this.file, 'utf8').includes('\n')
  }

  /** `wishes` are those that make the output what it is. */
  begin(wishes: string) {
    writeFileSync(this.file, `${wishes}\n`)
  }

  add({key, length, status, isBad}: Entry) {
    appendFileSync(this.file, `${JSON.stringify([key, length, status, isBad])}\n`)
  }

  remove() {
    rmSync(this.file, {force: true})
  }

  /** What was done, as far as the output really has it; half a line at the end is cut off. */
  read(output: string): {wishes: string; entries: Entry[]} {
    const size = statSync(output, {throwIfNoEntry: false})?.size ?? 0
    const [wishes = '', ...lines] = readFileSync(this.file, 'utf8').split('\n').slice(0, -1)
    const entries: Entry[] = []
    for (const line of lines) {
      const [key, length, status, isBad] = JSON.parse(line)
      if (length > size) break
      entries.push({key, length, status, isBad})
    }
    const kept = [wishes, ...lines.slice(0, entries.length)].map(line => `${line}\n`).join('')
    truncateSync(this.file, Buffer.byteLength(kept))
    return {wishes, entries}
  }
}

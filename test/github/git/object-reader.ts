/** Reads objects through one lasting `git cat-file --batch`: a process for each of a thousand files would take seconds. */
import {type ChildProcessByStdio, spawn} from 'node:child_process'
import type {Readable, Writable} from 'node:stream'
import {gitEnvironment} from './run.ts'

export interface GitObject {
  sha: string
  type: 'blob' | 'tree' | 'commit' | 'tag'
  content: Buffer
}

export class ObjectReader {
  readonly #folder: string
  #process: ChildProcessByStdio<Writable, Readable, null> | undefined
  #waiting: ((object: GitObject | undefined) => void)[] = []
  #chunks: Buffer[] = []
  #received = 0
  /** Bytes that must have arrived before it is worth looking again. */
  #wanted = 1
  #isClosed = false

  constructor(folder: string) {
    this.#folder = folder
  }

  read(name: string): Promise<GitObject | undefined> {
    if (this.#isClosed || name.includes('\n')) return Promise.resolve(undefined)
    this.#process ??= this.#start()
    const {stdin} = this.#process
    return new Promise(resolve => {
      this.#waiting.push(resolve)
      stdin.write(`${name}\n`)
    })
  }

  /** Who is still being answered, as a page that was left in the middle, finds nothing any more. */
  close() {
    this.#isClosed = true
    this.#process?.stdin.end()
    this.#process = undefined
  }

  #start() {
    const git = spawn('git', ['cat-file', '--batch'], {cwd: this.#folder, env: gitEnvironment, stdio: ['pipe', 'pipe', 'inherit']})
    git.stdout.on('data', (chunk: Buffer) => {
      this.#chunks.push(chunk)
      this.#received += chunk.length
      while (this.#received >= this.#wanted && this.#takeAnswer());
    })
    git.stdin.on('error', () => {}) // it ended before it was asked; `close` follows
    git.on('close', () => {
      for (const resolve of this.#waiting.splice(0)) resolve(undefined)
    })
    return git
  }

  /** An answer is `<sha> <type> <size>`, the content and a line end; or `<name> missing`. */
  #takeAnswer(): boolean {
    const data = this.#chunks.length === 1 ? this.#chunks[0]! : Buffer.concat(this.#chunks)
    this.#chunks = [data]
    const headEnd = data.indexOf('\n')
    if (headEnd < 0) return this.#waitFor(data.length + 1)
    const head = data.toString('utf8', 0, headEnd)
    const found = /^([0-9a-f]{40}) (blob|tree|commit|tag) (\d+)$/.exec(head)
    const end = found ? headEnd + 1 + Number(found[3]) + 1 : headEnd + 1
    if (data.length < end) return this.#waitFor(end)
    const rest = data.subarray(end)
    this.#chunks = rest.length > 0 ? [rest] : []
    this.#received = rest.length
    this.#wanted = 1
    const content = Buffer.from(data.subarray(headEnd + 1, end - 1))
    this.#waiting.shift()!(found ? {sha: found[1]!, type: found[2] as GitObject['type'], content} : undefined)
    return true
  }

  #waitFor(bytes: number): false {
    this.#wanted = bytes
    return false
  }
}

/** Objects of a repository by name, from one `git cat-file --batch` that stays open as long as somebody reads. */
import type {ChildProcessWithoutNullStreams} from 'node:child_process'
import {cannotRun, startGit} from './run.ts'

export interface FoundObject {
  /** Its name in full. */
  name: string
  content: Buffer
}

export class Objects {
  private process?: ChildProcessWithoutNullStreams
  private readonly waiting: {resolve(found: FoundObject | undefined): void; reject(error: Error): void}[] = []
  /** What came and was not read yet; an answer may come in many parts. */
  private parts: Buffer[] = []
  private length = 0
  private needed = 0

  constructor(private readonly repository: string) {}

  /** By any name that git understands, such as `HEAD^{commit}`; undefined where it has no such object. */
  async read(name: string): Promise<FoundObject | undefined> {
    if (name.includes('\n')) return undefined
    return new Promise((resolve, reject) => {
      this.waiting.push({resolve, reject})
      this.open().stdin.write(`${name}\n`)
    })
  }

  close() {
    this.process?.stdin.end()
    this.process = undefined
  }

  private open(): ChildProcessWithoutNullStreams {
    if (this.process) return this.process
    const child = startGit(this.repository, ['cat-file', '--batch'])
    this.process = child
    let complaint = ''
    child.stderr.on('data', text => {
      complaint += text
    })
    child.stdout.on('data', part => this.take(part))
    child.on('error', error => this.fail(cannotRun(error)))
    child.on('close', () => this.fail(new Error(`git cat-file ended: ${complaint.trim()}`)))
    return child
  }

  private fail(error: Error) {
    this.process = undefined
    this.parts = []
    this.length = this.needed = 0
    for (const {reject} of this.waiting.splice(0)) reject(error)
  }

  private take(part: Buffer) {
    this.parts.push(part)
    this.length += part.length
    if (this.length < this.needed) return
    let bytes = this.parts.length === 1 ? part : Buffer.concat(this.parts)
    for (let answer = firstAnswer(bytes); ; answer = firstAnswer(bytes)) {
      if (typeof answer === 'number') {
        this.needed = answer
        break
      }
      this.waiting.shift()!.resolve(answer.found)
      bytes = bytes.subarray(answer.end)
    }
    this.parts = [bytes]
    this.length = bytes.length
  }
}

/** `<name> <kind> <size>`, the content and a line end; or `<what was asked for> missing`. How many bytes are needed where there are too few. */
function firstAnswer(bytes: Buffer): {found: FoundObject | undefined; end: number} | number {
  const lineEnd = bytes.indexOf(10)
  if (lineEnd < 0) return bytes.length + 1
  const words = bytes.toString('utf8', 0, lineEnd).split(' ')
  const start = lineEnd + 1
  if (words.at(-1) === 'missing' || words.at(-1) === 'ambiguous') return {found: undefined, end: start}
  const end = start + Number(words.at(-1))
  return bytes.length > end ? {found: {name: words[0], content: bytes.subarray(start, end)}, end: end + 1} : end + 1
}

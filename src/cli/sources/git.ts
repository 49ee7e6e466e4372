/** The git binary, asked for objects; nothing is checked out and nothing is written. */
import {spawn} from 'node:child_process'

export interface Answer {
  ok: boolean
  bytes: Buffer
  text: string
  /** What git said on its error output. */
  complaint: string
}

export type Git = (args: string[], input?: string) => Promise<Answer>

export function gitIn(repository: string): Git {
  return (args, input = '') =>
    new Promise((resolve, reject) => {
      const child = spawn('git', ['-C', repository, ...args], {env: {...process.env, LC_ALL: 'C', GIT_OPTIONAL_LOCKS: '0'}})
      const out: Buffer[] = []
      const complaints: Buffer[] = []
      child.stdout.on('data', part => out.push(part))
      child.stderr.on('data', part => complaints.push(part))
      child.on('error', error => reject(new Error(isMissing(error) ? 'git was not found' : `git cannot be run: ${error.message}`)))
      child.on('close', code => {
        const bytes = Buffer.concat(out)
        const complaint = Buffer.concat(complaints).toString('utf8').trim()
        resolve({ok: code === 0, bytes, text: bytes.toString('utf8').trim(), complaint})
      })
      // git may finish before it has read everything; what matters is its answer.
      child.stdin.on('error', () => {})
      child.stdin.end(input)
    })
}

const isMissing = (error: NodeJS.ErrnoException) => error.code === 'ENOENT'

/** The contents of many blobs in one call, by their names. */
export async function readBlobs(git: Git, names: string[]): Promise<Map<string, Buffer>> {
  const {ok, bytes, complaint} = await git(['cat-file', '--batch'], names.map(name => `${name}\n`).join(''))
  if (!ok) throw new Error(`git cat-file failed: ${complaint}`)
  const blobs = new Map<string, Buffer>()
  for (let at = 0; at < bytes.length; ) {
    const lineEnd = bytes.indexOf(10, at)
    const [name, kind, size] = bytes.toString('utf8', at, lineEnd).split(' ')
    if (kind === 'missing') throw new Error(`git has lost the object ${name}: the clone is incomplete`)
    const start = lineEnd + 1
    blobs.set(name, bytes.subarray(start, start + Number(size)))
    at = start + Number(size) + 1
  }
  return blobs
}

/** The git binary, asked for what it knows; nothing is checked out and nothing is written. */
import {type ChildProcessWithoutNullStreams, spawn} from 'node:child_process'

export interface Answer {
  ok: boolean
  bytes: Buffer
  text: string
  /** What git said on its error output. */
  complaint: string
}

export type Git = (args: string[]) => Promise<Answer>

export function gitIn(repository: string): Git {
  return args =>
    new Promise((resolve, reject) => {
      const child = startGit(repository, args)
      const out: Buffer[] = []
      const complaints: Buffer[] = []
      child.stdout.on('data', part => out.push(part))
      child.stderr.on('data', part => complaints.push(part))
      child.on('error', error => reject(cannotRun(error)))
      child.on('close', code => {
        const bytes = Buffer.concat(out)
        const complaint = Buffer.concat(complaints).toString('utf8').trim()
        resolve({ok: code === 0, bytes, text: bytes.toString('utf8').trim(), complaint})
      })
      child.stdin.end()
    })
}

/** In a process group of its own: Ctrl-C is for us to hear, and git ends when its input does. */
export function startGit(repository: string, args: string[]): ChildProcessWithoutNullStreams {
  const child = spawn('git', ['-C', repository, ...args], {env: environmentFor(repository), detached: true})
  // git may finish before it has read everything; what matters is its answer.
  child.stdin.on('error', () => {})
  return child
}

export const cannotRun = (error: NodeJS.ErrnoException) =>
  new Error(error.code === 'ENOENT' ? 'git was not found' : `git cannot be run: ${error.message}`)

/** Hooks tell us by these which repository and which index they stand in; where another one is named they would mislead. */
const OF_THE_HOOK = [
  'GIT_DIR',
  'GIT_WORK_TREE',
  'GIT_INDEX_FILE',
  'GIT_OBJECT_DIRECTORY',
  'GIT_ALTERNATE_OBJECT_DIRECTORIES',
  'GIT_COMMON_DIR',
]

function environmentFor(repository: string): NodeJS.ProcessEnv {
  const environment: NodeJS.ProcessEnv = {...process.env, LC_ALL: 'C', GIT_OPTIONAL_LOCKS: '0', GIT_TERMINAL_PROMPT: '0'}
  if (repository !== '.') for (const name of OF_THE_HOOK) delete environment[name]
  return environment
}

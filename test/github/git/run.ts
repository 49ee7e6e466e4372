/** Runs the git program once. */
import {spawn} from 'node:child_process'

/** The reader's own settings must not change what git answers here. */
export const gitEnvironment = {...process.env, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1', LC_ALL: 'C', TZ: 'UTC'}

export function runGit(folder: string, args: string[], {input, accept = [0]}: {input?: string | Buffer; accept?: number[]} = {}) {
  return new Promise<Buffer>((resolve, reject) => {
    const git = spawn('git', ['-c', 'core.quotePath=false', ...args], {cwd: folder, env: gitEnvironment})
    const out: Buffer[] = []
    const complaints: Buffer[] = []
    git.stdout.on('data', chunk => out.push(chunk))
    git.stderr.on('data', chunk => complaints.push(chunk))
    git.on('error', reject)
    git.on('close', code => {
      if (accept.includes(code ?? -1)) resolve(Buffer.concat(out))
      else reject(new Error(`git ${args.join(' ')} ended with ${code}: ${Buffer.concat(complaints)}`))
    })
    git.stdin.end(input)
  })
}

/** Runs a command of a step. Others run beside it, so each line that it prints begins with the name of its step. */
import {spawn} from 'node:child_process'
import {createInterface} from 'node:readline'
import {root} from '../build/root.ts'

/** Its exit code; null where a signal ended it. */
export async function runCommand(step: string, [program, ...args]: string[], env: NodeJS.ProcessEnv = {}): Promise<number | null> {
  const child = spawn(program, args, {cwd: root, env: {...process.env, ...env}, stdio: ['ignore', 'pipe', 'pipe']})
  for (const output of [child.stdout, child.stderr]) {
    createInterface(output).on('line', line => say(step, line))
  }
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', resolve)
  })
}

export function say(step: string, line: string) {
  console.log(`${step.padEnd(13)} │ ${line}`)
}

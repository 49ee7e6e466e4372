/** Runs the built command as a person would. */
import {spawnSync} from 'node:child_process'
import {dirname, join} from 'node:path'
import {fileURLToPath} from 'node:url'

const command = join(dirname(fileURLToPath(import.meta.url)), '..', '..', 'dist', 'node', 'cli.js')

export function refract(...args: string[]) {
  return refractIn(process.cwd(), ...args)
}

export function refractIn(folder: string, ...args: string[]) {
  const {status, stdout, stderr} = spawnSync(process.execPath, [command, ...args], {cwd: folder, encoding: 'utf8'})
  return {code: status, out: stdout, complaint: stderr}
}

/** Runs the built command as a person would. */
import {type SpawnSyncOptions, spawnSync} from 'node:child_process'
import {dirname, join} from 'node:path'
import {fileURLToPath} from 'node:url'

export const command = join(dirname(fileURLToPath(import.meta.url)), '..', '..', 'dist', 'node', 'cli.js')

export function refract(...args: string[]) {
  return refractWith({}, ...args)
}

export function refractIn(folder: string, ...args: string[]) {
  return refractWith({cwd: folder}, ...args)
}

export function refractWith(options: Pick<SpawnSyncOptions, 'cwd' | 'env' | 'input'>, ...args: string[]) {
  const {status, stdout, stderr} = spawnSync(process.execPath, [command, ...args], {
    ...options,
    env: {...process.env, NO_COLOR: '', FORCE_COLOR: '', ...options.env},
    encoding: 'utf8',
    maxBuffer: 1e9,
  })
  return {code: status, out: stdout, complaint: stderr}
}

/**
 * `npm run bench:jobs -- DIR [--jobs N] [--rounds N] [--only TEXT]`: how much more the built command gets done on the bundles of a
 * folder with several workers than with one. Rounds take turns, so that both see the machine alike; the median counts.
 */
import {spawnSync} from 'node:child_process'
import {createHash} from 'node:crypto'
import {existsSync} from 'node:fs'
import {availableParallelism} from 'node:os'
import {resolve} from 'node:path'
import {inRoot} from '../../scripts/build/root.ts'
import {readCommandLine} from './arguments.ts'
import {bundleFiles} from './bundles.ts'
import {spreadOf} from './statistics.ts'

interface Run {
  wall: number
  /** Of all threads, and of the kernel for them. */
  cpu: number
  output: string
}

const usage = 'npm run bench:jobs -- DIR [--jobs N] [--rounds N] [--only TEXT]'
const {values, folders} = readCommandLine(usage, {jobs: {type: 'string'}, rounds: {type: 'string'}, only: {type: 'string'}})
const many = Number(values.jobs ?? availableParallelism())
const rounds = Number(values.rounds ?? 3)
const command = inRoot('dist', 'node', 'cli.js')
if (!existsSync(command)) throw new Error('the command is not built: npm run build -- node')

for (const folder of folders) {
  const files = bundleFiles(folder, values.only).map(file => resolve(file))
  const runs = new Map<number, Run[]>([1, many].map(jobs => [jobs, []]))
  for (let round = 0; round < rounds; round++) {
    const order = round % 2 ? [many, 1] : [1, many]
    for (const jobs of order) runs.get(jobs)!.push(run(files, jobs))
  }
  console.log(`\n${folder}: ${files.length} bundles, ${rounds} rounds`)
  for (const [jobs, those] of runs) {
    const seconds = those.map(({wall, cpu}) => `${wall.toFixed(1)} s (${cpu.toFixed(1)} s of processor time)`)
    console.log(`--jobs ${jobs}: ${seconds.join(', ')}; ${(median(those, 'cpu') / median(those, 'wall')).toFixed(2)} cores in use`)
  }
  const [alone, together] = [runs.get(1)!, runs.get(many)!]
  console.log(`${many} workers do ${(median(alone, 'wall') / median(together, 'wall')).toFixed(2)} times what one does`)
  const outputs = new Set([...alone, ...together].map(({output}) => output))
  if (outputs.size > 1) throw new Error('the runs did not write the same')
}

/** The shell's own clock tells the processor time of what it ran. */
function run(files: string[], jobs: number): Run {
  const script = 'TIMEFORMAT="%R %U %S"; { time node "$@" 2>&3; } 3>&2'
  const args = ['-c', script, 'bash', command, '--quiet', '--format', 'ndjson', '--jobs', `${jobs}`, '--bundle', ...files]
  const {status, stdout, stderr} = spawnSync('bash', args, {maxBuffer: 2 ** 30, env: {...process.env, LC_ALL: 'C'}})
  if (status !== 0) throw new Error(`the command failed: ${stderr}`)
  const [wall, user, system] = `${stderr}`.trim().split('\n').at(-1)!.split(' ').map(Number)
  return {wall, cpu: user + system, output: createHash('sha256').update(stdout).digest('hex')}
}

function median(runs: Run[], key: 'wall' | 'cpu'): number {
  return spreadOf(runs.map(one => one[key])).median
}

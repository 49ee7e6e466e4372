/**
 * `npm run mutants -- DIR… --count N --seed S`: does the proof see a behaviour change that hides in refactored code? Takes
 * real commits of up to 5,000 lines, changes the version after in one place, and runs everything. A mutant survives when a
 * line that shows it needs no review, or when a refactoring around it stays pure. Of ten mutants eight are made where the
 * commit as it is has pure refactorings or explained lines: elsewhere none can survive.
 *
 *   --count N          mutants in all; 1000 unless said otherwise
 *   --seed S           another seed draws others; the same seed draws the same, with any number of threads
 *   --only TEXT        only bundles whose file name contains the text
 *   --operators A,B    only these operators
 *   --jobs N           threads; 2 unless said otherwise
 *   --show             prints every mutant, not only survivors
 */
import {readCommandLine} from '../oracle/arguments.ts'
import {bundleFiles} from '../oracle/bundles.ts'
import {progressBar} from '../oracle/progress.ts'
import type {Answer, Job} from './jobs.ts'
import {operators} from './operators/index.ts'
import {Pool} from './pool.ts'
import {shares} from './share.ts'
import {mutantLines} from './story.ts'
import {Tally} from './tally.ts'

const names = operators.map(({name}) => name)
const {values, folders} = readCommandLine(
  `npm run mutants -- DIR… [--count N] [--seed S] [--only TEXT] [--operators A,B] [--jobs N] [--show]\noperators: ${names.join(', ')}`,
  {
    count: {type: 'string', default: '1000'},
    seed: {type: 'string', default: '1'},
    only: {type: 'string'},
    operators: {type: 'string'},
    jobs: {type: 'string', default: '2'},
    show: {type: 'boolean', default: false},
  },
)

const chosen = values.operators?.split(',').map(name => name.trim()) ?? []
const unknown = chosen.filter(name => !names.includes(name))
if (unknown.length) {
  console.error(`no such operator: ${unknown.join(', ')}; there are ${names.join(', ')}`)
  process.exit(2)
}

const start = performance.now()
const files = folders.flatMap(folder => bundleFiles(folder, values.only))
const pool = new Pool(Math.max(1, Number(values.jobs)))
const failures: string[] = []

const surveyed = await ask(files.map(file => ({ask: 'survey', file, operators: chosen})))
const sizes = surveyed.map(answer => (answer.kind === 'surveyed' ? answer.sizes : {folded: 0, shown: 0}))
const counts = shares(Number(values.count), sizes)
const jobs = files.map((file, i): Job => ({ask: 'test', file, operators: chosen, count: counts[i], seed: values.seed}))
const answers = await ask(jobs.filter((_, i) => counts[i] > 0))
await pool.close()

const tally = new Tally()
for (const answer of answers) {
  if (answer.kind !== 'tested') continue
  tally.add(answer.counts)
  for (const one of answer.tested) if (one.survival || values.show) for (const line of mutantLines(answer.commit, one)) console.log(line)
}
for (const line of tally.lines(names)) console.log(line)
const {mutants, survivors} = tally.total
console.log(
  `seed ${values.seed}: ${mutants} mutants in ${answers.length} commits, ${survivors} survived; ${((performance.now() - start) / 1000).toFixed(0)} s`,
)
for (const reason of failures) console.error(reason)
process.exitCode = survivors || failures.length ? 1 : 0

async function ask(list: Job[]): Promise<Answer[]> {
  const total = list.reduce((sum, job) => sum + sizeOf(job), 0)
  const bar = progressBar(total)
  let done = 0
  const found = await pool.run(list, job => {
    done += sizeOf(job)
    bar.show(done, job.file)
  })
  bar.clear()
  for (const answer of found) if (answer.kind === 'failed') failures.push(answer.reason)
  return found
}

function sizeOf(job: Job): number {
  return job.ask === 'test' ? job.count : 1
}

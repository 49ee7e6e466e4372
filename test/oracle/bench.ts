/**
 * `npm run bench -- DIR… [--beside SILVER_DIR]`: how long the engine takes on the commits of a folder, in one process on
 * one thread. With `--beside`, RefactoringMiner's time on the same commits, taken from its recorded answers.
 */
import {basename, resolve} from 'node:path'
import {loadWasm} from '../../src/cli/wasm-loader.ts'
import {openRefract} from '../../src/library/index.ts'
import {readCommandLine} from './arguments.ts'
import {bundleFiles, linesOf, readLabelled} from './bundles.ts'
import {openFullParse} from './full-parse.ts'
import {progressBar} from './progress.ts'
import {rminerTimes} from './silver.ts'
import {spreadOf} from './statistics.ts'

interface Measurement {
  commit: string
  lines: number
  parse: number
  reading: number
  detecting: number
  proving: number
  total: number
  memory: number
}

// The first commits of a process are slow until their code is compiled; RefactoringMiner was measured warm, too.
const WARM_UP = 20
const MB = 1024 * 1024

const {values, folders} = readCommandLine('npm run bench -- DIR… [--beside SILVER_DIR] [--only TEXT]', {
  beside: {type: 'string'},
  only: {type: 'string'},
})
// The library first: whoever starts the tree-sitter runtime gets its fast way to copy trees.
const refract = await openRefract(loadWasm)
const fullParse = await openFullParse()

for (const folder of folders) {
  const set = basename(resolve(folder))
  const files = bundleFiles(folder, values.only)
  const bar = progressBar(files.length)
  for (const file of files.slice(0, WARM_UP)) await measure(file)
  const measurements: Measurement[] = []
  for (const [index, file] of files.entries()) {
    bar.show(index, file)
    measurements.push(await measure(file))
  }
  bar.clear()
  print(set, measurements, values.beside ? rminerTimes(values.beside, set) : undefined)
}

async function measure(file: string): Promise<Measurement> {
  const bundle = readLabelled(file)
  const parse = fullParse(bundle)
  const stages = {reading: 0, detecting: 0, proving: 0}
  const start = performance.now()
  await refract.analyze(bundle, {
    onTiming: (stage, ms) => {
      stages[stage] = ms
    },
  })
  const total = performance.now() - start
  return {commit: bundle.commit, lines: linesOf(bundle), parse, ...stages, total, memory: process.memoryUsage().rss / MB}
}

/** Until all refactorings are known, before any is proved. */
function found({reading, detecting}: Measurement): number {
  return reading + detecting
}

function print(set: string, measurements: Measurement[], rminer?: Map<string, number>) {
  const lines = measurements.reduce((sum, one) => sum + one.lines, 0)
  console.log(`\n${set}: ${measurements.length} commits, ${lines.toLocaleString('en')} lines in both versions`)
  console.log(`${''.padEnd(44)}${['median', '95 %', 'max'].map(name => name.padStart(10)).join('')}`)
  const row = (name: string, of: (one: Measurement) => number, among = measurements) => {
    const {median, p95, max} = spreadOf(among.map(of))
    console.log(`${name.padEnd(44)}${[median, p95, max].map(value => figure(value).padStart(10)).join('')}`)
  }
  row('full parse of both versions, ms', one => one.parse)
  row('reading (parse and model), ms', one => one.reading)
  row('detecting, ms', one => one.detecting)
  row('reading and detecting / full parse', one => found(one) / one.parse)
  row('proving and explaining, ms', one => one.proving)
  row('proving and explaining / detecting', one => one.proving / one.detecting)
  row('total, ms', one => one.total)
  row('total / full parse', one => one.total / one.parse)
  row('full parse, ms per 1,000 lines', one => (1000 * one.parse) / one.lines)
  row('reading, ms per 1,000 lines', one => (1000 * one.reading) / one.lines)
  row('total, ms per 1,000 lines', one => (1000 * one.total) / one.lines)
  row('memory of the process after a commit, MB', one => one.memory)
  if (rminer) {
    const both = measurements.filter(({commit}) => rminer.has(commit))
    row('RefactoringMiner, total, ms', ({commit}) => rminer.get(commit)!, both)
    row('ours / RefactoringMiner’s', ({commit, total}) => total / rminer.get(commit)!, both)
  }
  printLargest(measurements)
  const sum = (of: (one: Measurement) => number) => measurements.reduce((total, one) => total + of(one), 0) / 1000
  console.log(
    `together: parse ${figure(sum(one => one.parse))} s, reading ${figure(sum(one => one.reading))} s, detecting ${figure(sum(one => one.detecting))} s, proving ${figure(sum(one => one.proving))} s, total ${figure(sum(one => one.total))} s`,
  )
  console.log(`peak memory: ${figure(process.resourceUsage().maxRSS / 1024)} MB`)
}

/** Large commits must not cost more a line than others, and none may keep a reader waiting. */
function printLargest(measurements: Measurement[]) {
  const perLine = (one: Measurement) => (1000 * one.total) / one.lines
  const largest = [...measurements].sort((a, b) => b.lines - a.lines).slice(0, Math.ceil(measurements.length / 10))
  const median = spreadOf(largest.map(perLine)).median
  const times = median / spreadOf(measurements.map(perLine)).median
  console.log(`largest tenth of the commits: ${figure(median)} ms per 1,000 lines, ${figure(times)} times that of all`)
  const slow = (of: (one: Measurement) => number) => {
    const those = measurements.filter(one => of(one) > Math.max(5000, 3 * one.parse)).map(({commit}) => commit.slice(0, 12))
    return those.length ? those.join(', ') : 'none'
  }
  console.log(`over 5 s and over 3 times their own full parse: ${slow(found)} reading and detecting, ${slow(one => one.total)} in all`)
}

function figure(value: number): string {
  return value >= 100 ? value.toFixed(0) : value >= 10 ? value.toFixed(1) : value.toFixed(2)
}

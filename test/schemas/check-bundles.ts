/**
 * `npm run formats -- FOLDER …`: every bundle below the folders in every format for programs, each held against its schema. The last
 * lines say how many were checked, and what is wrong.
 */
import {readdirSync} from 'node:fs'
import {join} from 'node:path'
import type {Analysed} from '../../src/cli/analysed.ts'
import {formats} from '../../src/cli/formats/index.ts'
import {analyse} from '../../src/cli/perform.ts'
import {Sources} from '../../src/cli/sources/index.ts'
import type {FormatName} from '../../src/cli/task.ts'
import {loadWasm} from '../../src/cli/wasm-loader.ts'
import {openRefract} from '../../src/library/index.ts'
import {COLUMNS, readCsv} from './csv.ts'
import {orderProblems} from './rminer-order.ts'
import {problemsOf} from './validators.ts'

const checks: Partial<Record<FormatName, (text: string) => string[]>> = {
  json: text => problemsOf('json', JSON.parse(text)),
  ndjson: text => problemsOf('ndjson', JSON.parse(text)),
  rminer: text => [...problemsOf('rminer', JSON.parse(text)), ...orderProblems(JSON.parse(text))],
  sarif: text => problemsOf('sarif', JSON.parse(text)),
  csv: csvProblems,
}

function csvProblems(text: string): string[] {
  const [columns, ...rows] = readCsv(text)
  if (columns.join() !== COLUMNS) return [`columns are ${columns.join()}`]
  return rows.filter(row => row.length !== columns.length).map(row => `a row of ${row.length}`)
}

function written(name: FormatName, change: Analysed): string {
  const {begin, record, end} = formats[name]
  return begin + record(change, {place: 'alone', colour: false}) + end
}

const refract = await openRefract(loadWasm)
const tools = {refract, sources: new Sources(), signal: new AbortController().signal}
const files = process.argv.slice(2).flatMap(bundlesBelow)
const checked = {bundles: 0, refactorings: 0, wrong: 0}
for (const file of files) {
  const change = await analyse({kind: 'bundle', file}, {format: 'json', trace: true, colour: false}, tools)
  if (change.kind === 'failed') throw new Error(change.reason)
  checked.bundles++
  checked.refactorings += change.report.refactorings.length
  for (const [name, problems] of Object.entries(checks)) {
    const found = problems(written(name as FormatName, change))
    if (found.length > 0) checked.wrong++
    for (const problem of found) console.log(`${file} ${name}: ${problem}`)
  }
}
console.log(
  `${checked.bundles} bundles with ${checked.refactorings} refactorings as ${Object.keys(checks).join(', ')}: ${checked.wrong} wrong`,
)
process.exitCode = checked.wrong > 0 || checked.bundles === 0 ? 1 : 0

function bundlesBelow(folder: string): string[] {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter(name => /\.json(\.gz)?$/.test(name))
    .sort()
    .map(name => join(folder, name))
}

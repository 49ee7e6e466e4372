/**
 * `npm run oracle:check -- DIR`: runs the engine on the sets that scores.txt names, lets the scorer beside them judge,
 * and fails when a figure fell, when one more impure refactoring is called pure, or when a changed line has no verdict.
 * `--update` writes what was reached, the ledgers and the tables by type instead; `--sets NAME,NAME` looks at some of them only.
 */
import {spawnSync} from 'node:child_process'
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs'
import {join, resolve} from 'node:path'
import {inRoot, root} from '../../scripts/build/root.ts'
import {readCommandLine} from './arguments.ts'
import {losses, readScores, readTotals, readVerdicts, tableOf, worseVerdicts, writeScores} from './scores.ts'

const scoresFile = inRoot('test', 'oracle', 'scores.txt')
const {
  values,
  folders: [oracle],
} = readCommandLine('npm run oracle:check -- DIR [--update | --sets NAME,NAME]', {update: {type: 'boolean'}, sets: {type: 'string'}})

const all = readScores(readFileSync(scoresFile, 'utf8'))
if (values.update && values.sets) throw new Error('--update writes the scores of all sets: leave out --sets')
const known = values.sets ? onlySets(values.sets.split(',')) : all
const predictions = new Map<string, string>()
mkdirSync(inRoot('.cache'), {recursive: true})
const found = known.found.map(score => ({...score, ...readTotals(judge(score, predict(score.set)))}))
const proved = known.proved.map(score => ({...score, ...readVerdicts(judge({set: score.set}, predict(score.set)))}))

if (values.update) writeFileSync(scoresFile, writeScores({found, proved}))
for (const [index, score] of found.entries()) {
  const {set, types, labels, strict, label, recall} = score
  tell(`${set} ${types} ${labels}: strict ${strict}, label ${label}, recall ${recall}`, losses(known.found[index], score))
}
for (const [index, score] of proved.entries()) {
  const {set, falsePure, recall} = score
  tell(`${set} purity: false-pure ${falsePure}, recall ${recall}`, worseVerdicts(known.proved[index], score))
}

function onlySets(names: string[]): typeof all {
  const isKnown = (name: string) => [...all.found, ...all.proved].some(({set}) => set === name)
  for (const name of names) if (!isKnown(name)) throw new Error(`scores.txt has no set ${name}`)
  return {found: all.found.filter(({set}) => names.includes(set)), proved: all.proved.filter(({set}) => names.includes(set))}
}

function tell(reached: string, losses: string[]) {
  const lost = values.update ? [] : losses
  console.log([reached, ...lost].join('; '))
  if (lost.length > 0) process.exitCode = 1
}

/** Runs the engine once a set, however many lines of scores the set has. */
function predict(set: string): string {
  const done = predictions.get(set)
  if (done) return done
  const file = inRoot('.cache', `oracle-${set}.ndjson`)
  const hasLedger = known.found.some(score => score.set === set)
  const ledger = values.update && hasLedger ? ledgerFile(set) : inRoot('.cache', `ledger-${set}.txt`)
  console.log(`${set} …`)
  const args = ['run', '--silent', 'oracle', '--', join(resolve(oracle), set), '--out', file, '--ledger', ledger, '--lines']
  const {status} = spawnSync('npm', args, {cwd: root, stdio: 'inherit'})
  if (status !== 0) process.exitCode = 1
  if (!values.update && hasLedger) console.log(`${differences(ledgerFile(set), ledger)} commits differ from the ledger`)
  predictions.set(set, file)
  return file
}

function ledgerFile(set: string): string {
  return inRoot('test', 'oracle', `ledger-${set}.txt`)
}

function differences(known: string, fresh: string): number {
  const before = new Set(existsSync(known) ? readFileSync(known, 'utf8').split('\n') : [])
  return readFileSync(fresh, 'utf8')
    .split('\n')
    .filter(line => !before.has(line)).length
}

/** What the scorer prints; all types and people's labels unless said otherwise. */
function judge({set, types = 'all', labels = 'people'}: {set: string; types?: string; labels?: string}, file: string): string {
  const scorer = join(oracle, 'score.mjs')
  if (!existsSync(scorer)) throw new Error(`${scorer} is missing`)
  const args = [scorer, join(oracle, set), file, '--types', types, '--labels', labels]
  const {stdout, stderr} = spawnSync(process.execPath, args, {encoding: 'utf8', maxBuffer: 64 * 1024 * 1024})
  if (stderr) console.error(stderr)
  if (values.update && types === 'core' && labels === 'silver')
    writeFileSync(inRoot('test', 'oracle', `by-type-${set}.txt`), tableOf(stdout))
  return stdout
}

/**
 * `npm run oracle -- DIR --out FILE`: the engine on a folder of labelled commits, one prediction a line.
 *
 *   --only TEXT      only bundles whose file name contains the text
 *   --ledger FILE    also writes one short line a commit, see ledger.ts
 *   --trace COMMIT   looks at this commit only and prints what was found, missed, and considered and rejected;
 *                    with --lines also every changed line with its verdict
 *   --lines          also compares with git's diff: how many changed lines are explained, and that each has a verdict
 *   --time-limit S   seconds a commit may take; 120 unless said otherwise
 */
import {closeSync, openSync, writeFileSync, writeSync} from 'node:fs'
import {loadWasm} from '../../src/cli/wasm-loader.ts'
import {openRefract, type Rejection, type Report} from '../../src/library/index.ts'
import {rminerRefactoring} from '../../src/report/rminer-json.ts'
import {readCommandLine} from './arguments.ts'
import {bundleFiles, bundlesOfCommit, readLabelled} from './bundles.ts'
import {errorLine, ledgerLine} from './ledger.ts'
import {lineStory} from './line-story.ts'
import {countLines, LineStatistics} from './lines.ts'
import {progressBar} from './progress.ts'
import {story} from './story.ts'
import {Summary} from './summary.ts'

const {
  values,
  folders: [folder],
} = readCommandLine('npm run oracle -- DIR --out FILE [--only TEXT] [--ledger FILE] [--lines] [--trace COMMIT] [--time-limit SECONDS]', {
  out: {type: 'string'},
  only: {type: 'string'},
  ledger: {type: 'string'},
  lines: {type: 'boolean'},
  trace: {type: 'string'},
  'time-limit': {type: 'string', default: '120'},
})

const files = values.trace === undefined ? bundleFiles(folder, values.only) : bundlesOfCommit(folder, values.trace)
const out = values.out === undefined ? undefined : openSync(values.out, 'w')
const ledger: string[] = []
const summary = new Summary()
const statistics = new LineStatistics()
const bar = progressBar(files.length)
const refract = await openRefract(loadWasm)
const start = performance.now()

/** What could not be proved is neither pure nor impure. */
const purity = {pure: {pure: true}, mixed: {pure: false}, unproved: {}}

for (const [index, file] of files.entries()) {
  bar.show(index, file)
  try {
    const bundle = readLabelled(file)
    const rejections: Rejection[] | undefined = values.trace === undefined ? undefined : []
    const began = performance.now()
    const report = await refract.analyze(bundle, {timeLimit: Number(values['time-limit']) * 1000, rejections})
    const ms = performance.now() - began
    if (out !== undefined) writeSync(out, prediction(bundle.commit, report, ms))
    ledger.push(ledgerLine(bundle, report.refactorings))
    summary.add(bundle.commit, report)
    if (values.lines) statistics.add(bundle, countLines(bundle, report))
    if (values.trace !== undefined && values.lines) for (const line of lineStory(bundle, report)) console.log(line)
    if (rejections) for (const line of story(bundle, report, rejections)) console.log(line)
  } catch (error) {
    bar.clear()
    console.error(`${file}: ${(error as Error).stack}`)
    ledger.push(errorLine(file, '', (error as Error).message))
    summary.fail(file)
  }
}

bar.clear()
if (out !== undefined) closeSync(out)
if (values.ledger !== undefined) writeFileSync(values.ledger, `${ledger.join('\n')}\n`)
for (const line of summary.lines(performance.now() - start)) console.log(line)
if (values.lines) for (const line of statistics.lines()) console.log(line)
process.exitCode = summary.failed ? 1 : 0

function prediction(commit: string, {refactorings}: Report, ms: number): string {
  const predicted = refactorings.map(one => ({...rminerRefactoring(one), ...purity[one.verdict]}))
  return `${JSON.stringify({commit, refactorings: predicted, ms: Number(ms.toFixed(1))})}\n`
}

/**
 * `npm run check`: everything that must hold before a change is shown. All steps run, also after a failure, and the
 * last line says how many tests and checks passed and failed. `--oracle DIR` adds the engine's scores on labelled commits.
 */
import {rmSync} from 'node:fs'
import {parseArgs} from 'node:util'
import {inRoot} from './build/root.ts'
import {runCommand} from './check/command.ts'
import {type Counts, one, testCounts} from './check/counts.ts'
import {runLanes, type Step} from './check/lanes.ts'
import {lintPackage} from './check/web-ext.ts'

const {values} = parseArgs({options: {oracle: {type: 'string'}}})

const build = npm('build')
const browsers = vitest('browser tests', 'browser')
const patient = [vitest('endurance tests', 'endurance'), vitest('GitHub tests', 'github')]
const others: Step[] = [
  npm('lint'),
  npm('types'),
  {name: 'web-ext lint', run: async () => one(await lintPackage('web-ext lint', 'dist/firefox'))},
  vitest('unit tests', 'unit'),
  vitest('build tests', 'built'),
]
// The largest set has its turn when scores are written: with it, all of this takes over a quarter of an hour.
if (values.oracle) others.push(npm('oracle:check', '--', values.oracle, '--sets', 'java-2,purity'))

const [built] = await runLanes([[build]])
// What is built now is what the tests see; where it is not, they try again and say why not.
const environment = built.failed ? {} : {REFRACT_IS_BUILT: '1'}
// The browser tests wait for browsers most of the time, and everything else together takes about as long; the rest
// wait for a background that was stopped and for pages without the extension, in the gaps that those leave.
const results = [built, ...(await runLanes([others, [browsers], patient]))]

console.log()
for (const {name, passed, failed, seconds} of results) {
  console.log(
    `${failed ? '✗' : '✓'} ${name.padEnd(22)} ${`${passed} passed`.padStart(12)}${failed ? `, ${failed} failed` : ''}  ${seconds.toFixed(1)} s`,
  )
}
const sum = (key: keyof Counts) => results.reduce((total, result) => total + result[key], 0)
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`)
process.exitCode = sum('failed') > 0 ? 1 : 0

function npm(name: string, ...args: string[]): Step {
  return {name, run: async () => one((await runCommand(name, ['npm', 'run', '--silent', name, ...args])) === 0)}
}

function vitest(name: string, project: string): Step {
  const report = inRoot('.cache', `tests-${project}.json`)
  const command = ['npx', 'vitest', 'run', '--project', project, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  return {
    name,
    async run() {
      rmSync(report, {force: true}) // or a run that dies early would look like the run before
      return testCounts(report, await runCommand(name, command, environment))
    },
  }
}

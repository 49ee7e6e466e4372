/**
 * `npm run check`: everything that must hold before a change is shown. All steps run, also after a failure, and the
 * last line says how many tests and checks passed and failed. `--oracle DIR` adds the engine's scores on labelled commits.
 */
import {spawnSync} from 'node:child_process'
import {rmSync} from 'node:fs'
import {parseArgs} from 'node:util'
import {inRoot, root} from './build/root.ts'
import {type Counts, one, testCounts} from './check/counts.ts'
import {lintPackage} from './check/web-ext.ts'

interface Step {
  name: string
  run: () => Counts
}

const {values} = parseArgs({options: {oracle: {type: 'string'}}})

const steps: Step[] = [
  {name: 'lint', run: () => one(npm('lint'))},
  {name: 'types', run: () => one(npm('types'))},
  {name: 'build', run: () => one(npm('build'))},
  {name: 'web-ext lint', run: () => one(lintPackage('dist/firefox'))},
  {name: 'unit tests', run: () => vitest('unit')},
  {name: 'tests of the builds', run: () => vitest('built')},
  {name: 'browser tests', run: () => vitest('browser')},
]
if (values.oracle) steps.push({name: 'oracle', run: () => one(npm('oracle:check', '--', values.oracle!))})

const results = steps.map(({name, run}) => {
  console.log(`\n── ${name}`)
  const start = performance.now()
  return {name, ...run(), seconds: (performance.now() - start) / 1000}
})

console.log()
for (const {name, passed, failed, seconds} of results) {
  console.log(
    `${failed ? '✗' : '✓'} ${name.padEnd(22)} ${`${passed} passed`.padStart(12)}${failed ? `, ${failed} failed` : ''}  ${seconds.toFixed(1)} s`,
  )
}
const sum = (key: keyof Counts) => results.reduce((total, result) => total + result[key], 0)
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`)
process.exitCode = sum('failed') > 0 ? 1 : 0

function npm(...args: string[]): boolean {
  return spawnSync('npm', ['run', '--silent', ...args], {cwd: root, stdio: 'inherit'}).status === 0
}

function vitest(project: string): Counts {
  const report = inRoot('.cache', `tests-${project}.json`)
  rmSync(report, {force: true}) // or a run that dies early would look like the run before
  const args = ['vitest', 'run', '--project', project, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const {status} = spawnSync('npx', args, {cwd: root, stdio: 'inherit'})
  return testCounts(report, status)
}

/**
 * `npm run bench:page`: what Refract costs the page. Scrolls from top to bottom through a pull request of 3,000 files and through a
 * diff of 20,000 lines, with Refract and without it, and prints lost frames, our longest tasks, how late marks came, and memory.
 * `--only TEXT` chooses among the pages; `--hide` scrolls with the switch on.
 */
import type {Page} from 'playwright-core'
import {openBrowser} from '../github/chromium.ts'
import {startGitHub} from '../github/github.ts'
import {type Stretch, watchOurTasks} from './profile.ts'
import {long, wide} from './pulls.ts'
import {type Scrolled, scrollThrough} from './scroll.ts'

const pages = {
  '3,000 files, React, virtual': '/refract/wide/pull/1/changes?markup=react&virtual=true',
  '20,000 lines, React': '/refract/long/pull/1/changes?markup=react&large_from=100000&mounted=50',
  '20,000 lines, classic': '/refract/long/pull/1/files?markup=classic&large_from=100000&mounted=50',
}
const only = process.argv.includes('--only') ? process.argv[process.argv.indexOf('--only') + 1]! : ''
const hide = process.argv.includes('--hide')
const PATIENCE = 900_000 // milliseconds; reading 3,000 files from a little GitHub takes its time
const MB = 1024 * 1024

const github = await startGitHub({repositories: [wide, long]})
try {
  for (const [name, path] of Object.entries(pages).filter(([name]) => name.includes(only))) {
    console.log(name)
    const without = await measure(path)
    const withRefract = await measure(path, 'dist/chrome')
    tell('without', without)
    tell('with', withRefract)
    console.log(`  memory of the page ${((withRefract.heap - without.heap) / MB).toFixed(1)} MB more`)
  }
} finally {
  await github.close()
}

interface Measured extends Scrolled {
  heap: number
  tasks: Stretch[]
}

async function measure(path: string, extension?: string): Promise<Measured> {
  const browser = await openBrowser({github, extension})
  try {
    const page = await browser.context.newPage()
    page.setDefaultTimeout(PATIENCE)
    const ended = await watchOurTasks(page)
    await page.goto(github.url(`${path}${extension && hide ? '&refract=hide' : ''}`))
    if (extension) await page.waitForSelector('html:is([data-refract-state=done], [data-refract-state=partial])')
    const scrolled = await scrollThrough(page)
    return {...scrolled, tasks: await ended(), heap: await heapOf(page)}
  } finally {
    await browser.close()
  }
}

async function heapOf(page: Page): Promise<number> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('HeapProfiler.collectGarbage')
  await devtools.send('Performance.enable')
  const {metrics} = await devtools.send('Performance.getMetrics')
  return metrics.find(({name}) => name === 'JSHeapUsedSize')!.value
}

function tell(who: string, {frames, lost, longest, marks, latest, tasks}: Measured) {
  console.log(
    `  ${who.padEnd(8)} ${frames} frames, ${lost} lost, the longest ${longest.toFixed(0)} ms${
      marks > 0 ? `; ${marks} marks, the latest ${latest.toFixed(0)} ms after its row` : ''
    }${
      tasks.length > 0
        ? `; our longest tasks ${tasks
            .slice(0, 5)
            .map(({ms, where}) => `${ms.toFixed(0)} ms (${where})`)
            .join(', ')}`
        : ''
    }`,
  )
}

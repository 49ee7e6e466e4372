/**
 * `npm run bench:page`: what Refract costs the page. Scrolls from top to bottom through a pull request of 3,000 files and through a
 * diff of 20,000 lines, with Refract and without it, and prints lost frames, our longest tasks, how late marks came, and memory.
 * Frames and tasks are told twice: by the clock, on which other work of the machine counts, and by the time in which the page's own
 * thread was running ("CPU").
 * Runs with and without take turns, and medians are told; how much the runs without differ among themselves is the noise, below
 * which a difference says nothing.
 * `--only TEXT` chooses among the pages; `--hide` scrolls with the switch on; `--step PIXELS` says how far it goes in a frame (300, as
 * a hasty reader; 30 is one who still reads); `--rounds N` (3) and `--frames N` (all) make it shorter; `--extension DIR` measures
 * another build.
 */
import {parseArgs} from 'node:util'
import type {Page} from 'playwright-core'
import {openBrowser} from '../github/chromium.ts'
import {startGitHub} from '../github/github.ts'
import {figure, figures, type Measured, median, ourFigures, spread} from './figures.ts'
import {watchOurCode} from './profile.ts'
import {long, wide} from './pulls.ts'
import {scrollThrough} from './scroll.ts'
import {frameTimes, ourTasks, watchThread} from './thread.ts'

const pages = {
  '3,000 files, React, virtual': '/refract/wide/pull/1/changes?markup=react&virtual=true',
  '20,000 lines, React': '/refract/long/pull/1/changes?markup=react&large_from=100000&mounted=50',
  '20,000 lines, classic': '/refract/long/pull/1/files?markup=classic&large_from=100000&mounted=50',
}
const {values} = parseArgs({
  options: {
    only: {type: 'string', default: ''},
    hide: {type: 'boolean', default: false},
    step: {type: 'string', default: '300'},
    rounds: {type: 'string', default: '3'},
    frames: {type: 'string', default: 'Infinity'},
    extension: {type: 'string', default: 'dist/chrome'},
  },
})
const PATIENCE = 900_000 // milliseconds; reading 3,000 files from a little GitHub takes its time
const NAMES = 58 // letters

const github = await startGitHub({repositories: [wide, long]})
try {
  for (const [name, path] of Object.entries(pages).filter(([name]) => name.includes(values.only))) {
    console.log(name)
    const runs = {without: [] as Measured[], with: [] as Measured[]}
    for (let round = 0; round < Number(values.rounds); round++) {
      const order = round % 2 ? (['with', 'without'] as const) : (['without', 'with'] as const)
      for (const who of order) runs[who].push(await measure(path, who === 'with' ? values.extension : undefined))
    }
    tell(runs)
  }
} finally {
  await github.close()
}

async function measure(path: string, extension?: string): Promise<Measured> {
  const browser = await openBrowser({github, extension})
  try {
    const page = await browser.context.newPage()
    page.setDefaultTimeout(PATIENCE)
    const [endProfile, endLoading] = [await watchOurCode(page), await watchThread(page)]
    await page.goto(github.url(`${path}${extension && values.hide ? '&refract=hide' : ''}`))
    if (extension) await untilShown(page)
    const loading = await endLoading()
    const endScrolling = await watchThread(page)
    const scrolled = await scrollThrough(page, {step: Number(values.step), most: Number(values.frames)})
    const scrolling = await endScrolling()
    const tasks = ourTasks([...loading, ...scrolling], await endProfile())
    return {...scrolled, tasks, frameTimes: frameTimes(scrolling), heap: await heapOf(page)}
  } finally {
    await browser.close()
  }
}

/**
 * Inside the page. Playwright's own `waitForSelector` looks whether what it waits for can be seen, and once it has, Chromium takes
 * many times longer to put each later frame of a page with thousands of icons together.
 */
function untilShown(page: Page) {
  return page.evaluate(
    () =>
      new Promise<void>(resolve => {
        const timer = setInterval(() => {
          if (!document.documentElement.matches('[data-refract-state=done], [data-refract-state=partial]')) return
          clearInterval(timer)
          resolve()
        }, 100)
      }),
  )
}

async function heapOf(page: Page): Promise<number> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('HeapProfiler.collectGarbage')
  await devtools.send('Performance.enable')
  const {metrics} = await devtools.send('Performance.getMetrics')
  return metrics.find(({name}) => name === 'JSHeapUsedSize')!.value
}

function tell(runs: Record<'without' | 'with', Measured[]>) {
  console.log(`  ${''.padEnd(NAMES)}${['without', 'with', 'more', 'noise'].map(word => word.padStart(10)).join('')}`)
  for (const {name, of} of figures) {
    const [without, withRefract] = [runs.without.map(of), runs.with.map(of)]
    const row = [median(without), median(withRefract), median(withRefract) - median(without), spread(without)]
    console.log(`  ${name.padEnd(NAMES)}${row.map(value => figure(value).padStart(10)).join('')}`)
  }
  for (const {name, of} of ourFigures) console.log(`  ${name.padEnd(NAMES)}${figure(median(runs.with.map(of))).padStart(20)}`)
  for (const [key, clock] of [['ms', 'the clock'] as const, ['cpu', 'CPU'] as const]) {
    console.log(`  our longest tasks by ${clock}: ${longestTasks(runs.with, key).join(', ') || 'none was seen'}`)
  }
}

function longestTasks(runs: Measured[], key: 'ms' | 'cpu'): string[] {
  const tasks = runs.flatMap(run => run.tasks).filter(task => !Number.isNaN(task[key]))
  const longest = tasks.toSorted((a, b) => b[key] - a[key]).slice(0, 5)
  return longest.map(task => `${task[key].toFixed(0)} ms (${task.where})`)
}

/**
 * `npm run bench:page`: what Refract costs the page. Scrolls from top to bottom through a pull request of 3,000 files and through a
 * diff of 20,000 lines, with Refract and without it, and prints lost frames, our longest tasks, how late marks came, and memory.
 * Frames and tasks are told twice: by the clock, on which other work of the machine counts, and by the time in which the page's own
 * thread was running ("CPU").
 * `--only TEXT` chooses among the pages; `--hide` scrolls with the switch on.
 */
import type {Page} from 'playwright-core'
import {openBrowser} from '../github/chromium.ts'
import {startGitHub} from '../github/github.ts'
import {watchOurCode} from './profile.ts'
import {long, wide} from './pulls.ts'
import {type Scrolled, scrollThrough} from './scroll.ts'
import {frameTimes, type OurTask, ourTasks, watchThread} from './thread.ts'

const pages = {
  '3,000 files, React, virtual': '/refract/wide/pull/1/changes?markup=react&virtual=true',
  '20,000 lines, React': '/refract/long/pull/1/changes?markup=react&large_from=100000&mounted=50',
  '20,000 lines, classic': '/refract/long/pull/1/files?markup=classic&large_from=100000&mounted=50',
}
const only = process.argv.includes('--only') ? process.argv[process.argv.indexOf('--only') + 1]! : ''
const hide = process.argv.includes('--hide')
const PATIENCE = 900_000 // milliseconds; reading 3,000 files from a little GitHub takes its time
const MB = 1024 * 1024
const FRAME = 1000 / 60

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
  tasks: OurTask[]
  /** Milliseconds of CPU, of each frame. */
  frameTimes: number[]
}

async function measure(path: string, extension?: string): Promise<Measured> {
  const browser = await openBrowser({github, extension})
  try {
    const page = await browser.context.newPage()
    page.setDefaultTimeout(PATIENCE)
    const [endProfile, endLoading] = [await watchOurCode(page), await watchThread(page)]
    await page.goto(github.url(`${path}${extension && hide ? '&refract=hide' : ''}`))
    if (extension) await untilShown(page)
    const loading = await endLoading()
    const endScrolling = await watchThread(page)
    const scrolled = await scrollThrough(page)
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

function tell(who: string, {frames, lost, longest, marks, latest, seenLate, latestSeen, tasks, frameTimes}: Measured) {
  const line = (label: string, words: string) => console.log(`  ${label.padEnd(8)} ${words}`)
  const over = frameTimes.filter(time => time > FRAME).length
  const mean = frameTimes.reduce((sum, time) => sum + time, 0) / frameTimes.length
  line(who, `${frames} frames, ${lost} lost by the clock, the longest ${longest.toFixed(0)} ms`)
  line(
    '',
    `CPU: ${over} frames over ${FRAME.toFixed(1)} ms, the longest ${Math.max(...frameTimes).toFixed(0)} ms, ${mean.toFixed(1)} ms on average`,
  )
  if (marks > 0) line('', `${marks} marks on rows that came, the latest ${latest.toFixed(0)} ms after its row`)
  if (tasks.length === 0) return
  line('', `${seenLate} marks on rows that were in the window before, the latest ${latestSeen.toFixed(0)} ms after`)
  const longestBy = (key: 'ms' | 'cpu') => tasks.toSorted((a, b) => b[key] - a[key]).slice(0, 5)
  const told = (key: 'ms' | 'cpu') =>
    longestBy(key)
      .map(task => `${task[key].toFixed(0)} ms (${task.where})`)
      .join(', ')
  line('', `our longest tasks by the clock: ${told('ms')}`)
  line('', `our longest tasks by CPU: ${told('cpu')}`)
}

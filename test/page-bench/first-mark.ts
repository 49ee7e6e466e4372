/**
 * `npm run bench:mark`: how long it takes from opening a page to its first mark, on every commit of the demo that has one, with our
 * GitHub answering from memory. Warm: the background runs and has an engine, but knows nothing of the change. Cold: the browser has
 * stopped the background. Prints when each stage ends, in milliseconds after the page was opened, as the median of all visits.
 * `--times N` visits each commit N times (3 by default).
 */
import type {Page} from 'playwright-core'
import {forgetCache} from '../extension/forget-cache.ts'
import {type Browser, openBrowser} from '../github/chromium.ts'
import {type GitHub, startGitHub} from '../github/github.ts'

const times = process.argv.includes('--times') ? Number(process.argv[process.argv.indexOf('--times') + 1]) : 3
const limits = {warm: 400, cold: 1000} // milliseconds to the first mark

const stages = ['page loaded', 'script begins', 'GitHub asked', 'last content asked', 'outcome shown', 'first mark'] as const
type Visit = Record<(typeof stages)[number], number>

const github = await startGitHub({fromMemory: true})
const browser = await openBrowser({github, extension: 'dist/chrome'})
try {
  const inside = await browser.context.newPage()
  await inside.goto((await browser.serviceWorker()).url().replace('background.js', 'manifest.json'))
  const forget = () => inside.evaluate(forgetCache)
  const commits = await marked(forget)
  console.log(`${commits.length} commits of the demo have marks; ${times} visits each`)
  for (const state of ['warm', 'cold'] as const) {
    const visits: Visit[] = []
    for (let time = 0; time < times; time++) {
      for (const commit of commits) {
        await forget()
        if (state === 'cold') await browser.stopServiceWorker()
        visits.push((await visit(browser, github, commit))!)
      }
    }
    tell(state, visits)
  }
} finally {
  await browser.close()
  await github.close()
}

/** Visiting them once also fills the memory of our GitHub, and starts the engine. */
async function marked(forget: () => Promise<void>): Promise<string[]> {
  const {commits} = github.repository('refract/shop')
  const found: string[] = []
  for (const sha of Object.values(commits)) {
    await forget()
    if (await visit(browser, github, `/refract/shop/commit/${sha}`)) found.push(`/refract/shop/commit/${sha}`)
  }
  return found
}

/** Nothing where the page has no mark. */
async function visit(browser: Browser, github: GitHub, path: string): Promise<Visit | undefined> {
  const page = await browser.context.newPage()
  await page.addInitScript(watch)
  github.requests.length = 0
  await page.goto(github.url(path))
  await page.waitForFunction(() => Reflect.get(window, 'seen').outcome !== undefined)
  await page.waitForSelector('[data-refract-ui=overlay][data-refract-drawn]', {state: 'attached'})
  const {origin, loaded, script, outcome, mark} = await seenBy(page)
  await page.close()
  const asked = github.requests.filter(({host}) => host !== 'github.com').map(({at}) => at - origin)
  if (mark === undefined) return undefined
  return {
    'page loaded': loaded,
    'script begins': script,
    'GitHub asked': Math.min(...asked),
    'last content asked': Math.max(...asked),
    'outcome shown': outcome,
    'first mark': mark,
  }
}

interface Seen {
  script: number
  outcome: number
  mark?: number
}

/** Runs in the page, before anything else does. */
function watch() {
  const seen: Partial<Seen> = {}
  Object.assign(window, {seen})
  new MutationObserver(() => {
    const state = document.documentElement?.dataset.refractState
    const now = performance.now()
    if (state) seen.script ??= now
    if (state && state !== 'working') seen.outcome ??= now
    if (document.querySelector('[data-refract-mark]')) seen.mark ??= now
  }).observe(document, {subtree: true, childList: true, attributes: true})
}

function seenBy(page: Page): Promise<Seen & {origin: number; loaded: number}> {
  return page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    return {...(Reflect.get(window, 'seen') as Seen), origin: performance.timeOrigin, loaded: navigation!.domContentLoadedEventEnd}
  })
}

function tell(state: keyof typeof limits, visits: Visit[]) {
  const [last] = [...stages].reverse()
  const all = visits.map(visit => visit[last!]).sort((a, b) => a - b)
  const within = median(all) < limits[state]
  console.log(
    `${state}: ${median(all).toFixed(0)} ms to the first mark (${all[0]!.toFixed(0)} to ${all.at(-1)!.toFixed(0)}); wanted under ${limits[state]}`,
  )
  for (const stage of stages)
    console.log(
      `  ${stage.padEnd(18)} ${median(visits.map(visit => visit[stage]))
        .toFixed(0)
        .padStart(6)} ms`,
    )
  if (!within) process.exitCode = 1
}

function median(values: number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]!
}

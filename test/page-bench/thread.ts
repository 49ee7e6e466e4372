/**
 * Watches what a page's main thread does, in the thread's own time: on a machine with other work, the time on the clock tells as much
 * about that work as about ours.
 */
import type {Page} from 'playwright-core'
import type {Sample} from './profile.ts'

/** Microseconds, all of them. */
export interface ThreadEvent {
  name: string
  ts: number
  dur: number
  /** In which the thread was running; the browser does not tell it of every event. */
  tdur?: number
}

interface TraceEvent extends ThreadEvent {
  ph: string
  pid: number
  tid: number
}

const TASK = 'RunTask'
const FRAME = 'FireAnimationFrame'
const KEPT = new Set([TASK, FRAME, 'FunctionCall', 'RunMicrotasks', 'EvaluateScript'])

/** Call what comes back to end the watch. */
export async function watchThread(page: Page): Promise<() => Promise<ThreadEvent[]>> {
  const devtools = await page.context().newCDPSession(page)
  const events: TraceEvent[] = []
  devtools.on('Tracing.dataCollected', ({value}) => {
    for (const event of value as unknown as TraceEvent[]) if (event.ph === 'X' && KEPT.has(event.name)) events.push(event)
  })
  await devtools.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: {
      recordMode: 'recordAsMuchAsPossible',
      includedCategories: ['devtools.timeline', 'disabled-by-default-devtools.timeline'],
      excludedCategories: ['*'],
    },
  })
  return async () => {
    const complete = new Promise(resolve => devtools.once('Tracing.tracingComplete', resolve))
    await devtools.send('Tracing.end')
    await complete
    return onBusiestThread(events)
  }
}

/** The one that draws the frames of the page. */
function onBusiestThread(events: TraceEvent[]): ThreadEvent[] {
  const threadOf = ({pid, tid}: TraceEvent) => `${pid} ${tid}`
  const frames = new Map<string, number>()
  for (const event of events) if (event.name === FRAME) frames.set(threadOf(event), (frames.get(threadOf(event)) ?? 0) + 1)
  const [busiest] = [...frames].sort((a, b) => b[1] - a[1])[0] ?? []
  return events.filter(event => threadOf(event) === busiest).sort((a, b) => a.ts - b.ts)
}

/** Milliseconds in which the thread was running, of each frame, from the beginning of one to that of the next; NaN where it is not told. */
export function frameTimes(events: ThreadEvent[]): number[] {
  const starts = events.filter(({name}) => name === FRAME).map(({ts}) => ts)
  const times = starts.map(() => 0)
  let frame = -1
  for (const {name, ts, dur, tdur} of events) {
    if (name !== TASK) continue
    // A frame begins in the middle of its task.
    while (frame + 1 < starts.length && starts[frame + 1]! < ts + dur) frame++
    if (frame >= 0) times[frame]! += cpuOf(tdur)
  }
  return times
}

const cpuOf = (tdur: number | undefined) => (tdur === undefined ? Number.NaN : tdur / 1000)

/** Something that the browser did in one go, and in which our code was seen. */
export interface OurTask {
  /** Milliseconds on the clock, and those in which the thread was running. */
  ms: number
  cpu: number
  /** Our function that was seen most often in it. */
  where: string
}

const CALLS = new Set(['FunctionCall', 'RunMicrotasks', 'EvaluateScript'])

/** A call with a sample of ours counts as a whole, also where it calls the page's code: in doubt it is ours. */
export function ourTasks(events: ThreadEvent[], samples: Sample[]): OurTask[] {
  const calls = events.filter(({name}) => CALLS.has(name))
  const seen = new Map<ThreadEvent, string[]>()
  let first = 0
  for (const {at, where} of samples) {
    while (first < calls.length && calls[first]!.ts + LONGEST < at) first++
    let innermost: ThreadEvent | undefined
    for (let index = first; index < calls.length && calls[index]!.ts <= at; index++) {
      if (at <= calls[index]!.ts + calls[index]!.dur) innermost = calls[index]
    }
    if (innermost) seen.set(innermost, [...(seen.get(innermost) ?? []), where])
  }
  return [...seen].map(([{dur, tdur}, names]) => ({ms: dur / 1000, cpu: cpuOf(tdur), where: mostFrequent(names)}))
}

const LONGEST = 10_000_000 // microseconds; no call lasts longer

function mostFrequent(names: string[]): string {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts].sort((a, b) => b[1] - a[1])[0]![0]
}

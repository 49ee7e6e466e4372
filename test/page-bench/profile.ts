/** Watches a page's main thread by samples, and says for how long at a time our code held it. */
import type {Page} from 'playwright-core'

interface ProfileNode {
  id: number
  callFrame: {functionName: string; url: string}
  children?: number[]
}

interface Profile {
  nodes: ProfileNode[]
  /** Microseconds, on the clock of a trace. */
  startTime: number
  samples?: number[]
  /** Microseconds before each sample. */
  timeDeltas?: number[]
}

const EVERY = 500 // microseconds

export interface Stretch {
  ms: number
  /** Microseconds, on the clock of a trace. */
  start: number
  /** Our function that was seen most often in it. */
  where: string
}

/** Call what comes back to end the watch: the stretches of our code, the longest first. */
export async function watchOurTasks(page: Page): Promise<() => Promise<Stretch[]>> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Profiler.enable')
  await devtools.send('Profiler.setSamplingInterval', {interval: EVERY})
  await devtools.send('Profiler.start')
  return async () => stretchesOfOurs((await devtools.send('Profiler.stop')).profile)
}

/** What the browser does on behalf of a function (laying out, collecting garbage) does not end a stretch. */
const BROWSER = new Set(['(program)', '(garbage collector)'])

export function stretchesOfOurs({nodes, startTime, samples = [], timeDeltas = []}: Profile): Stretch[] {
  const owners = ownersOf(nodes)
  const names = new Map(nodes.map(node => [node.id, node.callFrame.functionName]))
  const stretches: Stretch[] = []
  let seen = new Map<string, number>()
  let [ours, browser] = [0, 0]
  let now = startTime
  let start = now
  const end = () => {
    if (ours > 0) stretches.push({ms: ours / 1000, start, where: [...seen].sort((a, b) => b[1] - a[1])[0]![0]})
    seen = new Map()
    ours = browser = 0
  }
  for (const [index, sample] of samples.entries()) {
    const owner = owners.get(sample)
    if (owner !== undefined && ours === 0) start = now
    now += timeDeltas[index]!
    if (owner !== undefined) {
      ours += browser + timeDeltas[index]!
      browser = 0
      seen.set(owner, (seen.get(owner) ?? 0) + 1)
    } else if (ours > 0 && BROWSER.has(names.get(sample)!)) browser += timeDeltas[index]!
    else end()
  }
  end()
  return stretches.sort((a, b) => b.ms - a.ms)
}

/** Samples whose stack holds a function of ours → that function, the innermost. */
function ownersOf(nodes: ProfileNode[]): Map<number, string> {
  const owners = new Map<number, string>()
  const children = new Map(nodes.map(node => [node.id, node]))
  const walk = (node: ProfileNode, inherited: string | undefined) => {
    const {url, functionName} = node.callFrame
    const owner = url.startsWith('chrome-extension:') ? functionName || '(anonymous)' : inherited
    if (owner !== undefined) owners.set(node.id, owner)
    for (const child of node.children ?? []) walk(children.get(child)!, owner)
  }
  walk(nodes[0]!, undefined)
  return owners
}

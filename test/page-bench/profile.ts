/** Watches a page's main thread by samples, and says when our code was running. */
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

/** A moment at which our code was seen running. */
export interface Sample {
  /** Microseconds, on the clock of a trace. */
  at: number
  /** The innermost function of ours. */
  where: string
}

/** Call what comes back to end the watch. */
export async function watchOurCode(page: Page): Promise<() => Promise<Sample[]>> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Profiler.enable')
  await devtools.send('Profiler.setSamplingInterval', {interval: EVERY})
  await devtools.send('Profiler.start')
  return async () => samplesOfOurs((await devtools.send('Profiler.stop')).profile)
}

function samplesOfOurs({nodes, startTime, samples = [], timeDeltas = []}: Profile): Sample[] {
  const owners = ownersOf(nodes)
  let at = startTime
  return samples.flatMap((sample, index) => {
    at += timeDeltas[index]!
    const where = owners.get(sample)
    return where === undefined ? [] : [{at, where}]
  })
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

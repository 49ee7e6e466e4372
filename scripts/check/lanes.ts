/** Steps that run beside each other, in lanes: one after the other in a lane. */
import type {Counts} from './counts.ts'

export interface Step {
  name: string
  run: () => Promise<Counts>
}

export interface Result extends Counts {
  name: string
  seconds: number
}

/** All steps run, also after a failure. In the order of the lanes. */
export async function runLanes(lanes: Step[][]): Promise<Result[]> {
  const results = await Promise.all(lanes.map(runLane))
  return results.flat()
}

async function runLane(steps: Step[]): Promise<Result[]> {
  const results: Result[] = []
  for (const {name, run} of steps) {
    const start = performance.now()
    results.push({name, ...(await run()), seconds: (performance.now() - start) / 1000})
  }
  return results
}

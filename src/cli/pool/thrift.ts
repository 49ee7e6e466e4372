/**
 * A worker keeps to one core. V8 compiles hot code and collects garbage on threads of its own: those are cores that another worker
 * uses, of this command or of the next one beside it. So workers do less of both, and do it themselves; which takes no more processor
 * time, and is not slower where all cores have a worker.
 */
import {setFlagsFromString} from 'node:v8'

const flags = [
  // Twelve times as many rounds before a function is optimized: most of those that would be are not worth it.
  '--interrupt-budget=800000',
  // MB for new objects. What a change needs is mostly gone when the space is full, and is then neither copied nor kept.
  '--min-semi-space-size=16',
  '--max-semi-space-size=32',
  '--no-parallel-scavenge',
  '--no-concurrent-recompilation',
]

/** For the workers that are started from now on. */
export function saveCores() {
  for (const flag of flags) setFlagsFromString(flag)
}

/**
 * Where a change is thought about: large ones on a thread of their own, so that the background hears its pages and GitHub meanwhile;
 * small ones in the background itself, as they are done before a thread is there.
 */
import type {Matter, Think} from './think.ts'

export interface Thinker {
  /** Gets ready for a work that will come. */
  prepare(): void
  think: Think
}

const LARGE = 200_000 // characters of both versions; they take about as long as a thread needs to be there

export const openThinker = ({here, threads}: {here: Thinker; threads: Think}): Thinker => ({
  prepare: here.prepare,
  think: (matter, thinking) => (sizeOf(matter) > LARGE ? threads : here.think)(matter, thinking),
})

const sizeOf = ({contents: {before, after}}: Matter) =>
  [...Object.values(before), ...Object.values(after)].reduce((sum, {length}) => sum + length, 0)

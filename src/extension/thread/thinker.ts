/**
 * Where a change is thought about: large ones on a thread of their own, so that the background hears its pages and GitHub meanwhile;
 * small ones in the background itself, as they are done before a thread is there.
 */
import type {Version} from '../../github/api/versions.ts'
import type {Begin, Rest, Work} from './work.ts'

export interface Thinker {
  /** Gets ready for a work that will come. */
  prepare(): void
  begin: Begin
}

const LARGE = 200_000 // characters of both versions; they take about as long as a thread needs to be there

export const thinkWhereItFits = ({here, onThread}: {here: Thinker; onThread: Begin}): Thinker => ({
  prepare: here.prepare,
  begin: working => new MovingWork(here.begin(working), () => onThread(working)),
})

/** Begins in the background, and goes over once its files turn out to be large. */
class MovingWork implements Work {
  #work: Work
  #size = 0
  /** Those that a thread would have to be told; none once it has been. */
  #versions: Version[] | undefined = []

  constructor(
    here: Work,
    private readonly goOver: () => Work,
  ) {
    this.#work = here
  }

  add(version: Version) {
    this.#work.add(version)
    if (!this.#versions) return
    this.#versions.push(version)
    this.#size += (version.before?.length ?? 0) + (version.after?.length ?? 0)
    if (this.#size <= LARGE) return
    this.#work.end()
    this.#work = this.goOver()
    for (const one of this.#versions) this.#work.add(one)
    this.#versions = undefined
  }

  finish = (rest: Rest) => this.#work.finish(rest)

  end = () => this.#work.end()
}

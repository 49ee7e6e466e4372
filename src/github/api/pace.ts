/**
 * When GitHub says "not now", everybody waits: one `Pace` for all who ask a host with the same token. What is asked during a pause
 * would be refused, too, and GitHub makes the pause longer for those who go on asking.
 */
import {wait} from './wait.ts'

/** The API and the host of raw contents count by themselves. */
export type Counter = 'api' | 'contents'

export interface Turn {
  signal: AbortSignal
  onPause?: (until: number) => void
}

export class Pace {
  readonly #until: Record<Counter, number> = {api: 0, contents: 0}

  /** Until a time in milliseconds since 1970. */
  hold(counter: Counter, until: number) {
    this.#until[counter] = Math.max(this.#until[counter], until)
  }

  /** Comes back when one may ask. */
  async turn(counter: Counter, {signal, onPause}: Turn): Promise<void> {
    for (let left = this.#left(counter); left > 0; left = this.#left(counter)) {
      onPause?.(this.#until[counter])
      await wait(left, signal)
    }
  }

  #left = (counter: Counter) => this.#until[counter] - Date.now()
}

/** Thrown where the analysis is told to end early; caught once, in `analyze`. */
export class Stopped extends Error {
  constructor(readonly reason: 'cancelled' | 'time limit') {
    super(reason)
  }
}

/** Asked between steps and inside long loops. */
export class Stop {
  private readonly until: number

  constructor(
    timeLimit = Number.POSITIVE_INFINITY,
    private readonly signal?: {readonly aborted: boolean},
  ) {
    this.until = Date.now() + timeLimit
  }

  check(): void {
    if (this.signal?.aborted) throw new Stopped('cancelled')
    if (Date.now() > this.until) throw new Stopped('time limit')
  }
}

/** Ctrl-C and its relatives: the first one lets the work end in order, the second one does not. */
import {exitCodes} from './exit-codes.ts'

export class Interruption {
  private readonly controller = new AbortController()
  /** The exit code, once there was an interruption. */
  code?: number

  constructor() {
    process.on('SIGINT', () => this.interrupt(exitCodes.interrupted))
    process.on('SIGTERM', () => this.interrupt(exitCodes.terminated))
  }

  get signal(): AbortSignal {
    return this.controller.signal
  }

  private interrupt(code: number) {
    if (this.code !== undefined) process.exit(code)
    this.code = code
    this.controller.abort()
  }
}

/** What the command says with its exit code; `--help` explains them. */
import type {Done} from './perform.ts'

export const exitCodes = {done: 0, unreadable: 1, misunderstood: 2, partial: 3, bad: 4, interrupted: 130, terminated: 143}

/** The gravest thing that happened counts. */
export function codeOf(results: Pick<Done, 'status' | 'isBad'>[]): number {
  if (results.some(({status}) => status === 'failed')) return exitCodes.unreadable
  if (results.some(({isBad}) => isBad)) return exitCodes.bad
  if (results.some(({status}) => status === 'partial')) return exitCodes.partial
  return exitCodes.done
}

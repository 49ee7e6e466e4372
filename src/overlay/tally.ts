/** How much of a change is left to review. */
import type {FileTally} from './findings.ts'

export interface Tally {
  changed: number
  explained: number
  partly: number
  /** In files that were read. */
  unexplained: number
  /** In files that were not. */
  unread: number
}

export function tallyOf(files: FileTally[]): Tally {
  const tally: Tally = {changed: 0, explained: 0, partly: 0, unexplained: 0, unread: 0}
  for (const {read, changed, explained, partly} of files) {
    tally.changed += changed
    tally.explained += explained
    tally.partly += partly
    tally[read ? 'unexplained' : 'unread'] += changed - explained - partly
  }
  return tally
}

/** Every changed line needs no review: there is something to fold, and nothing else. */
export const isAllExplained = ({read, changed, explained}: FileTally): boolean => read && changed > 0 && explained === changed

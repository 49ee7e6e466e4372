/** When a page that GitHub's limit has stopped may go on, in milliseconds since 1970. */
import type {Outcome} from './messages.ts'

const LATER = 2000 // milliseconds after the time that GitHub says: its clock and ours need not agree
const SOONEST = 10_000 // milliseconds; whatever GitHub says, a page never asks without end

export function resumption(outcome: Outcome, now = Date.now()): number | undefined {
  const reasons =
    outcome.kind === 'failed'
      ? [outcome.trouble]
      : outcome.findings.notes.flatMap(note => (note.kind === 'not fetched' ? [note.reason] : []))
  const times = reasons.flatMap(reason => (reason.kind === 'rate limit' ? [reason.resetsAt] : []))
  return times.length > 0 ? Math.max(...times.map(time => time + LATER), now + SOONEST) : undefined
}

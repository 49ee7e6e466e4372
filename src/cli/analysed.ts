/** A change after the analysis: what every format tells of it. */
import type {Rejection, Report} from '../library/index.ts'
import type {LineCounts} from './changed-lines.ts'
import type {Origin} from './sources/source.ts'

export interface Analysed {
  kind: 'analysed'
  origin: Origin
  /** What a reader should know of the comparison itself. */
  notes: string[]
  /** What was asked for; its lines are those that changed. */
  report: Report
  counts: LineCounts
  /** Nothing in the whole change is left to review. */
  pure: boolean
  /** Not everything was looked at. */
  partial: boolean
  rejections?: Rejection[]
}

/** What could not be read, among others that could. */
export interface NotAnalysed {
  kind: 'failed'
  origin: Origin
  reason: string
}

/** All of it was read and understood, all refactorings are proved, and they account for every changed line. */
export function isPure({refactorings, files, warnings, stopped}: Report, {changed, explained}: LineCounts): boolean {
  const isRead = files.every(file => file.kind === 'read' && file.broken.length === 0)
  const isProved = refactorings.every(({verdict}) => verdict === 'pure')
  return !stopped && isRead && isProved && warnings.length === 0 && changed > 0 && explained === changed
}

/** One task, from its source to what is written of it. */
import type {Change, Progress, Refract, Rejection, Report} from '../library/index.ts'
import {type Analysed, isPure} from './analysed.ts'
import {changedVerdicts} from './changed-lines.ts'
import type {Manner} from './formats/format.ts'
import {formats} from './formats/index.ts'
import {pathTest} from './paths.ts'
import {selected} from './selection.ts'
import type {Sources} from './sources/index.ts'
import type {Origin, Unreadable} from './sources/source.ts'
import type {FailLevel, Task, Wishes} from './task.ts'

export interface Done {
  /** Partial: not everything was looked at. */
  status: 'done' | 'partial' | 'failed'
  /** As its format writes it; empty where there is nothing to write. */
  text: string
  /** Why it failed. */
  reason?: string
  /** What `--fail-on` asks for is there. */
  isBad?: boolean
}

export interface Tools {
  refract: Refract
  sources: Sources
  signal: AbortSignal
  onProgress?: (progress: Progress) => void
}

export async function perform(task: Task, wishes: Wishes, tools: Tools, place: Manner['place']): Promise<Done> {
  const outcome = await orReason(analyse(task, wishes, tools))
  if (outcome.kind === 'failed') return failedDone(task, wishes, outcome.reason, place)
  return {
    status: outcome.partial ? 'partial' : 'done',
    text: formats[wishes.format].record(outcome, {place, colour: wishes.colour}),
    isBad: isBad(outcome.report, wishes.failOn),
  }
}

export function failedDone(task: Task, {format, colour}: Wishes, reason: string, place: Manner['place']): Done {
  const origin = task.kind === 'commit' ? {commit: task.commit} : {}
  return {status: 'failed', text: formats[format].record({kind: 'failed', origin, reason}, {place, colour}), reason}
}

/** What goes wrong with one change must not end the others. */
async function orReason<T>(work: Promise<T>): Promise<T | {kind: 'failed'; reason: string}> {
  try {
    return await work
  } catch (error) {
    return {kind: 'failed', reason: (error as Error).message}
  }
}

export async function analyse(task: Task, wishes: Wishes, {refract, sources, signal, onProgress}: Tools): Promise<Analysed | Unreadable> {
  const source = await sources.read(task, signal)
  if (source.kind === 'failed') return source
  const rejections: Rejection[] | undefined = wishes.trace ? [] : undefined
  const report = await refract.analyze(source.change, {signal, timeLimit: wishes.timeLimit, onProgress, rejections})
  const told = tell(source.change, report, source.origin, wishes)
  return {...told, notes: source.notes, partial: source.partial === true || report.stopped !== undefined, ...(rejections && {rejections})}
}

function tell(change: Change, whole: Report, origin: Origin, {types, paths}: Wishes): Omit<Analysed, 'notes' | 'partial'> {
  const isWanted = pathTest(paths)
  const report = types || paths ? selected(whole, types, isWanted) : whole
  const {lines, counts} = changedVerdicts(change, report, isWanted)
  const pure = isPure(whole, types || paths ? changedVerdicts(change, whole).counts : counts)
  return {kind: 'analysed', origin, report: {...report, lines}, counts, pure}
}

function isBad({refactorings}: Report, level: FailLevel | undefined): boolean {
  if (!level) return false
  return refactorings.some(({verdict}) => verdict === 'mixed' || (level === 'unproved' && verdict === 'unproved'))
}

/** Many changes: worker threads look at them, and what they say is written in order. */
import project from '../../package.json' with {type: 'json'}
import type {Run} from './arguments.ts'
import {complain} from './complain.ts'
import {codeOf, exitCodes} from './exit-codes.ts'
import {formats} from './formats/index.ts'
import type {Interruption} from './interruption.ts'
import {openSession} from './output/session.ts'
import type {Done} from './perform.ts'
import {inOrder} from './pool/in-order.ts'
import {Pool} from './pool/pool.ts'
import {ProgressLine} from './progress.ts'
import {tasksOf} from './series.ts'
import {type Series, taskName, type Wishes} from './task.ts'

/** Changes for each thread that may wait for a slow one before them. */
const AHEAD = 32

export async function runMany(series: Series, wishes: Wishes, run: Run, interruption: Interruption): Promise<number> {
  const format = formats[wishes.format]
  const listed = await tasksOf(series, interruption.signal)
  if (listed.kind === 'failed') return complain(listed.reason, exitCodes.unreadable)
  const {keys, noun} = listed
  const session = openSession(format, keys, fingerprint(wishes), run)
  if (session.kind === 'failed') return complain(session.reason, exitCodes.unreadable)
  if (session.kind === 'complete') {
    if (!run.quiet) complain(`${run.output} is not unfinished: nothing to do`)
    return exitCodes.done
  }

  const results: Pick<Done, 'status' | 'isBad'>[] = [...session.before]
  const progress = ProgressLine.for(run.quiet)
  const pool = new Pool(run.jobs, wishes)
  interruption.signal.addEventListener('abort', () => pool.close())
  for await (const {item, result} of inOrder(listed.tasks(results.length), task => pool.run(task), run.jobs * AHEAD)) {
    // What comes after an interruption comes from threads that were ended.
    if (interruption.code !== undefined) break
    progress?.clear()
    if (result.status === 'failed' && !format.tellsFailures) complain(`${taskName(item)}: ${result.reason}`)
    await session.add(keys?.[results.length] ?? '', result)
    results.push({status: result.status, isBad: result.isBad})
    progress?.count(results.length, keys?.length, noun)
  }
  progress?.clear()
  await session.end(interruption.code === undefined ? 'finished' : 'unfinished')
  await pool.close()
  if (interruption.code !== undefined) return interruption.code
  // For `mine`, a commit that fails is an answer like others: what runs it would take an exit code for a broken run.
  return series.kind === 'mine' ? exitCodes.done : codeOf(results)
}

/** What makes the output what it is. */
const fingerprint = ({format, types, paths, failOn, timeLimit, trace}: Wishes) =>
  JSON.stringify({refract: project.version, format, types, paths, failOn, timeLimit, trace})

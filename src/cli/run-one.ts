/** One change: looked at in this thread, as a second one would only start later. */
import {openRefract} from '../library/index.ts'
import type {Run} from './arguments.ts'
import {complain} from './complain.ts'
import {codeOf, exitCodes} from './exit-codes.ts'
import {formats} from './formats/index.ts'
import type {Interruption} from './interruption.ts'
import {FileSink, standardOutput} from './output/sink.ts'
import {Writer} from './output/writer.ts'
import {perform} from './perform.ts'
import {ProgressLine} from './progress.ts'
import {Sources} from './sources/index.ts'
import type {Task, Wishes} from './task.ts'
import {loadWasm} from './wasm-loader.ts'

const STEPS = {reading: 'reading', detecting: 'looking for refactorings', proving: 'proving'}

export async function runOne(task: Task, wishes: Wishes, {output, quiet}: Run, interruption: Interruption): Promise<number> {
  const progress = ProgressLine.for(quiet)
  const refract = await openRefract(loadWasm)
  const sources = new Sources()
  const done = await perform(
    task,
    wishes,
    {
      refract,
      sources,
      signal: interruption.signal,
      onProgress: ({step, done, total}) => progress?.show(step === 'reading' ? `reading ${done} of ${total} files` : STEPS[step]),
    },
    'alone',
  )
  sources.close()
  progress?.clear()
  if (done.status === 'failed') return interruption.code ?? complain(done.reason!, exitCodes.unreadable)
  const writer = new Writer(formats[wishes.format], output === undefined ? standardOutput : new FileSink(output))
  await writer.add(done.text)
  await writer.end()
  return interruption.code ?? codeOf([done])
}

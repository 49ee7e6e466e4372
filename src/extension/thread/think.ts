/** What is done with the contents of a change, on whatever thread: the engine looks at them, and its report becomes findings. */
import type {Comparison} from '../../github/api/comparison.ts'
import type {Contents} from '../../github/api/contents.ts'
import type {Refract} from '../../library/index.ts'
import type {Findings, Progress} from '../../overlay/findings.ts'
import {findingsOf} from '../findings-of.ts'

/** Plain data, as it goes from one thread to another. */
export interface Matter {
  comparison: Comparison
  contents: Contents
}

export interface Thinking {
  signal: AbortSignal
  onProgress(progress: Progress): void
}

export type Think = (matter: Matter, thinking: Thinking) => Promise<Findings>

const TIME_LIMIT = 30_000 // milliseconds; a reader has given up long before

export async function think({analyze}: Refract, {comparison, contents}: Matter, {signal, onProgress}: Thinking): Promise<Findings> {
  const {before, after, renamed} = contents
  const report = await analyze(
    {before, after, renamedFiles: renamed},
    {
      signal,
      timeLimit: TIME_LIMIT,
      onProgress: ({step, done, total}) => onProgress(step === 'reading' ? {step, done, total} : {step}),
    },
  )
  return findingsOf(report, contents, comparison)
}

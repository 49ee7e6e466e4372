/** A thread: one job after the other. */
import {parentPort} from 'node:worker_threads'
import {linesOf, readLabelled} from '../oracle/bundles.ts'
import type {Answer, Job} from './jobs.ts'
import {Tester} from './tester.ts'

/** Lines of both versions: larger commits are slow, and the same things happen in small ones. */
const TOO_LARGE = 5_000

const tester = Tester.open()

parentPort?.on('message', async (job: Job) => {
  const answer: Answer = await done(job).catch(error => ({kind: 'failed', reason: `${job.file}: ${(error as Error).stack}`}))
  parentPort?.postMessage(answer)
})

async function done(job: Job): Promise<Answer> {
  const bundle = readLabelled(job.file)
  const ready = await tester
  if (job.ask === 'survey') {
    const sizes = linesOf(bundle) > TOO_LARGE ? {folded: 0, shown: 0} : await ready.survey(bundle, job.operators)
    return {kind: 'surveyed', sizes}
  }
  const {tally, tested} = await ready.test(bundle, job.count, `${job.seed} ${bundle.commit}`, job.operators)
  return {kind: 'tested', commit: `${bundle.repository} ${bundle.commit.slice(0, 12)}`, counts: tally.counts, tested}
}

/** Threads that share a list of jobs. Answers come in the order of the jobs, whoever did them. */
import {Worker} from 'node:worker_threads'
import type {Answer, Job} from './jobs.ts'

export class Pool {
  private readonly threads: Worker[]

  constructor(size: number) {
    this.threads = Array.from({length: size}, () => new Worker(new URL('./thread.mjs', import.meta.url)))
  }

  async run(jobs: readonly Job[], onDone: (job: Job) => void): Promise<Answer[]> {
    const answers = new Array<Answer>(jobs.length)
    let next = 0
    const work = async (thread: Worker) => {
      while (next < jobs.length) {
        const i = next++
        answers[i] = await asked(thread, jobs[i])
        onDone(jobs[i])
      }
    }
    await Promise.all(this.threads.map(work))
    return answers
  }

  async close(): Promise<void> {
    await Promise.all(this.threads.map(thread => thread.terminate()))
  }
}

function asked(thread: Worker, job: Job): Promise<Answer> {
  return new Promise((resolve, reject) => {
    thread.once('error', reject)
    thread.once('message', (answer: Answer) => {
      thread.removeListener('error', reject)
      resolve(answer)
    })
    thread.postMessage(job)
  })
}

/** A worker thread that does one task after the other. */
import {Worker} from 'node:worker_threads'
import type {Done} from '../perform.ts'
import type {Task, Wishes} from '../task.ts'

/** What comes of a task; a thread that died says why. */
export type Answer = {kind: 'done'; done: Done} | {kind: 'died'; reason: string}

// In the build all of this is one file, with the worker beside it.
const workerFile = new URL('./worker.js', import.meta.url)

export class Thread {
  private readonly worker: Worker
  private settle?: (answer: Answer) => void
  isAlive = true

  constructor(wishes: Wishes) {
    this.worker = new Worker(workerFile, {workerData: wishes})
    this.worker.on('message', (done: Done) => this.answer({kind: 'done', done}))
    this.worker.on('error', error => this.die(error.message))
    this.worker.on('exit', () => this.die('the worker thread ended'))
  }

  run(task: Task): Promise<Answer> {
    return new Promise(resolve => {
      this.settle = resolve
      if (this.isAlive) this.worker.postMessage(task)
      else this.answer({kind: 'died', reason: 'the worker thread ended'})
    })
  }

  end() {
    return this.worker.terminate()
  }

  private die(reason: string) {
    this.isAlive = false
    this.answer({kind: 'died', reason})
  }

  private answer(answer: Answer) {
    this.settle?.(answer)
    this.settle = undefined
  }
}

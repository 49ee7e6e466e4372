/** A few worker threads that share the tasks. One that dies on a task, by running out of memory, is replaced. */
import {type Done, failedDone} from '../perform.ts'
import type {Task, Wishes} from '../task.ts'
import {Thread} from './thread.ts'
import {saveCores} from './thrift.ts'

/** Past its own limit a change gets this long to end by itself; then its thread is ended. */
const GRACE = 10_000

export class Pool {
  private readonly idle: Thread[]
  private readonly all = new Set<Thread>()
  private readonly waiting: ((thread: Thread) => void)[] = []
  private closed = false

  constructor(
    size: number,
    private readonly wishes: Wishes,
  ) {
    saveCores()
    this.idle = Array.from({length: size}, () => this.start())
  }

  async run(task: Task): Promise<Done> {
    const thread = this.idle.pop() ?? (await new Promise<Thread>(resolve => this.waiting.push(resolve)))
    const watch = this.watch(thread)
    const answer = await thread.run(task)
    clearTimeout(watch)
    this.release(thread)
    if (answer.kind === 'done') return answer.done
    return failedDone(task, this.wishes, `it could not be finished: ${answer.reason}`, 'among others')
  }

  /** Whatever is still under way is given up. */
  async close() {
    this.closed = true
    await Promise.all([...this.all].map(thread => thread.end()))
  }

  private start(): Thread {
    const thread = new Thread(this.wishes)
    this.all.add(thread)
    return thread
  }

  private release(thread: Thread) {
    if (this.closed) return
    if (!thread.isAlive) this.all.delete(thread)
    const free = thread.isAlive ? thread : this.start()
    const next = this.waiting.shift()
    if (next) next(free)
    else this.idle.push(free)
  }

  private watch(thread: Thread): NodeJS.Timeout | undefined {
    const {timeLimit} = this.wishes
    return timeLimit === undefined ? undefined : setTimeout(() => thread.end(), timeLimit + GRACE)
  }
}

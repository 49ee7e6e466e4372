/** The tasks of a series: the commits of a range, bundles, or what standard input names. */
import {createInterface} from 'node:readline'
import {listHistory} from './sources/history.ts'
import {Sources} from './sources/index.ts'
import type {Unreadable} from './sources/source.ts'
import type {Series, Task} from './task.ts'

export interface Listed {
  kind: 'tasks'
  /** All but the first few, which are done already. */
  tasks(from: number): AsyncIterable<Task>
  /** Names of the tasks in order; absent where they only come in one by one. */
  keys?: string[]
  noun: string
}

export async function tasksOf(series: Series, signal: AbortSignal): Promise<Listed | Unreadable> {
  switch (series.kind) {
    case 'mine':
      return {kind: 'tasks', tasks: () => linesOfInput(signal), noun: 'commits'}
    case 'bundles':
      return known(series.files, file => ({kind: 'bundle', file}), 'bundles')
    case 'log': {
      const {repository, range, merges} = series
      const sources = new Sources()
      const history = await sources.inRepository(repository, opened => listHistory(opened, range, {merges}))
      sources.close()
      if (history.kind === 'failed') return history
      return known(history.commits, commit => ({kind: 'commit', repository, commit}), 'commits')
    }
  }
}

function known(keys: string[], taskOf: (key: string) => Task, noun: string): Listed {
  async function* tasks(from: number) {
    for (const key of keys.slice(from)) yield taskOf(key)
  }
  return {kind: 'tasks', keys, noun, tasks}
}

/** `REPOSITORY COMMIT`: the path of a repository may have blanks. A line that is none is a task that fails. */
async function* linesOfInput(signal: AbortSignal): AsyncGenerator<Task> {
  for await (const line of createInterface({input: process.stdin, signal, crlfDelay: Number.POSITIVE_INFINITY})) {
    if (line.trim() === '') continue
    const [, repository = '', commit = line.trim()] = /^\s*(.*\S)\s+(\S+)\s*$/.exec(line) ?? []
    yield {kind: 'commit', repository, commit}
  }
}

/** The output of a series, with its journal where it goes to a file; begun, or gone on with. */
import {existsSync} from 'node:fs'
import type {Format} from '../formats/format.ts'
import type {Done} from '../perform.ts'
import {type Entry, Journal} from './journal.ts'
import {FileSink, standardOutput} from './sink.ts'
import {Writer} from './writer.ts'

export interface Session {
  kind: 'open'
  /** What an earlier run has written already. */
  before: Entry[]
  add(key: string, done: Done): Promise<void>
  /** Unfinished, the output is valid all the same, and the journal stays. */
  end(state: 'finished' | 'unfinished'): Promise<void>
}

export type Opening = Session | {kind: 'complete'} | {kind: 'failed'; reason: string}

export interface Place {
  output?: string
  resume: boolean
}

/** `wishes` says in one line what makes the output what it is: another wish, another output. */
export function openSession(format: Format, keys: string[] | undefined, wishes: string, {output, resume}: Place): Opening {
  if (output === undefined || !keys) return sessionWithoutJournal(new Writer(format, output ? new FileSink(output) : standardOutput))
  const journal = Journal.of(output)
  if (!journal.isBegun) {
    if (resume && existsSync(output) && !journal.exists) return {kind: 'complete'}
    journal.begin(wishes)
    return session(format, new FileSink(output), journal, [])
  }
  if (!resume) return failed(`${output} is unfinished: --resume goes on with it; to begin anew, remove ${output}.resume`)
  const {wishes: earlier, entries} = journal.read(output)
  if (earlier !== wishes) return failed(`${output} was begun with other options, or by another version: ${earlier}`)
  if (entries.some(({key}, index) => key !== keys[index])) return failed(`${output} was begun on other commits`)
  return session(format, new FileSink(output, entries.at(-1)?.length ?? 0), journal, entries)
}

const failed = (reason: string) => ({kind: 'failed', reason}) as const

function sessionWithoutJournal(writer: Writer): Session {
  return {kind: 'open', before: [], add: (_, {text}) => writer.add(text), end: () => writer.end()}
}

function session(format: Format, sink: FileSink, journal: Journal, before: Entry[]): Session {
  const hasRecords = sink.length > Buffer.byteLength(format.begin)
  const writer = new Writer(format, sink, hasRecords ? 'has records' : sink.length > 0 ? 'begun' : 'empty')
  return {
    kind: 'open',
    before,
    async add(key, {text, status, isBad = false}) {
      await writer.add(text)
      journal.add({key, length: sink.length, status, isBad})
    },
    async end(state) {
      await writer.end()
      if (state === 'finished') journal.remove()
    },
  }
}

/**
 * The work on one change. Its files come one by one and are read as they come; while some are still on their way, what the others
 * show is looked at now and then. The whole is looked at when all are here, and only that says what is proved.
 */
import type {Comparison} from '../../github/api/comparison.ts'
import {contentsOf, type Unread} from '../../github/api/contents.ts'
import type {Version} from '../../github/api/versions.ts'
import {type Change, KeptReadings, type Refract} from '../../library/index.ts'
import type {Findings, Progress} from '../../overlay/findings.ts'
import {findingsOf} from '../findings-of.ts'
import {findingsSoFar} from './so-far.ts'

export interface Work {
  add(version: Version): void
  /** There are no more files. */
  finish(rest: Rest): Promise<Findings>
  /** Whoever began it ends it, finished or not. */
  end(): void
}

/** Plain data, as it goes from one thread to another. */
export interface Rest {
  comparison: Comparison
  unread: Unread
}

export interface Working {
  signal: AbortSignal
  onProgress(progress: Progress): void
  onSoFar(findings: Findings): void
}

export type Begin = (working: Working) => Work

const TIME_LIMIT = 30_000 // milliseconds; a reader has given up long before
const FIRST_LOOK = 1_000 // milliseconds; most changes are there by then. The time to each further look is doubled.

export function beginWork(opening: Promise<Refract>, {signal, onProgress, onSoFar}: Working, firstLook = FIRST_LOOK): Work {
  const versions: Version[] = []
  const kept = new KeptReadings()
  const fetched = new AbortController()
  let looked = 0
  let pause = firstLook
  let timer = setTimeout(look, pause)
  signal.addEventListener('abort', end)

  function end() {
    clearTimeout(timer)
    fetched.abort()
  }

  const none = {missing: [], others: [], setAside: []}

  /** What goes wrong on the way is met again by the work on the whole, which tells it. */
  async function ahead(step: (engine: Refract) => Promise<void>) {
    try {
      const engine = await opening
      if (!fetched.signal.aborted) await step(engine)
    } catch {}
  }

  async function look() {
    if (versions.length > looked) {
      looked = versions.length
      const contents = contentsOf(versions, none)
      await ahead(async ({analyze}) => {
        const report = await analyze(changeOf(contents), {kept, signal: fetched.signal, timeLimit: TIME_LIMIT, until: 'detecting'})
        if (!fetched.signal.aborted) onSoFar(findingsSoFar(report, contents))
      })
    }
    pause *= 2
    if (!fetched.signal.aborted) timer = setTimeout(look, pause)
  }

  return {
    add(version) {
      versions.push(version)
      void ahead(({read}) => read(changeOf(contentsOf([version], none)), {kept, signal: fetched.signal}))
    },
    async finish({comparison, unread}) {
      end()
      const {analyze} = await opening
      const contents = contentsOf(versions, unread)
      const report = await analyze(changeOf(contents), {
        kept,
        signal,
        timeLimit: TIME_LIMIT,
        onProgress: ({step, done, total}) => onProgress(step === 'reading' ? {step, done, total} : {step}),
      })
      return findingsOf(report, contents, comparison)
    },
    end,
  }
}

const changeOf = ({before, after, renamed}: ReturnType<typeof contentsOf>): Change => ({before, after, renamedFiles: renamed})

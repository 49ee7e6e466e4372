/** From an address to what there is to show: what is compared, both versions, the engine. */
import type {Address} from '../github/address.ts'
import {addressKey} from '../github/address.ts'
import type {Answers} from '../github/api/answers.ts'
import type {Client, ClientOptions} from '../github/api/client.ts'
import {type Comparison, findComparison} from '../github/api/comparison.ts'
import {readVersions, type Unread} from '../github/api/contents.ts'
import type {KeptContents, Version} from '../github/api/versions.ts'
import {type Findings, isPartial, type Progress, type Trouble} from '../overlay/findings.ts'
import type {Cache, Origin} from './cache/cache.ts'
import type {Outcome} from './messages.ts'
import {SharedWork} from './shared-work.ts'
import type {Thinker} from './thread/thinker.ts'

export interface Tools {
  openClient(host: string, options: Pick<ClientOptions, 'signal' | 'onPause' | 'answers'>): Promise<Client>
  thinker: Thinker
  isRead(path: string): boolean
  cache: Pick<Cache, 'outcome' | 'keepOutcome' | 'contents' | 'keepContents' | 'answer' | 'keepAnswer'>
}

export interface Waiting {
  signal: AbortSignal
  onProgress(progress: Progress): void
}

/** A page in a private window, of which nothing is kept. */
export interface Asking extends Waiting {
  isPrivate?: boolean
}

/** Two pages that ask for the same address share the work; so do two addresses that turn out to compare the same commits. */
export function analysis(tools: Tools) {
  const byAddress = new SharedWork<Outcome, Progress>()
  const byCommits = new SharedWork<Outcome, Progress>()

  return (address: Address, {isPrivate = false, ...waiting}: Asking): Promise<Outcome> =>
    byAddress.join(
      addressKey(address),
      async ({signal, onProgress}) => {
        const known = isFixed(address) ? await tools.cache.outcome(addressKey(address)) : undefined
        if (known) return known
        onProgress({step: 'listing'})
        const answers = isPrivate ? undefined : keptAnswers(tools, address.host)
        const client = await tools.openClient(address.host, {signal, onPause: telling(onProgress), answers})
        const finding = findComparison(client, address)
        // It gets ready while GitHub answers, and not before GitHub is asked.
        tools.thinker.prepare()
        const found = await finding
        if (found.kind === 'failed') return {kind: 'failed', trouble: found.failure}
        const key = comparisonKey(address.host, found.comparison)
        const outcome =
          (await tools.cache.outcome(key)) ??
          (await byCommits.join(key, working => compare(tools, address.host, found.comparison, {...working, isPrivate}), {
            signal,
            onProgress,
          }))
        if (isLasting(outcome) && !isPrivate) {
          const origin: Origin = {host: address.host, withToken: client.withToken}
          void tools.cache.keepOutcome(key, outcome, origin)
          if (isFixed(address)) void tools.cache.keepOutcome(addressKey(address), outcome, origin)
        }
        return outcome
      },
      waiting,
    )
}

async function compare(
  tools: Tools,
  host: string,
  comparison: Comparison,
  {signal, onProgress, isPrivate = false}: Asking,
): Promise<Outcome> {
  // A client of its own: this work goes on for others when the one who began it leaves.
  const client = await tools.openClient(host, {signal, onPause: telling(onProgress)})
  let fetched = {done: 0, total: 0}
  let soFar: Findings | undefined
  const tellFetching = () => onProgress({step: 'fetching', ...fetched, soFar})
  const work = tools.thinker.begin({
    signal,
    onProgress,
    onSoFar: findings => {
      soFar = findings
      tellFetching()
    },
  })
  try {
    let read = 0
    const unread = await versionsOf(tools, client, comparison, {
      kept: keptContents(tools, {host, withToken: client.withToken}, isPrivate),
      onProgress: (done, total) => {
        fetched = {done, total}
        tellFetching()
      },
      onVersion: version => {
        read++
        work.add(version)
      },
    })
    const failed = read === 0 ? allFailedAlike(unread, client) : undefined
    return failed ? {kind: 'failed', trouble: failed} : {kind: 'shown', findings: await work.finish({comparison, unread})}
  } finally {
    work.end()
  }
}

interface Reading {
  kept: KeptContents
  onProgress(done: number, total: number): void
  onVersion(version: Version): void
}

/** The first commit of a repository has nothing to be compared with: there is nothing to fetch. */
const versionsOf = (tools: Tools, client: Client, comparison: Comparison, reading: Reading): Promise<Unread> =>
  readVersions(client, comparison, {...reading, accepts: comparison.before ? tools.isRead : () => false})

const keptContents = ({cache}: Tools, origin: Origin, isPrivate: boolean): KeptContents => ({
  get: shas => cache.contents(origin.host, shas),
  // Nobody waits for it: a reader who does has other things to see.
  put: contents => {
    if (!isPrivate) void cache.keepContents(contents, origin)
  },
})

/** Only those with a token use them. */
const keptAnswers = ({cache}: Tools, host: string): Answers => ({
  get: cache.answer,
  put: (address, answer) => void cache.keepAnswer(address, answer, {host, withToken: true}),
})

/** Nothing could be fetched: then the reason is the result, and "no refactorings" would be a lie. */
function allFailedAlike({missing}: Unread, {withToken}: Client): Trouble | undefined {
  const reason = missing[0]?.reason
  if (!reason || reason.kind === 'too large') return undefined
  return reason.kind === 'gone' ? {kind: 'not found', withToken} : reason
}

const telling = (onProgress: Waiting['onProgress']) => (until: number) => onProgress({step: 'paused', until})

/** A commit never changes; what a pull request or a branch holds does. */
const isFixed = ({kind}: Address) => kind === 'commit' || kind === 'pull-commit'

const comparisonKey = (host: string, {owner, repository, before = '', after}: Comparison) =>
  `${host}/${owner}/${repository} ${before}..${after}`

/** What a second try could make better is not kept. */
function isLasting(outcome: Outcome): boolean {
  if (outcome.kind === 'failed') return false
  return !isPartial(outcome.findings) || !outcome.findings.notes.some(({kind}) => kind === 'not fetched' || kind === 'stopped')
}

/**
 * What was read and found, kept for the next time: contents by git's digest of them, outcomes by the two commits and our own build, and
 * what the API said with a token, by address.
 * It is a help and never a need: whatever goes wrong with it, it is as if it were empty.
 */
import type {KeptAnswer} from '../../github/api/answers.ts'
import type {Outcome} from '../messages.ts'
import type {Entry, Store} from './store.ts'

/** Whose it is. */
export interface Origin {
  host: string
  withToken: boolean
}

export interface Cache {
  outcome(key: string): Promise<Outcome | undefined>
  keepOutcome(key: string, outcome: Outcome, origin: Origin): Promise<void>
  /** By digest. */
  contents(host: string, shas: string[]): Promise<Map<string, string>>
  keepContents(contents: Map<string, string>, origin: Origin): Promise<void>
  /** By address. */
  answer(address: string): Promise<KeptAnswer | undefined>
  keepAnswer(address: string, answer: KeptAnswer, origin: Origin): Promise<void>
  /** What was read with the token of a host. */
  forgetTokenOf(host: string): Promise<void>
  /** Outcomes of other builds of ours: they will not be wanted again. */
  forgetOthers(): Promise<void>
  clear(): Promise<void>
  /** About how many bytes. */
  size(): Promise<number>
}

export interface CacheOptions {
  /** Which one of Refract: another one may find something else. */
  build: string
  /** In bytes. */
  largest?: number
}

const LARGEST = 100_000_000 // bytes; some hundred pull requests
const ROOM = 0.8 // of it is left filled when something has to go, so that not every page has to throw something away

export function openCache(store: Store, {build, largest = LARGEST}: CacheOptions): Cache {
  const outcomePrefix = `outcome ${build} `
  const answerKey = (address: string) => `answer ${address}`
  const contentKey = (host: string, sha: string) => `content ${host} ${sha}`

  async function read(keys: string[]): Promise<Map<string, string>> {
    const found = await orElse(store.read(keys), new Map<string, string>())
    if (found.size > 0) await orElse(store.touch([...found.keys()], Date.now()), undefined)
    return found
  }

  async function keep(texts: Map<string, string>, {host, withToken}: Origin) {
    const used = Date.now()
    const entries: Entry[] = Array.from(texts, ([key, text]) => ({key, text, bytes: 2 * (key.length + text.length), used, host, withToken}))
    if (entries.length === 0 || entries.reduce((sum, {bytes}) => sum + bytes, 0) > largest * ROOM) return
    try {
      await store.write(entries)
    } catch {
      // The disk is full, or the browser gives us less than we would take. What is oldest is worth less than this.
      await orElse(shrink(0.5 * (await size())), undefined)
      await orElse(store.write(entries), undefined)
    }
    if ((await size()) > largest) await orElse(shrink(largest * ROOM), undefined)
  }

  /** The oldest go first. */
  async function shrink(wanted: number) {
    const facts = (await store.facts()).sort((a, b) => b.used - a.used)
    let sum = 0
    const tooMany = facts.filter(({bytes}) => {
      sum += bytes
      return sum > wanted
    })
    await store.remove(tooMany.map(({key}) => key))
  }

  const size = async () => (await orElse(store.facts(), [])).reduce((sum, {bytes}) => sum + bytes, 0)

  const removeWhere = async (unwanted: (fact: {key: string} & Origin) => boolean) => {
    const facts = await orElse(store.facts(), [])
    await orElse(store.remove(facts.filter(unwanted).map(({key}) => key)), undefined)
  }

  return {
    async outcome(key) {
      const name = outcomePrefix + key
      return parsed<Outcome>((await read([name])).get(name))
    },
    async answer(address) {
      const name = answerKey(address)
      return parsed<KeptAnswer>((await read([name])).get(name))
    },
    keepAnswer: (address, answer, origin) => keep(new Map([[answerKey(address), JSON.stringify(answer)]]), origin),
    keepOutcome: (key, outcome, origin) => keep(new Map([[outcomePrefix + key, JSON.stringify(outcome)]]), origin),
    async contents(host, shas) {
      const found = await read(shas.map(sha => contentKey(host, sha)))
      return new Map(shas.flatMap(sha => (found.has(contentKey(host, sha)) ? [[sha, found.get(contentKey(host, sha))!]] : [])))
    },
    keepContents: (contents, origin) => keep(new Map(Array.from(contents, ([sha, text]) => [contentKey(origin.host, sha), text])), origin),
    forgetTokenOf: host => removeWhere(fact => fact.withToken && fact.host === host),
    forgetOthers: () => removeWhere(({key}) => key.startsWith('outcome ') && !key.startsWith(outcomePrefix)),
    clear: () => orElse(store.clear(), undefined),
    size,
  }
}

async function orElse<T>(work: Promise<T>, otherwise: T): Promise<T> {
  try {
    return await work
  } catch {
    return otherwise
  }
}

function parsed<T>(text: string | undefined): T | undefined {
  try {
    return text === undefined ? undefined : (JSON.parse(text) as T)
  } catch {
    return undefined
  }
}

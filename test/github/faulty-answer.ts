/** What the faults that a request meets make of its answer. */

import {type Answer, json, text} from './answer.ts'
import {limitReached, notFound, problem, secondaryLimit, singleSignOn} from './api/problems.ts'
import type {Fault, RunningFault} from './faults.ts'
import type {Limits} from './limits.ts'

export interface FaultContext {
  limits: Limits
  hasToken: boolean
}

/** `cut` answers end in the middle. */
export type FaultyAnswer = Answer & {cut?: boolean}

export async function faultyAnswer(faults: RunningFault[], make: () => Promise<Answer>, context: FaultContext): Promise<FaultyAnswer> {
  for (const {fault, released} of faults) if (fault.kind === 'held') await released
  const refusal = faults.map(({fault}) => refusalFor(fault, context)).find(answer => answer !== undefined)
  if (refusal) return refusal
  let answer: FaultyAnswer = await make()
  for (const {fault} of faults) answer = spoiled(answer, fault)
  return answer
}

/** Faults that answer in the place of GitHub. */
function refusalFor(fault: Fault, {limits, hasToken}: FaultContext): Answer | undefined {
  switch (fault.kind) {
    case 'rate limit': {
      const reset = fault.resetsInSeconds === undefined ? limits.reset : Math.floor(Date.now() / 1000) + fault.resetsInSeconds
      return limitReached({limit: hasToken ? limits.authenticated : limits.anonymous, reset}, fault.status)
    }
    case 'secondary limit':
      return secondaryLimit(fault.retryAfter === undefined ? 60 : fault.retryAfter, fault.status)
    case 'needs token':
      return hasToken ? undefined : notFound()
    case 'single sign-on':
      return singleSignOn()
    case 'forbidden':
      return problem(403, 'Resource not accessible by personal access token')
    case 'empty repository':
      return problem(409, 'Git Repository is empty.')
    case 'gone':
      return notFound()
    case 'answer':
      return problem(fault.status, 'Refused')
    case 'query errors':
      return json({data: null, errors: fault.errors})
    case 'server error':
      return text('<html><body>Unicorn!</body></html>', 'text/html', fault.status ?? 502)
    default:
      return undefined
  }
}

/** Faults that change what GitHub answered. */
function spoiled(answer: FaultyAnswer, fault: Fault): FaultyAnswer {
  switch (fault.kind) {
    case 'cut':
      return {...answer, cut: true}
    case 'wrong JSON':
      return {...answer, body: answer.body.slice(0, Math.floor(answer.body.length / 2))}
    case 'short file list':
      return withFiles(answer, files => files.slice(0, fault.keep))
    case 'no patch':
      return withFiles(answer, files => files.map(({patch: _, ...file}) => file))
    case 'short tree':
      return changed(answer, value => (value.tree ? {...value, tree: value.tree.slice(0, fault.keep), truncated: true} : value))
    default:
      return answer
  }
}

interface Json {
  files?: Json[]
  tree?: unknown[]
  patch?: string
}

/** The list of files is the answer itself for pull requests, and a part of it for commits and comparisons. */
function withFiles(answer: FaultyAnswer, change: (files: Json[]) => Json[]): FaultyAnswer {
  return changed(answer, value => (Array.isArray(value) ? change(value) : value.files ? {...value, files: change(value.files)} : value))
}

function changed(answer: FaultyAnswer, change: (value: Json) => unknown): FaultyAnswer {
  const type = String(answer.headers['content-type'] ?? '')
  // A file comes as `raw+json`, which it is not.
  if (answer.status !== 200 || !type.includes('json') || type.includes('.raw')) return answer
  // A shortened list is a different answer: its headers (the links to further pages, the etag) would not be true any more.
  const {link: _, etag: __, ...headers} = answer.headers
  return {...answer, headers, body: json(change(JSON.parse(String(answer.body)))).body}
}

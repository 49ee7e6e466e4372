/**
 * A small GitHub of our own: github.com, api.github.com and raw.githubusercontent.com on one port of this machine, told apart
 * by the Host header, all answered from real git repositories.
 */
import type {Faults} from './faults.ts'
import type {Limits} from './limits.ts'
import type {Repository} from './repositories.ts'
import type {RecordedRequest} from './requests.ts'
import type {PageSettings} from './settings.ts'

export interface GitHubOptions {
  /** A free one by default. */
  port?: number
  settings?: Partial<PageSettings>
  /** Those the API accepts; any other one gets 401. */
  tokens?: string[]
}

export interface GitHub {
  port: number
  /** The address of a page as the browser sees it: `url('/refract/shop/pull/1/changes')`. */
  url(path: string): string
  /** For Node: like the global `fetch`, but GitHub's host names lead here. Octokit takes it as `request.fetch`. */
  fetch: typeof fetch
  /** All requests so far, on all hosts; `requests.length = 0` forgets them. */
  requests: RecordedRequest[]
  faults: Faults
  settings: PageSettings
  limits: Limits
  repositories: Repository[]
  /** `repository('refract/shop')` */
  repository(fullName: string): Repository
  close(): Promise<void>
}

/** A token that our GitHub knows when no others are given. */
export const knownToken = 'ghp_knownToOurLittleGitHub'

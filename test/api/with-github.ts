/** Our GitHub for the tests of a file, and a client that talks to it. */
import {execFileSync} from 'node:child_process'
import {afterAll, afterEach, beforeAll, expect} from 'vitest'
import {parseAddress} from '../../src/github/address.ts'
import {type ClientOptions, openClient} from '../../src/github/api/client.ts'
import {type Comparison, findComparison} from '../../src/github/api/comparison.ts'
import {type GitHub, type GitHubOptions, startGitHub} from '../github/github.ts'

export interface WithGitHub {
  github: GitHub
  client(options?: Partial<ClientOptions>): ReturnType<typeof openClient>
  find(path: string, options?: Partial<ClientOptions>): ReturnType<typeof findComparison>
  found(path: string, options?: Partial<ClientOptions>): Promise<Comparison>
  /** What git itself says. */
  git(repository: string, ...command: string[]): string
}

export function withGitHub(options?: GitHubOptions): WithGitHub {
  const state = {} as {github: GitHub}
  beforeAll(async () => {
    state.github = await startGitHub(options)
  })
  afterEach(() => {
    state.github.faults.clear()
    state.github.requests.length = 0
  })
  afterAll(async () => {
    await state.github.close()
    expect(state.github.leaks).toEqual([])
  })

  const client = (options: Partial<ClientOptions> = {}) =>
    openClient({fetch: state.github.fetch, signal: new AbortController().signal, pauses: [1, 1], ...options})
  const find = (path: string, options: Partial<ClientOptions> = {}) =>
    findComparison(client(options), parseAddress(`https://github.com${path}`)!)
  return {
    get github() {
      return state.github
    },
    client,
    find,
    async found(path, options) {
      const answer = await find(path, options)
      if (answer.kind === 'failed') throw new Error(`${path}: ${answer.failure.kind}`)
      return answer.comparison
    },
    git: (repository, ...command) =>
      execFileSync('git', ['--git-dir', state.github.repository(repository).git.folder, ...command], {encoding: 'utf8'}).trim(),
  }
}

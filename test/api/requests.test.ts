/** What a change costs: how many requests, to whom. ARCHITECTURE.md has the same table. */
import {readFileSync} from 'node:fs'
import {afterAll, beforeAll, expect, test} from 'vitest'
import {parseAddress} from '../../src/github/address.ts'
import {openClient} from '../../src/github/api/client.ts'
import {findComparison} from '../../src/github/api/comparison.ts'
import {readContents} from '../../src/github/api/contents.ts'
import type {Files} from '../github/git/history.ts'
import {type GitHub, knownToken, startGitHub} from '../github/github.ts'
import type {PlannedRepository} from '../github/repositories.ts'

const sizes = [1, 30, 300, 3000]
const PATIENCE = 120_000 // milliseconds; a little GitHub takes its time for three thousand files

/** Main goes on after the branch has left it, as it does everywhere. */
const repository = (count: number): PlannedRepository => ({
  owner: 'refract',
  name: `files-${count}`,
  commits: [
    {name: 'first', branch: 'main', message: 'first', parents: [], files: files(count, 'before')},
    {name: 'change', branch: 'change', message: 'change', parents: ['first'], files: files(count, 'after')},
    {name: 'next', branch: 'main', message: 'next', parents: ['first'], files: {...files(count, 'before'), 'README.md': 'x\n'}},
  ],
  pulls: [{number: 1, title: 'change', body: '', author: 'bo-example', base: 'main', head: 'change'}],
})

function files(count: number, word: string): Files {
  const name = (index: number) => `C${String(index).padStart(4, '0')}`
  const text = (index: number) => `class ${name(index)} {\n  int a;\n  int b;\n  int ${word};\n}\n`
  return Object.fromEntries(Array.from({length: count}, (_, index) => [`src/${name(index)}.java`, text(index)]))
}

let github: GitHub
beforeAll(async () => {
  github = await startGitHub({repositories: sizes.map(repository)})
}, PATIENCE)
afterAll(() => github.close())

/** Three thousand contents over a real connection would take minutes and tell nothing more: they are counted and answered here. */
function countingContents(count: number) {
  const {commits} = github.repository(`refract/files-${count}`)
  const known = new Map(repository(count).commits.map(({name, files}) => [commits[name]!, files]))
  const counted = {
    raw: 0,
    async fetch(...[input, init]: Parameters<typeof fetch>): ReturnType<typeof fetch> {
      const [, sha, path] = /^https:\/\/raw\.githubusercontent\.com\/refract\/[^/]+\/([^/]+)\/(.+)$/.exec(String(input)) ?? []
      if (!sha) return github.fetch(input, init)
      counted.raw++
      return new Response(known.get(sha)![path!] as string)
    },
  }
  return counted
}

async function cost(count: number, page: 'commit' | 'pull', token?: string) {
  github.requests.length = 0
  const contents = countingContents(count)
  const client = openClient({fetch: contents.fetch, signal: new AbortController().signal, token})
  const {commits} = github.repository(`refract/files-${count}`)
  const path = page === 'pull' ? 'pull/1/changes' : `commit/${commits.change}`
  const found = await findComparison(client, parseAddress(`https://github.com/refract/files-${count}/${path}`)!)
  if (found.kind === 'failed') throw new Error(found.failure.kind)
  const {before, after, complete, missing} = await readContents(client, found.comparison, {accepts: name => name.endsWith('.java')})
  expect([complete.length, missing]).toEqual([count, []])
  const planned = repository(count).commits
  expect(before).toEqual(planned[0]!.files)
  expect(after).toEqual(planned[1]!.files)
  expect(new Set(github.requests.map(({host}) => host))).toEqual(new Set(['api.github.com']))
  return {api: github.requests.length, raw: contents.raw}
}

test('the table', {timeout: PATIENCE}, async () => {
  const rows: string[] = []
  for (const count of sizes) {
    for (const page of ['commit', 'pull'] as const) {
      const without = await cost(count, page)
      const withToken = await cost(count, page, knownToken)
      expect(withToken.raw).toBe(0)
      const [files, contents] = [count, without.raw].map(number => number.toLocaleString('en'))
      rows.push(`| ${files} | ${page === 'pull' ? 'pull request' : 'commit'} | ${without.api} | ${contents} | ${withToken.api} |`)
    }
  }
  const written = readFileSync('ARCHITECTURE.md', 'utf8').match(/^\| [\d,]+ \| (commit|pull request) \|.*$/gm)
  expect(written).toEqual(rows)
})

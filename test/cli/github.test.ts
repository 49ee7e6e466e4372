/** Addresses on GitHub, through the real command, against a little GitHub of our own. */
import {spawn} from 'node:child_process'
import {once} from 'node:events'
import {pathToFileURL} from 'node:url'
import {afterAll, afterEach, beforeAll, expect, test, vi} from 'vitest'
import {inRoot} from '../../scripts/build/root.ts'
import {enterpriseToken, type GitHub, knownToken, startGitHub} from '../github/github.ts'
import {enterprise} from '../github/hosts.ts'
import {problemsOf} from '../schemas/validators.ts'
import {command} from './command.ts'

vi.setConfig({testTimeout: 60_000})

let github: GitHub
beforeAll(async () => {
  github = await startGitHub()
}, 60_000)
afterAll(() => github.close())
afterEach(() => {
  github.faults.clear()
  github.requests.length = 0
  github.repository('refract/shop').private = false
})

const noTokens = {GITHUB_TOKEN: '', GH_TOKEN: '', GH_HOST: '', GH_ENTERPRISE_TOKEN: '', GITHUB_ENTERPRISE_TOKEN: ''}

/** Not `spawnSync`: our GitHub answers from this very thread. */
async function refract(environment: Record<string, string>, ...args: string[]) {
  const preload = ['--import', 'tsx', '--import', pathToFileURL(inRoot('test', 'cli', 'github-here.ts')).href]
  const env = {...process.env, ...noTokens, NO_COLOR: '1', REFRACT_GITHUB_PORT: String(github.port), ...environment}
  const child = spawn(process.execPath, [...preload, command, ...args], {env, cwd: inRoot('.')})
  const texts = {out: '', complaint: ''}
  child.stdout.on('data', part => {
    texts.out += part
  })
  child.stderr.on('data', part => {
    texts.complaint += part
  })
  const [code] = await once(child, 'close')
  return {code, ...texts}
}

const shop = (path: string) => github.url(`/refract/shop${path}`)

test.each([
  ['the conversation of a pull request', '/pull/1'],
  ['its files', '/pull/1/files?diff=split#discussion'],
  ['its changes', '/pull/1/changes'],
])('%s', async (_, path) => {
  const {code, out} = await refract({}, shop(path), '--format', 'json')
  const report = JSON.parse(out)
  expect(problemsOf('json', report)).toEqual([])
  expect(report.changes[0].refactorings.length).toBeGreaterThan(3)
  expect(report.changes[0].repository).toBe('https://github.com/refract/shop.git')
  expect(report.changes[0].files).toContainEqual(expect.objectContaining({kind: 'skipped', reason: 'language not supported'}))
  expect(code).toBe(0)
})

test('a commit, and a comparison of two', async () => {
  const {commits} = github.repository('refract/cases')
  const {'rename-method/same-body before': before, 'rename-method/same-body': after} = commits
  const commit = await refract({}, github.url(`/refract/cases/commit/${after}`))
  expect(commit).toMatchObject({code: 0, out: expect.stringContaining('Rename Method')})
  expect((await refract({}, github.url(`/refract/cases/compare/${before}..${after}`))).out).toBe(commit.out)
})

test('a private repository needs a token, which goes to the API alone', async () => {
  github.repository('refract/shop').private = true
  const without = await refract({}, shop('/pull/1'))
  expect(without).toMatchObject({code: 1, out: '', complaint: expect.stringContaining('it is private: then put a token into GITHUB_TOKEN')})
  github.requests.length = 0
  for (const name of ['GITHUB_TOKEN', 'GH_TOKEN']) expect((await refract({[name]: knownToken}, shop('/pull/1'))).code).toBe(0)
  const withToken = github.requests.filter(({headers, path}) => JSON.stringify(headers).includes(knownToken) || path.includes(knownToken))
  expect(new Set(withToken.map(({host}) => host))).toEqual(new Set(['api.github.com']))
  expect(withToken.some(({path}) => path.includes(knownToken))).toBe(false)
})

test('a company’s own GitHub has its own host and its own token', async () => {
  const address = github.url('/refract/shop/pull/1', enterprise)
  expect((await refract({GITHUB_TOKEN: knownToken}, address)).complaint).toContain(
    'is not on github.com; GH_HOST names a GitHub of your own',
  )
  expect(github.requests).toEqual([])
  expect((await refract({GH_HOST: enterprise, GITHUB_TOKEN: knownToken, GH_ENTERPRISE_TOKEN: enterpriseToken}, address)).code).toBe(0)
  expect(JSON.stringify(github.requests.map(({headers}) => headers))).not.toContain(knownToken)
})

test.each([
  ['rate limit', {kind: 'rate limit'}, 'GitHub’s limit of requests is reached'],
  ['server error', {kind: 'server error'}, 'GitHub answers with an error'],
] as const)('%s: the reason is said', async (_, fault, reason) => {
  github.faults.start(fault)
  const {code, out, complaint} = await refract({}, shop('/pull/1'))
  expect(complaint).toContain(reason)
  expect({code, out}).toEqual({code: 1, out: ''})
})

test('a refused token', async () => {
  expect(await refract({GITHUB_TOKEN: 'ghp_stale'}, shop('/pull/1'))).toMatchObject({
    code: 1,
    complaint: expect.stringContaining('GitHub refuses the token'),
  })
})

test.each([
  ['https://github.com/refract/shop', 'is not the address of a commit, a pull request or a comparison'],
  ['https://github.com/refract/shop/commit/0123456789abcdef0123456789abcdef01234567', 'GitHub does not know this commit'],
  ['https://github.com/refract/shop/pull/999', 'GitHub does not know it'],
])('%s', async (address, reason) => {
  expect(await refract({}, address)).toMatchObject({code: 1, out: '', complaint: expect.stringContaining(reason)})
})

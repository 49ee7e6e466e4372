/**
 * Every browser of these tests watches all traffic: it fails when it is closed if a token was anywhere but in the header for its own
 * API, or if anybody but GitHub was asked. Here, that it would.
 */
import {afterAll, beforeAll, expect, test} from 'vitest'
import {openBrowser} from '../github/chromium.ts'
import {type GitHub, knownToken, startGitHub} from '../github/github.ts'

let github: GitHub
beforeAll(async () => {
  github = await startGitHub()
})
afterAll(() => github.close())

async function traffic(send: (token: string) => Promise<unknown>): Promise<string> {
  github.leaks.length = 0
  const browser = await openBrowser({github, extension: 'dist/chrome'})
  const worker = await browser.serviceWorker()
  await worker.evaluate(send, knownToken)
  return browser.close().then(
    () => 'nothing wrong',
    (error: Error) => error.message,
  )
}

test.each<[string, (token: string) => Promise<unknown>]>([
  ['nothing wrong', token => fetch('https://api.github.com/user', {headers: {authorization: `token ${token}`}})],
  ['a token in the address', token => fetch(`https://api.github.com/user?access_token=${token}`)],
  [
    'a token for a host that is no API',
    token => fetch('https://raw.githubusercontent.com/x', {headers: {authorization: `token ${token}`}}),
  ],
  ["https://elsewhere.example/: no host of GitHub's", () => fetch('https://elsewhere.example/').catch(() => {})],
])('%s', async (words, send) => {
  expect(await traffic(send)).toContain(words)
})

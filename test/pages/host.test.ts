import {describe, expect, test} from 'vitest'
import {apiAddress, originsOf, readHost} from '../../src/github/host.ts'

test.each([
  ['github.com', 'https://api.github.com', ['https://github.com/*']],
  ['github.example.com', 'https://github.example.com/api/v3', ['https://github.example.com/*']],
  ['octocorp.ghe.com', 'https://api.octocorp.ghe.com', ['https://octocorp.ghe.com/*', 'https://api.octocorp.ghe.com/*']],
])('the API of %s', (host, api, origins) => {
  expect(apiAddress(host)).toBe(api)
  expect(originsOf(host)).toEqual(origins)
})

describe('what a reader writes', () => {
  test.each([
    ['github.example.com', 'github.example.com'],
    ['  GitHub.Example.COM ', 'github.example.com'],
    ['https://github.example.com/o/r/pull/1', 'github.example.com'],
    ['git', 'git'],
  ])('%s is a host', (text, host) => expect(readHost(text)).toEqual({kind: 'host', host}))

  test.each([
    ['', 'no name'],
    ['what is this', 'no name'],
    ['*', 'no name'],
    ['*.example.com', 'no name'],
    ['me:secret@example.com', 'no name'],
    ['file:///etc', 'no name'],
    ['github.example.com:8443', 'port'],
    ['https://github.com/o/r', 'is github.com'],
    ['gist.github.com', 'is github.com'],
  ])('%s is none: %s', (text, reason) => expect(readHost(text)).toEqual({kind: 'wrong', reason}))
})

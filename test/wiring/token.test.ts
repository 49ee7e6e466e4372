import {expect, test} from 'vitest'
import {readToken, tokensIn, writeToken} from '../../src/extension/token.ts'
import {storageWith} from './storage.ts'

test('each host has its own', async () => {
  const {area} = storageWith()
  await writeToken(area, 'github.com', 'one')
  await writeToken(area, 'github.example.com', 'two')
  expect([await readToken(area, 'github.com'), await readToken(area, 'github.example.com')]).toEqual(['one', 'two'])
  await writeToken(area, 'github.com', '')
  expect([await readToken(area, 'github.com'), await readToken(area, 'github.example.com')]).toEqual([undefined, 'two'])
})

test('the only one of earlier versions becomes that of github.com', async () => {
  const {area, kept} = storageWith({token: 'old'})
  expect(await readToken(area, 'github.example.com')).toBeUndefined()
  expect(await readToken(area, 'github.com')).toBe('old')
  expect([...kept.keys()]).toEqual(['token github.com'])
})

test('one that was removed does not come back', async () => {
  const {area} = storageWith({token: 'old'})
  await writeToken(area, 'github.com', '')
  expect(await readToken(area, 'github.com')).toBeUndefined()
})

test.each([
  ['token github.example.com', ['github.example.com']],
  ['token', ['github.com']],
  ['hosts', []],
])('%s is a token of %j', (key, expected) => expect(tokensIn({[key]: {}})).toEqual(expected))

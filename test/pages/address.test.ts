import {describe, expect, test} from 'vitest'
import {addressKey, parseAddress} from '../../src/github/address.ts'

const where = {host: 'github.com', owner: 'o', repository: 'r'}
const long = '0123456789abcdef0123456789abcdef01234567'

describe('pages with a diff', () => {
  test.each([
    [`/o/r/commit/${long}`, {kind: 'commit', commit: long}],
    ['/o/r/commit/abc12', {kind: 'commit', commit: 'abc12'}],
    ['/o/r/commit/abc1234?diff=split&w=1#diff-1', {kind: 'commit', commit: 'abc1234'}],
    ['/o/r/commit/abc1234/', {kind: 'commit', commit: 'abc1234'}],
    ['/o/r/pull/12/files', {kind: 'pull', pull: 12}],
    ['/o/r/pull/12/changes', {kind: 'pull', pull: 12}],
    ['/o/r/pull/12/files/abc1234', {kind: 'pull-range', pull: 12, from: 'base', to: 'abc1234'}],
    ['/o/r/pull/12/files/abc1234..def5678', {kind: 'pull-range', pull: 12, from: 'abc1234', to: 'def5678'}],
    ['/o/r/pull/12/changes/abc1234', {kind: 'pull-commit', pull: 12, commit: 'abc1234'}],
    ['/o/r/pull/12/changes/abc1234..def5678', {kind: 'pull-range', pull: 12, from: 'abc1234', to: 'def5678'}],
    ['/o/r/pull/12/changes/BASE..def5678', {kind: 'pull-range', pull: 12, from: 'base', to: 'def5678'}],
    ['/o/r/pull/12/commits/abc1234', {kind: 'pull-commit', pull: 12, commit: 'abc1234'}],
    ['/o/r/compare/main...topic', {kind: 'compare', base: {name: 'main'}, head: {name: 'topic'}, dots: 3}],
    ['/o/r/compare/main..topic', {kind: 'compare', base: {name: 'main'}, head: {name: 'topic'}, dots: 2}],
    ['/o/r/compare/topic', {kind: 'compare', base: undefined, head: {name: 'topic'}, dots: 3}],
    ['/o/r/compare/feature%2Fa...b/c?expand=1', {kind: 'compare', base: {name: 'feature/a'}, head: {name: 'b/c'}, dots: 3}],
    ['/o/r/compare/v1.0...v1.1', {kind: 'compare', base: {name: 'v1.0'}, head: {name: 'v1.1'}, dots: 3}],
    ['/o/r/compare/main...me:topic', {kind: 'compare', base: {name: 'main'}, head: {owner: 'me', name: 'topic'}, dots: 3}],
    [
      '/o/r/compare/main...me:fork:topic',
      {kind: 'compare', base: {name: 'main'}, head: {owner: 'me', repository: 'fork', name: 'topic'}, dots: 3},
    ],
  ])('%s', (path, expected) => {
    expect(parseAddress(`https://github.com${path}`)).toEqual({...where, ...expected})
  })
})

describe('other pages', () => {
  test.each([
    'https://github.com/',
    'https://github.com/o/r',
    'https://github.com/o/r/commits/main',
    'https://github.com/o/r/commit/abc1234.diff',
    'https://github.com/o/r/commit/main',
    'https://github.com/o/r/pull/12',
    'https://github.com/o/r/pull/12/commits',
    'https://github.com/o/r/pull/12/checks',
    'https://github.com/o/r/pull/x/files',
    'https://github.com/o/r/pull/12/files/main',
    'https://github.com/o/r/compare',
    'https://github.com/o/r/compare/main...',
    'https://github.com/o/r/wiki/Home/_compare/abc1234',
    'https://gist.github.com/o/abc1234/revisions',
    'https://github.com.example/o/r/commit/abc1234',
    'https://github.com/o/r/blob/%ZZ/file',
  ])('%s', url => expect(parseAddress(url)).toBeUndefined())
})

describe('other hosts', () => {
  const url = 'https://github.example.com/o/r/commit/abc1234'
  test('only where the reader wants us', () => {
    expect(parseAddress(url)).toBeUndefined()
    expect(parseAddress(url, ['github.com', 'github.example.com'])).toMatchObject({host: 'github.example.com', kind: 'commit'})
    expect(parseAddress('https://github.example.com:8443/o/r/commit/abc1234', ['github.example.com'])).toBeUndefined()
  })
  test('the same commit on two hosts is not the same', () => {
    expect(addressKey(parseAddress(url, ['github.example.com'])!)).not.toBe(
      addressKey(parseAddress('https://github.com/o/r/commit/abc1234')!),
    )
  })
})

describe('the same change has the same key', () => {
  const key = (path: string) => addressKey(parseAddress(`https://github.com${path}`)!)
  test.each([
    ['/o/r/commit/abc1234', '/o/r/pull/5/commits/abc1234'],
    ['/o/r/pull/5/files', '/o/r/pull/5/changes?w=1'],
    ['/o/r/pull/5/files/abc1234', '/o/r/pull/5/changes/BASE..abc1234'],
    ['/o/r/compare/a%2Fb...c', '/o/r/compare/a/b...c'],
  ])('%s = %s', (one, other) => expect(key(one)).toBe(key(other)))
  test.each([
    ['/o/r/compare/a...b', '/o/r/compare/a..b'],
    ['/o/r/pull/5/files', '/o/r/pull/6/files'],
    ['/o/r/pull/5/changes/abc1234', '/o/r/pull/5/files/abc1234'],
  ])('%s ≠ %s', (one, other) => expect(key(one)).not.toBe(key(other)))
})

import {expect, test} from 'vitest'
import {originOf} from '../../src/extension/origin.ts'

const repository = 'https://github.com/a/b.git'

test.each([
  [
    'https://github.com/a/b/commit/0123abc?refract=hide#diff-1',
    {repository, sha1: '0123abc', url: 'https://github.com/a/b/commit/0123abc'},
  ],
  ['https://github.com/a/b/pull/7/changes', {repository, sha1: '', url: 'https://github.com/a/b/pull/7/changes'}],
])('%s', (url, origin) => expect(originOf(url)).toEqual(origin))

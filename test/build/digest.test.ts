import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {expect, test} from 'vitest'
import {buildDigest, digestOf} from '../../scripts/build/digest.ts'
import {inRoot} from '../../scripts/build/root.ts'
import {type Files, folderWith} from '../setup/temporary-folder.ts'

test('every change of a file, of its name or of its place is another digest; the same files are the same', () => {
  const one = digestOf(folderWith({'a.ts': 'one', 'b/c.ts': 'two'}))
  expect(digestOf(folderWith({'b/c.ts': 'two', 'a.ts': 'one'}))).toBe(one)
  const others: Files[] = [
    {'a.ts': 'one!', 'b/c.ts': 'two'},
    {'d.ts': 'one', 'b/c.ts': 'two'},
    {'a.ts': 'one', 'c.ts': 'two'},
    {'a.ts': 'onetwo'},
  ]
  for (const files of others) expect(digestOf(folderWith(files))).not.toBe(one)
})

test('other packages are another digest', () => {
  const folder = folderWith({'a.ts': 'one', lock: '1', other: '2'})
  expect(digestOf(join(folder), [join(folder, 'lock')])).not.toBe(digestOf(join(folder), [join(folder, 'other')]))
})

test.each(['chrome', 'firefox'])('the background of %s has that of its sources', browser => {
  expect(readFileSync(inRoot('dist', browser, 'background.js'), 'utf8')).toContain(buildDigest())
})

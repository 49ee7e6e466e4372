import {join} from 'node:path'
import fc from 'fast-check'
import {expect, test} from 'vitest'
import {isBlob} from '../../src/github/api/blob-sha.ts'
import {type FilePatch, versionAdded, versionBefore, versionRemoved} from '../../src/github/api/rebuild.ts'
import {changesBetween} from '../github/git/changes.ts'
import {Git} from '../github/git/git.ts'
import {writeHistory} from '../github/git/history.ts'
import {folderWith} from '../setup/temporary-folder.ts'

const patch = (text: string): FilePatch => ({
  text,
  additions: text.split('\n').filter(line => line.startsWith('+')).length,
  deletions: text.split('\n').filter(line => line.startsWith('-')).length,
})
const after = 'a\nb\nX\nc\nd\n'
const good = '@@ -1,4 +1,5 @@\n a\n b\n+X\n c\n d'

test('the version before, from the one after and the patch', () => {
  expect(versionBefore(after, patch(good))).toBe('a\nb\nc\nd\n')
})

test.each([
  ['another context', after, good.replace(' b', ' B')],
  ['an added line that is not there', after, good.replace('+X', '+Y')],
  ['the hunk begins elsewhere', after, good.replace('-1,4 +1,5', '-2,4 +2,5')],
  ['the two sides of the hunk begin at places that do not agree', `0\n${after}`, good.replace('-1,4 +1,5', '-1,4 +2,5')],
  ['a hunk that ends early', after, good.replace('\n d', '')],
  ['line ends that differ', after.replaceAll('\n', '\r\n'), good],
  ['no newline at the end of the file, but one in the patch', after.trimEnd(), good],
  ['something that is no patch', after, 'Binary files differ'],
  ['an empty patch', after, ''],
  ['a sign that GitHub could not read', `${after}\uFFFD\n`, `${good}\n@@ -5 +6 @@\n-x\n+\uFFFD`],
])('nothing is made of a patch that does not fit: %s', (_, text, wrong) => {
  expect(versionBefore(text, patch(wrong))).toBeUndefined()
})

test('nothing is made of a patch that has fewer lines than GitHub counts', () => {
  expect(versionBefore(after, {...patch(good), deletions: 1})).toBeUndefined()
  expect(versionBefore(after, {...patch(good), additions: Number.NaN})).toBeUndefined()
})

test('an added and a removed file stand in their patches', () => {
  expect(versionAdded(patch('@@ -0,0 +1,2 @@\n+a\n+b\n\\ No newline at end of file'))).toBe('a\nb')
  expect(versionRemoved(patch('@@ -1,2 +0,0 @@\n-a\r\n-b'))).toBe('a\r\nb\n')
})

test('the digest is that of git', async () => {
  expect(await isBlob('ce013625030ba8dba906f756967f9e9ca394464a', 'hello\n')).toBe(true)
  expect(await isBlob('ce013625030ba8dba906f756967f9e9ca394464a', 'hello')).toBe(false)
  expect(await isBlob('2cf8d83d9ee29543b34a87727421fdecb7e3f3a183d337639025de576db9ebb4', 'hello\n')).toBe(true)
})

/** Few different lines, many files: repeated lines, empty files, missing newlines and lines that look like parts of a patch. */
test('whatever git makes a patch of', async () => {
  const line = fc.constantFrom(
    'a',
    'b',
    '',
    ' ',
    '-',
    '--- a/x',
    '+++ b/x',
    '@@ -1 +1 @@',
    '\\ No newline at end of file',
    'a\r',
    'a\r@@ -1 +1 @@',
    '\uFEFFé',
  )
  const text = fc.tuple(fc.array(line, {maxLength: 40}), fc.boolean()).map(([lines, end]) => lines.join('\n') + (end ? '\n' : ''))
  const pairs = fc.sample(fc.tuple(text, text), {numRuns: 400, seed: 7})
  const files = (side: 0 | 1) => Object.fromEntries(pairs.map((pair, index) => [`${index}.txt`, pair[side]]))
  const folder = folderWith()
  const shas = await writeHistory(join(folder, 'x.git'), [
    {name: 'before', branch: 'main', message: 'before', parents: [], files: files(0)},
    {name: 'after', branch: 'main', message: 'after', parents: ['before'], files: files(1)},
  ])
  const git = new Git(join(folder, 'x.git'))
  const changes = await changesBetween(git, shas.before!, shas.after!)
  git.close()
  let rebuilt = 0
  for (const {path, previousPath = path, additions, deletions, patch: text} of changes.filter(({binary}) => !binary)) {
    const [before] = pairs[Number.parseInt(previousPath, 10)]!
    const [, now] = pairs[Number.parseInt(path, 10)]!
    if (text === '') continue
    expect(versionBefore(now, {text, additions, deletions}), path).toBe(before)
    rebuilt++
  }
  expect(rebuilt).toBeGreaterThan(300)
})

import {createHash} from 'node:crypto'
import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {expect, test} from 'vitest'
import {copyWasm, updateVersions, wasmFiles} from '../../scripts/build/wasm-files.ts'
import {folderWith} from '../setup/temporary-folder.ts'

const content = 'a grammar'
const sha256 = createHash('sha256').update(content).digest('hex')

/** A project with one grammar package of version 1.0.0, and a VERSIONS file of its own. */
function project(versions: string) {
  const top = folderWith({
    'packages/grammar/package.json': '{"version": "1.0.0"}',
    'packages/grammar/grammar.wasm': content,
    'wasm/VERSIONS': versions,
  })
  return {packages: join(top, 'packages'), wasm: join(top, 'wasm')}
}

test('a file of the expected version and hash is copied', () => {
  const folders = project(`# a comment\ngrammar.wasm grammar 1.0.0 ${sha256}\n`)
  copyWasm(folders)
  expect(readFileSync(join(folders.wasm, 'grammar.wasm'), 'utf8')).toBe(content)
})

test.each([
  ['another version', `grammar.wasm grammar 2.0.0 ${sha256}`, 'grammar.wasm: version 2.0.0 was expected, grammar has 1.0.0'],
  ['another content', `grammar.wasm grammar 1.0.0 ${'0'.repeat(64)}`, `sha256 ${'0'.repeat(64)} was expected, grammar has ${sha256}`],
  ['a package that is not installed', `lost.wasm lost 1.0.0 ${sha256}`, 'lost is not installed: run `npm ci`'],
  ['a file the package lacks', `lost.wasm grammar 1.0.0 ${sha256}`, 'grammar has no file lost.wasm'],
  ['a line that is none', 'grammar.wasm grammar', 'a line is "file package version sha256"'],
])('%s stops the build with the reason', (_, line, reason) => {
  const folders = project(`${line}\n`)
  expect(() => copyWasm(folders)).toThrow(reason)
  expect(() => readFileSync(join(folders.wasm, 'grammar.wasm'))).toThrow('ENOENT')
})

test('an update accepts what is installed and leaves the comments', () => {
  const folders = project(`# a comment\ngrammar.wasm grammar 0.9.0 ${'0'.repeat(64)}\n`)
  updateVersions(folders)
  expect(readFileSync(join(folders.wasm, 'VERSIONS'), 'utf8')).toBe(`# a comment\ngrammar.wasm  grammar  1.0.0  ${sha256}\n`)
  expect(wasmFiles(folders)).toEqual([{file: 'grammar.wasm', package: 'grammar', version: '1.0.0', sha256}])
})

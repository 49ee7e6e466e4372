/** What goes into the stores: looked at as files, the way a reviewer of the stores looks at it. */
import {existsSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {describe, expect, test} from 'vitest'
import {entriesOf, type Manifest} from '../../scripts/build/manifest.ts'
import {inRoot} from '../../scripts/build/root.ts'
import {filesIn, zipFolder} from '../../scripts/build/zip.ts'

const MB = 1024 * 1024

describe.each(['chrome', 'firefox'] as const)('%s', browser => {
  const folder = inRoot('dist', browser)
  const read = (file: string) => readFileSync(join(folder, file), 'utf8')
  const manifest: Manifest & {icons?: Record<string, string>; default_locale?: string} = JSON.parse(read('manifest.json'))
  const {content, background, pages} = entriesOf(manifest)
  const scripts = filesIn(folder).filter(file => file.endsWith('.js'))

  test('every file the manifest names is there', () => {
    const locale = manifest.default_locale ? [`_locales/${manifest.default_locale}/messages.json`] : []
    const styles = (manifest.content_scripts ?? []).flatMap(({css = []}) => css)
    const named = [...content, ...styles, background!, ...pages, ...Object.values(manifest.icons ?? {}), ...locale]
    expect(named.filter(file => !existsSync(join(folder, file)))).toEqual([])
  })

  test('the version is that of the package', () => {
    expect(manifest.version).toBe(JSON.parse(readFileSync(inRoot('package.json'), 'utf8')).version)
  })

  test('content scripts are plain scripts: no import, no export', () => {
    for (const file of content)
      expect(read(file)).not.toMatch(/(?:^|[;}\s])(?:import\s*[{*"'(\w]|export\s*[{*]|export\s+(?:default|const|function|class)\b)/)
  })

  test.each([background!, 'thread.js'])('%s imports nothing at run time', file => {
    expect(read(file)).not.toMatch(/\bimport\s*\(/)
    expect(read(file)).not.toMatch(/^\s*import\s*["'{*\w]/m)
  })

  test('the page for threads is there where it is needed', () => {
    expect(existsSync(join(folder, 'offscreen.html'))).toBe(browser === 'chrome')
  })

  test('no script makes code out of text', () => {
    for (const file of scripts) expect([file, ...(read(file).match(/\beval\s*\(|\bnew Function\s*\(/g) ?? [])]).toEqual([file])
  })

  test('no code comes from elsewhere', () => {
    const remote = /<script[^>]+src\s*=\s*["']?https?:|\bimport(?:Scripts)?\s*\(?\s*["'`]https?:|https?:\/\/[^\s"'`]+\.(?:mjs|wasm)\b/
    const readable = filesIn(folder).filter(file => /\.(?:js|html|json)$/.test(file))
    for (const file of readable) expect([file, remote.exec(read(file))?.[0]]).toEqual([file, undefined])
  })

  test('WebAssembly files are there once, under wasm/', () => {
    const named = readFileSync(inRoot('wasm', 'VERSIONS'), 'utf8').match(/^[\w.-]+\.wasm/gm)!
    expect(filesIn(folder).filter(file => file.endsWith('.wasm'))).toEqual(named.map(file => `wasm/${file}`).sort())
  })

  test('the licences of everything inside are there', () => {
    const licenses = read('LICENSES.txt')
    for (const name of ['web-tree-sitter', 'tree-sitter-java', 'preact', '@octokit/rest', 'webextension-polyfill']) {
      expect(licenses).toMatch(new RegExp(`^${name} \\d+\\.\\d+\\.\\d+ \\(`, 'm'))
    }
    expect(licenses).not.toContain('The package has no licence file')
    expect(licenses).not.toContain('vitest')
  })

  test('the package is under 1.5 MB', () => {
    expect(zipFolder(folder).length).toBeLessThan(1.5 * MB)
  })
})

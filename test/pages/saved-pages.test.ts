// @vitest-environment happy-dom
/**
 * Reads real pages: REFRACT_SAVED_PAGES names a folder of saved diff pages (`*.html`). Each line of each file must be found with
 * the path, side and number that the page itself gives in another place: the id of a file is the digest of its path, and the
 * header of a hunk says which lines follow.
 */
import {readdirSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {describe, expect, test} from 'vitest'
import type {ShownFile} from '../../src/github/diff/shown.ts'
import {diffView} from '../../src/github/diff/view.ts'
import {digest} from './markup.ts'

const folder = process.env.REFRACT_SAVED_PAGES
const names = folder ? readdirSync(folder).filter(name => name.endsWith('.html')) : []

describe.skipIf(!folder)('saved pages', () => {
  test('there are some', () => expect(names).not.toEqual([]))

  test.each(names)('%s', name => {
    document.documentElement.innerHTML = withoutScripts(readFileSync(join(folder!, name), 'utf8'))
    const files = diffView(document, '[data-refract-ui]').files()
    const ids = [...document.querySelectorAll('[id^="diff-"]')].map(({id}) => id).filter(id => /^diff-[0-9a-f]{64}$/.test(id))
    expect(files.map(({path}) => digest(path)).sort()).toEqual([...new Set(ids)].sort())
    expect(files.flatMap(file => file.lines()).length).toBeGreaterThan(0)
    for (const file of files) expect(shownLines(file), file.path).toEqual(announcedLines(file))
  })
})

test.skipIf(folder)('saved pages are not checked: REFRACT_SAVED_PAGES names no folder', () => {})

function shownLines(file: ShownFile): string[] {
  return file
    .lines()
    .map(({side, line}) => `${side} ${line}`)
    .sort()
}

/** From `@@ -12,3 +12,4 @@`: three lines before from 12 on, four lines after. */
function announcedLines(file: ShownFile): string[] {
  const headers = file.root.textContent!.matchAll(/@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/g)
  return [...headers]
    .flatMap(([, beforeStart, beforeCount, afterStart, afterCount]) => [
      ...stretch('before', beforeStart!, beforeCount),
      ...stretch('after', afterStart!, afterCount),
    ])
    .sort()
}

const stretch = (side: string, start: string, count = '1') => Array.from({length: Number(count)}, (_, i) => `${side} ${Number(start) + i}`)

const withoutScripts = (html: string) =>
  html.replace(/<(script|link|iframe)\b[^>]*>/g, '<template>').replace(/<\/(script|iframe)>/g, '</template>')

import {expect, test} from 'vitest'
import {objection} from './import-direction.ts'
import {importsOf, projectFiles, readText} from './sources.ts'

const sources = projectFiles().filter(path => /^src\/.*\.tsx?$/.test(path))

test('imports point one way', () => {
  const objections = sources.flatMap(path => importsOf(path)).map(objection)
  expect(objections.filter(text => text !== undefined)).toEqual([])
})

test('drawing fetches nothing: what it shows is handed to it', () => {
  const fetching = sources.filter(path => path.startsWith('src/overlay/') && /\b(fetch|XMLHttpRequest|sendMessage)\b/.test(readText(path)))
  expect(fetching).toEqual([])
})

test.each([
  ['src/engine/map/rounds.ts', "import {pairTypes} from '../pair/types.ts'", 'src/engine/map/rounds.ts imports src/engine/pair/types.ts'],
  ['src/engine/pair/types.ts', "import {rounds} from '../map/rounds.ts'", undefined],
  ['src/engine/trace.ts', "import {words} from './text/words.ts'", 'but engine/trace.ts sees only engine/model'],
  ['src/engine/analyze.ts', "import {readFileSync} from 'node:fs'", 'src/engine/analyze.ts imports node:fs'],
  ['src/languages/java/index.ts', "import {Parser} from 'web-tree-sitter'", 'src/languages/java/index.ts imports web-tree-sitter'],
  ['src/github/address.ts', "import type {Report} from '../engine/report.ts'", 'src/github/address.ts imports src/engine/report.ts'],
  ['src/overlay/panel.tsx', "import type {DiffView} from '../github/diff/view.ts'", undefined],
  ['src/overlay/panel.tsx', "import {openView} from '../github/diff/view.ts'", 'but overlay sees only its types'],
  ['src/overlay/panel.tsx', "import {lineCell} from '../github/selectors.ts'", 'src/overlay/panel.tsx imports src/github/selectors.ts'],
  ['src/report/words.ts', "export * from '../github/address.ts'", 'src/report/words.ts imports src/github/address.ts'],
  ['src/extension/host.ts', "const {a} = await import('../engine/analyze.ts')", undefined],
  ['src/attic/old.ts', "import '../engine/analyze.ts'", 'src/attic/old.ts belongs to no area'],
])('%s: %s', (path, line, expected) => {
  const [found] = importsOf(path, `/** import 'nothing' */\n${line}\n`).map(objection)
  if (expected === undefined) expect(found).toBeUndefined()
  else expect(found).toContain(expected)
})

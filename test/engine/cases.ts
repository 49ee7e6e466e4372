/**
 * Cases a stranger can read: `test/cases/<family>/<case>/{before,after}/…` and `expected.txt`, the whole answer.
 */
import {existsSync, readdirSync, readFileSync} from 'node:fs'
import {join, relative} from 'node:path'
import {fileURLToPath} from 'node:url'
import type {Place, Refactoring} from '../../src/library/index.ts'

export const casesFolder = fileURLToPath(new URL('../cases', import.meta.url))
/** Cases whose answer is right and not given yet. */
export const wantedFolder = fileURLToPath(new URL('../wanted', import.meta.url))

export interface Case {
  family: string
  name: string
  before: Record<string, string>
  after: Record<string, string>
  expected: string[]
  expectedFile: string
}

export function readCases(root = casesFolder): Case[] {
  return folders(root).flatMap(family => folders(join(root, family)).map(name => readCase(root, family, name)))
}

const folders = (path: string): string[] =>
  readdirSync(path, {withFileTypes: true})
    .filter(entry => entry.isDirectory())
    .map(entry => entry.name)
    .sort()

function readCase(root: string, family: string, name: string): Case {
  const folder = join(root, family, name)
  const expectedFile = join(folder, 'expected.txt')
  const expected = existsSync(expectedFile) ? readFileSync(expectedFile, 'utf8') : ''
  return {
    family,
    name,
    before: filesUnder(join(folder, 'before')),
    after: filesUnder(join(folder, 'after')),
    expected: expected.split('\n').filter(line => line.trim()),
    expectedFile,
  }
}

function filesUnder(folder: string): Record<string, string> {
  if (!existsSync(folder)) return {}
  const paths = readdirSync(folder, {recursive: true, withFileTypes: true}).filter(entry => entry.isFile())
  return Object.fromEntries(
    paths.map(entry => {
      const path = join(entry.parentPath, entry.name)
      return [relative(folder, path).replaceAll('\\', '/'), readFileSync(path, 'utf8')]
    }),
  )
}

/** One line a refactoring: the sentence, then the lines it touches before and after. */
export const lineOf = ({description, before, after}: Refactoring): string => `${description}   [${linesOf(before)} → ${linesOf(after)}]`

/** `4-6, 9`: of each file the lines of its places, joined; a path stands before them where there are several files. */
function linesOf(places: Place[]): string {
  const byPath = new Map<string, Set<number>>()
  for (const {path, startLine, endLine} of withoutHolders(places)) {
    const lines = byPath.get(path) ?? new Set()
    byPath.set(path, lines)
    for (let line = startLine; line <= endLine; line++) lines.add(line)
  }
  const ranges = [...byPath].map(([path, lines]) => (byPath.size > 1 ? `${path} ${rangesOf(lines)}` : rangesOf(lines)))
  return ranges.join(', ')
}

/** Where a refactoring names pieces inside a declaration, the pieces say more than the whole declaration around them. */
function withoutHolders(places: Place[]): Place[] {
  const holds = (outer: Place, inner: Place) =>
    outer !== inner && outer.path === inner.path && outer.startLine <= inner.startLine && outer.endLine >= inner.endLine
  const isHolder = ({kind}: Place) => kind === 'METHOD_DECLARATION' || kind === 'INITIALIZER'
  const inner = places.filter(place => !isHolder(place))
  return places.filter(place => !isHolder(place) || !inner.some(piece => holds(place, piece)))
}

function rangesOf(lines: Set<number>): string {
  const sorted = [...lines].sort((a, b) => a - b)
  const ranges: [number, number][] = []
  for (const line of sorted) {
    const last = ranges.at(-1)
    if (last && last[1] === line - 1) last[1] = line
    else ranges.push([line, line])
  }
  return ranges.map(([from, to]) => (from === to ? `${from}` : `${from}-${to}`)).join(', ')
}

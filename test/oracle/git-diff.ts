/** The lines that git shows as changed between the two versions of a commit. */
import {spawnSync} from 'node:child_process'
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {dirname, join} from 'node:path'
import type {Change, LineRange, Side} from '../../src/library/index.ts'

/** Lines of one file that were removed (before) or added (after). */
export interface ChangedLines extends LineRange {
  path: string
  side: Side
}

const sides = ['before', 'after'] as const

export function changedLines(change: Pick<Change, Side>): ChangedLines[] {
  const folder = mkdtempSync(join(tmpdir(), 'refract-diff-'))
  try {
    for (const side of sides) {
      mkdirSync(join(folder, side))
      for (const [path, text] of Object.entries(change[side])) write(join(folder, side, path), text)
    }
    return readDiff(diff(folder))
  } finally {
    rmSync(folder, {recursive: true, force: true})
  }
}

function write(file: string, text: string) {
  mkdirSync(dirname(file), {recursive: true})
  writeFileSync(file, text)
}

function diff(folder: string): string {
  const args = ['-c', 'core.quotePath=false', 'diff', '--no-index', '--no-color', '--no-ext-diff', '-M', '--unified=0', ...sides]
  // What a person has set up for themselves must not change what is counted.
  const env = {...process.env, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1'}
  const {status, stdout, stderr} = spawnSync('git', args, {cwd: folder, env, encoding: 'utf8', maxBuffer: 1024 * 1024 * 1024})
  if (status !== 0 && status !== 1) throw new Error(`git diff failed: ${stderr}`)
  return stdout
}

/** Reads headers only; a line of code that looks like one stands inside a hunk, whose length is known. */
export function readDiff(text: string): ChangedLines[] {
  const found: ChangedLines[] = []
  const paths: Record<Side, string> = {before: '', after: ''}
  let left = 0 // lines of the hunk that are still to come
  for (const line of text.split('\n')) {
    if (left > 0) {
      if (!line.startsWith('\\')) left--
    } else if (line.startsWith('--- ')) paths.before = pathIn(line, 'before')
    else if (line.startsWith('+++ ')) paths.after = pathIn(line, 'after')
    else if (line.startsWith('@@ ')) {
      const [before, after] = rangesOf(line)
      left = before.count + after.count
      for (const {side, start, count} of [before, after]) {
        if (count > 0) found.push({path: paths[side], side, startLine: start, endLine: start + count - 1})
      }
    }
  }
  return found
}

/** `--- a/before/shop/Till.java`; in quotes where the path has odd characters, and with a tab behind where it has blanks. */
function pathIn(line: string, side: Side): string {
  const path = line.slice(4).replace(/\t$/, '')
  const plain = path.startsWith('"') ? (JSON.parse(path) as string) : path
  return plain.replace(new RegExp(`^[ab]/${side}/`), '')
}

function rangesOf(header: string) {
  const [, oldStart, oldCount = '1', newStart, newCount = '1'] = /^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/.exec(header) ?? []
  return [
    {side: 'before', start: Number(oldStart), count: Number(oldCount)},
    {side: 'after', start: Number(newStart), count: Number(newCount)},
  ] as const
}

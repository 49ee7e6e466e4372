/** At a terminal there are colours and a line of progress; `script` plays the terminal. */
import {spawnSync} from 'node:child_process'
import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {expect, test, vi} from 'vitest'
import {folderWith} from '../setup/temporary-folder.ts'
import {command, refract} from './command.ts'
import {historyOf} from './histories.ts'

vi.setConfig({testTimeout: 60_000})

function atTerminal(args: string[], redirection = '') {
  const line = [process.execPath, command, ...args].map(word => `'${word}'`).join(' ')
  const env = {...process.env, TERM: 'xterm', NO_COLOR: '', FORCE_COLOR: ''}
  return spawnSync('script', ['--quiet', '--return', '--command', `${line} ${redirection}`, '/dev/null'], {env, encoding: 'utf8'}).stdout
}

test('progress and colours on a terminal', () => {
  const shown = atTerminal([historyOf(8), 'log'])
  expect(shown).toMatch(/[█░]+ 8 of 8 commits/)
  expect(shown).toContain('\u001b[1mRename Method\u001b[22m')
  // The line of progress is taken away at the end.
  expect(shown.lastIndexOf('\r\u001b[K')).toBeGreaterThan(shown.lastIndexOf('commits,'))
})

test('progress on the terminal while the answer goes to a file is no part of the answer', () => {
  const repository = historyOf(8)
  const file = join(folderWith(), 'out')
  expect(atTerminal([repository, 'log', '--format', 'ndjson'], `> ${file}`)).toContain('of 8 commits')
  expect(readFileSync(file, 'utf8')).toBe(refract(repository, 'log', '--format', 'ndjson').out)
})

test('--quiet has no progress', () => {
  expect(atTerminal([historyOf(3), 'log', '--quiet'])).not.toContain('of 3 commits')
})

test('in a pipe there is neither', () => {
  const {out, complaint} = refract(historyOf(3), 'log')
  expect(complaint).toBe('')
  expect(out).not.toContain('\u001b')
})

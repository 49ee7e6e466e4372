/** A run may be killed at any byte: whatever is left of output and journal, the next run ends with the same output. */
import {existsSync, readFileSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {expect, test} from 'vitest'
import {formats} from '../../src/cli/formats/index.ts'
import {openSession, type Session} from '../../src/cli/output/session.ts'
import type {Done} from '../../src/cli/perform.ts'
import {formatNames} from '../../src/cli/task.ts'
import {folderWith} from '../setup/temporary-folder.ts'

const keys = ['a1', 'b2', 'c3', 'd4']

/** Some say nothing, as a commit without refactorings does in CSV. */
const done = (key: string): Done => ({status: key === 'c3' ? 'failed' : 'done', text: key === 'b2' ? '' : `<${key} äöü>\n`})

function open(format: keyof typeof formats, output: string, resume: boolean): Session {
  const session = openSession(formats[format], keys, 'wishes', {output, resume})
  if (session.kind !== 'open') throw new Error(session.kind)
  return session
}

async function run(session: Session, until = keys.length) {
  for (const key of keys.slice(session.before.length, until)) await session.add(key, done(key))
}

test.each(formatNames)('%s', async format => {
  const output = join(folderWith(), 'out')
  const journal = `${output}.resume`
  const whole = open(format, output, false)
  await run(whole)
  const [written, noted] = [readFileSync(output), readFileSync(journal)]
  await whole.end('finished')
  const expected = readFileSync(output, 'utf8')
  expect(existsSync(journal)).toBe(false)

  // The journal is behind the output by at most one change; cut at every byte, with the output as far as it may have come.
  const wishes = noted.indexOf(10) + 1
  for (let cut = wishes; cut <= noted.length; cut++) {
    for (const length of [0, written.length >> 1, written.length]) {
      writeFileSync(journal, noted.subarray(0, cut))
      writeFileSync(output, written.subarray(0, length))
      const again = open(format, output, true)
      await run(again)
      expect(again.before.every(({status}, index) => status === done(keys[index]).status)).toBe(true)
      await again.end('finished')
      expect(readFileSync(output, 'utf8')).toBe(expected)
    }
  }
})

test.each(formatNames)('%s: ended in order and resumed, twice', async format => {
  const output = join(folderWith(), 'out')
  for (const until of [0, 1, 3]) {
    const session = open(format, output, true)
    await run(session, until)
    await session.end('unfinished')
  }
  const last = open(format, output, true)
  await run(last)
  await last.end('finished')
  const direct = `${output}-direct`
  const whole = open(format, direct, false)
  await run(whole)
  await whole.end('finished')
  expect(readFileSync(output, 'utf8')).toBe(readFileSync(direct, 'utf8'))
})

test('a run that was killed before it had said what it wants begins anew', async () => {
  const output = join(folderWith(), 'out')
  writeFileSync(`${output}.resume`, 'wis')
  const session = open('text', output, true)
  await run(session)
  await session.end('finished')
  expect(readFileSync(output, 'utf8')).toContain('a1')
})

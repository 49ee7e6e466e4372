/** Ctrl-C, kill, a closed pipe: what is written stays valid, and `log --resume` ends where an uninterrupted run does. */
import {spawn} from 'node:child_process'
import {once} from 'node:events'
import {existsSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {expect, test, vi} from 'vitest'
import {folderWith} from '../setup/temporary-folder.ts'
import {command, refract} from './command.ts'
import {historyOf} from './histories.ts'

const COMMITS = 40

vi.setConfig({testTimeout: 120_000}) // whole histories, several times

/** Ends a run as soon as some of its output is there. */
async function interrupt(signal: NodeJS.Signals, args: string[]) {
  const child = spawn(process.execPath, [command, ...args], {stdio: ['ignore', 'pipe', 'pipe'], detached: true})
  let out = ''
  let complaint = ''
  child.stderr.on('data', part => {
    complaint += part
  })
  child.stdout.on('data', part => {
    // To the whole group, as a terminal does.
    if (out === '') process.kill(-child.pid!, signal)
    out += part
  })
  const [code] = await once(child, 'close')
  return {code, out, complaint}
}

/** Kills a run that writes to a file, once it has some of it. */
async function killOnceBegun(signal: NodeJS.Signals, args: string[], journal: string) {
  const child = spawn(process.execPath, [command, ...args], {detached: true, stdio: 'ignore'})
  const hasBegun = () => existsSync(journal) && readFileSync(journal, 'utf8').split('\n').length > 4
  while (!hasBegun()) await new Promise(resolve => setTimeout(resolve, 5))
  process.kill(-child.pid!, signal)
  const [code, by] = await once(child, 'exit')
  return code ?? by
}

test('Ctrl-C closes what is open: the JSON can be read', async () => {
  const {code, out, complaint} = await interrupt('SIGINT', [historyOf(COMMITS), 'log', '--format', 'json'])
  const {changes} = JSON.parse(out)
  expect(changes.length).toBeGreaterThan(0)
  expect(changes.length).toBeLessThan(COMMITS)
  expect(changes.filter((change: {error?: string}) => change.error)).toEqual([])
  expect({code, complaint}).toEqual({code: 130, complaint: ''})
})

test('SIGTERM does the same', async () => {
  const {code, out} = await interrupt('SIGTERM', [historyOf(COMMITS), 'log', '--format', 'rminer'])
  expect(JSON.parse(out).commits.length).toBeGreaterThan(0)
  expect(code).toBe(143)
})

test('mine ends, too, though its input stays open', async () => {
  const repository = historyOf(2)
  const child = spawn(process.execPath, [command, 'mine'])
  child.stdin.write(`${repository} HEAD\n`)
  await once(child.stdout, 'data')
  child.kill('SIGINT')
  expect(await once(child, 'exit')).toEqual([130, null])
})

test('a reader that has seen enough ends it without a word', async () => {
  const child = spawn(process.execPath, [command, historyOf(COMMITS), 'log', '--format', 'ndjson'])
  let complaint = ''
  child.stderr.on('data', part => {
    complaint += part
  })
  child.stdout.once('data', () => child.stdout.destroy())
  const [code] = await once(child, 'exit')
  expect({code, complaint}).toEqual({code: 0, complaint: ''})
})

test.each(['SIGKILL', 'SIGINT'] as const)('after %s, --resume ends with what an uninterrupted run writes', async signal => {
  const repository = historyOf(COMMITS)
  const output = join(folderWith(), 'out.json')
  const log = [repository, 'log', '--format', 'json', '--output', output]
  await killOnceBegun(signal, log, `${output}.resume`)
  expect(existsSync(`${output}.resume`)).toBe(true)
  expect(refract(...log, '--resume')).toEqual({code: 0, out: '', complaint: ''})
  expect(readFileSync(output, 'utf8')).toBe(refract(repository, 'log', '--format', 'json').out)
  expect(existsSync(`${output}.resume`)).toBe(false)
})

test('what was begun with other options, on other commits, or is unfinished is not mixed up', async () => {
  const repository = historyOf(COMMITS)
  const output = join(folderWith(), 'out')
  const log = (...more: string[]) => refract(repository, 'log', '--format', 'ndjson', '--output', output, ...more)
  await killOnceBegun('SIGKILL', [repository, 'log', '--format', 'ndjson', '--output', output], `${output}.resume`)
  expect(log()).toMatchObject({code: 1, complaint: expect.stringContaining('is unfinished: --resume goes on with it')})
  expect(log('--resume', '--types', 'Rename Method')).toMatchObject({
    code: 1,
    complaint: expect.stringContaining('was begun with other options'),
  })
  const other = refract(repository, 'log', 'HEAD~9..HEAD', '--format', 'ndjson', '--output', output, '--resume')
  expect(other).toMatchObject({code: 1, complaint: expect.stringContaining('was begun on other commits')})
  expect(log('--resume').code).toBe(0)
  expect(log('--resume')).toEqual({code: 0, out: '', complaint: `refract: ${output} is not unfinished: nothing to do\n`})
})

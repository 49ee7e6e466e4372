import {spawn} from 'node:child_process'
import {once} from 'node:events'
import {createInterface} from 'node:readline'
import {expect, test} from 'vitest'
import {problemsOf} from '../schemas/validators.ts'
import {command, refract, refractWith} from './command.ts'
import {historyOf} from './histories.ts'
import {git} from './repositories.ts'

const mine = (input: string, ...args: string[]) => refractWith({input}, 'mine', ...args)

test('gives for the commits of a range line for line what log gives', () => {
  const repository = historyOf(12)
  const commits = git(repository, 'rev-list', '--reverse', 'HEAD').split('\n')
  const {code, out, complaint} = mine(commits.map(commit => `${repository} ${commit}\n`).join(''))
  expect(out).toBe(refract(repository, 'log', '--format', 'ndjson').out)
  expect({code, complaint}).toEqual({code: 0, complaint: ''})
})

test('commits of several repositories, in the order of the lines; names are resolved', () => {
  const [one, two] = [historyOf(2), historyOf(3)]
  const {out} = mine(`${one} HEAD\n${two} main~1\n${one} HEAD~1\n`, '--jobs', '2')
  const commits = out
    .trimEnd()
    .split('\n')
    .map(line => JSON.parse(line).commit)
  expect(commits).toEqual([git(one, 'rev-parse', 'HEAD'), git(two, 'rev-parse', 'HEAD~1'), git(one, 'rev-parse', 'HEAD~1')])
})

test('what fails is a line with its error in its place, and no failure of the run', () => {
  const repository = historyOf(2)
  const {code, out} = mine(`/no/such/folder HEAD\n\n${repository} HEAD\nlonely\n${repository} v9\r\n`)
  const lines = out
    .trimEnd()
    .split('\n')
    .map(line => JSON.parse(line))
  expect(lines.map(({error}) => error)).toEqual([
    'no such folder: /no/such/folder',
    undefined,
    'no repository is named: "REPOSITORY COMMIT" is wanted',
    `${repository} has no commit v9`,
  ])
  expect(lines.flatMap(line => problemsOf('ndjson', line))).toEqual([])
  expect(code).toBe(0)
})

test('nothing in, nothing out', () => expect(mine('')).toEqual({code: 0, out: '', complaint: ''}))

test('an answer comes before the next line is asked for, so that a program can talk with it', async () => {
  const repository = historyOf(3)
  const child = spawn(process.execPath, [command, 'mine'])
  const answers = createInterface({input: child.stdout})[Symbol.asyncIterator]()
  for (const name of ['HEAD', 'HEAD~1']) {
    child.stdin.write(`${repository} ${name}\n`)
    expect(JSON.parse((await answers.next()).value!).commit).toBe(git(repository, 'rev-parse', name))
  }
  child.stdin.end()
  expect(await once(child, 'exit')).toEqual([0, null])
})

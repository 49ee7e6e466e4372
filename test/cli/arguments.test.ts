import {readFileSync} from 'node:fs'
import {expect, test} from 'vitest'
import {help} from '../../src/cli/help.ts'
import {refract} from './command.ts'

test('--help says how to call it and what the exit codes mean', () => {
  const {code, out} = refract('--help')
  expect(out).toBe(help)
  expect(out).toContain('refract [REPOSITORY] COMMIT')
  for (const exit of ['0', '1', '2', '3', '4', '130']) expect(out).toMatch(new RegExp(`^  ${exit} +\\S`, 'm'))
  expect(code).toBe(0)
})

test('--help names every option that is understood', () => {
  const understood = readFileSync('src/cli/arguments.ts', 'utf8').matchAll(/^ {6}'?([a-z-]+)'?: \{type:/gm)
  const options = [...understood].map(([, name]) => name)
  expect(options).toContain('fail-on')
  expect(options.filter(name => !help.includes(`--${name}`))).toEqual([])
})

test('--version says the version of the package', () => {
  const {version} = JSON.parse(readFileSync('package.json', 'utf8'))
  expect(refract('--version')).toEqual({code: 0, out: `refract ${version}\n`, complaint: ''})
})

test.each([
  [[], 'say what to look at: a commit, a range'],
  [['--before', 'a'], '--before and --after belong together'],
  [['--staged', '--bundle', 'a'], 'a commit, what is staged, two folders and bundles exclude each other'],
  [['--before', 'a', '--after', 'b', 'HEAD'], 'exclude each other'],
  [['a', 'b', 'c'], 'a repository and a commit are wanted, not 3 names'],
  [['HEAD', '--format', 'yaml'], '--format is text, json, ndjson, rminer, markdown, sarif, csv, blame-ignore, not "yaml"'],
  [['HEAD', '--timeout', 'soon'], '--timeout is a number of seconds, not "soon"'],
  [['log', '--jobs', '0'], '--jobs is a number of threads, not "0"'],
  [['HEAD', '--fail-on', 'pure'], '--fail-on is mixed, unproved, not "pure"'],
  [['HEAD', '--types', 'Extract Mehtod'], 'there is no type "Extract Mehtod"; there is Extract Method'],
  [['HEAD', '--types', 'Frobnicate'], 'there is no type "Frobnicate"'],
  [['HEAD', '--trace', '--format', 'csv'], '--trace goes with text, json and ndjson'],
  [['A..B', '--format', 'blame-ignore'], 'blame-ignore lists commits'],
  [['log', '--format', 'blame-ignore', '--paths', 'src'], 'blame-ignore looks at whole commits'],
  [['log', '--resume'], '--resume needs --output'],
  [['HEAD', '--resume', '--output', 'x'], '--resume goes with log'],
  [['mine', '--format', 'text'], 'mine writes ndjson'],
  [['HEAD', '--colour'], "Unknown option '--colour'"],
])('%j is not understood, and the reason is said', (args, reason) => {
  const {code, out, complaint} = refract(...args)
  expect(complaint).toContain('refract: ')
  expect(complaint).toContain(reason)
  expect({code, out}).toEqual({code: 2, out: ''})
})

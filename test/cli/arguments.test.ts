import {readFileSync} from 'node:fs'
import {expect, test} from 'vitest'
import {refract} from './command.ts'

test('--help says how to call it and what the exit codes mean', () => {
  const {code, out} = refract('--help')
  expect(out).toContain('refract [REPOSITORY] COMMIT')
  expect(out).toMatch(/Exit codes\n {2}0 .*\n {2}1 .*\n {2}2 .*\n {2}3 /)
  expect(code).toBe(0)
})

test('--version says the version of the package', () => {
  const {version} = JSON.parse(readFileSync('package.json', 'utf8'))
  expect(refract('--version')).toEqual({code: 0, out: `refract ${version}\n`, complaint: ''})
})

test.each([
  [[], 'say what to look at: a commit, two folders or a bundle'],
  [['--before', 'a'], '--before and --after belong together'],
  [['--bundle', 'a', 'HEAD'], 'a commit, two folders and a bundle exclude each other'],
  [['a', 'b', 'c'], 'a repository and a commit are wanted, not 3 names'],
  [['HEAD', '--format', 'yaml'], '--format is text, json, rminer, not "yaml"'],
  [['HEAD', '--time-limit', 'soon'], '--time-limit is a number of seconds, not "soon"'],
  [['HEAD', '--colour'], "Unknown option '--colour'"],
])('%j is not understood, and the reason is said', (args, reason) => {
  const {code, out, complaint} = refract(...args)
  expect(complaint).toContain(`refract: ${reason}`)
  expect({code, out}).toEqual({code: 2, out: ''})
})

/**
 * Each family has a rule of the same name, for all that it may find: what of the program graph it may change, and why.
 */
import {expect, test} from 'vitest'
import {families} from '../../src/engine/families/index.ts'
import {ruleOf, rules} from '../../src/engine/preserve/rules/index.ts'
import {projectFiles, readText} from './sources.ts'

const filesOf = (folder: string, type: string) =>
  projectFiles()
    .filter(path => path.startsWith(folder) && new RegExp(`^export const \\w+: ${type} = `, 'm').test(readText(path)))
    .map(path => path.slice(folder.length, -'.ts'.length))
    .sort()

test('every family has a rule in a file of its name', () => {
  expect(filesOf('src/engine/preserve/rules/', 'Rule')).toEqual(filesOf('src/engine/families/', 'Family'))
})

test('every refactoring has one rule', () => {
  const names = families.flatMap(({names}) => names)
  expect(names.filter(name => !ruleOf(name))).toEqual([])
  expect(rules.flatMap(rule => rule.names).toSorted()).toEqual([...new Set(names)].toSorted())
})

test('every rule begins by saying why', () => {
  const silent = filesOf('src/engine/preserve/rules/', 'Rule').filter(
    name => !/^\/\*\*\n \* \S/.test(readText(`src/engine/preserve/rules/${name}.ts`)),
  )
  expect(silent).toEqual([])
})

/**
 * A family is found by one name: its file, its line in the index, its cases and its line in ARCHITECTURE.md.
 */
import {existsSync, readdirSync} from 'node:fs'
import {describe, expect, test} from 'vitest'
import {inRoot} from '../../scripts/build/root.ts'
import {importsOf, projectFiles, readText} from './sources.ts'

const FOLDER = 'src/engine/families/'
const index = readText(`${FOLDER}index.ts`)

const files = projectFiles()
  .filter(path => path.startsWith(FOLDER) && /: Family\b/.test(readText(path)) && path !== `${FOLDER}index.ts`)
  .map(path => path.slice(FOLDER.length, -'.ts'.length))

const camelCase = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

test('there are families', () => expect(files.length).toBeGreaterThan(0))

test('the index lists exactly the families that have a file', () => {
  const list = /\bfamilies\b[^=]*= \[([^\]]*)\]/.exec(index)?.[1] ?? ''
  const listed = [...list.matchAll(/^ {2}(\w+),/gm)].map(([, name]) => name)
  expect(listed.sort()).toEqual(files.map(camelCase).sort())
})

describe.each(files)('%s', name => {
  test('its file exports the family under the same name', () => {
    expect(readText(`${FOLDER}${name}.ts`)).toContain(`export const ${camelCase(name)}: Family = `)
  })

  test('its line in the index says why it stands there', () => {
    expect(index).toMatch(new RegExp(`^ {2}${camelCase(name)}, // \\S`, 'm'))
  })

  test('it begins by saying what it is', () => {
    expect(readText(`${FOLDER}${name}.ts`)).toMatch(/^\/\*\*\n \* \S/)
  })

  test('no other family imports it', () => {
    const importers = files.filter(
      other => other !== name && importsOf(`${FOLDER}${other}.ts`).some(({to}) => to === `${FOLDER}${name}.ts`),
    )
    expect(importers).toEqual([])
  })

  test('it has cases in which it finds something, and cases in which it must not', () => {
    const cases = casesOf(name)
    expect(cases.filter(one => !one.startsWith('not-'))).not.toEqual([])
    expect(cases.filter(one => one.startsWith('not-'))).not.toEqual([])
  })

  test('ARCHITECTURE.md has a line about it', () => {
    expect(readText('ARCHITECTURE.md')).toContain(`\`${name}\``)
  })
})

test('every case has two versions and says what is expected', () => {
  const incomplete = files.flatMap(name =>
    casesOf(name).flatMap(one =>
      ['before', 'after', 'expected.txt'].map(part => `test/cases/${name}/${one}/${part}`).filter(path => !existsSync(inRoot(path))),
    ),
  )
  expect(incomplete).toEqual([])
})

function casesOf(name: string): string[] {
  const folder = inRoot('test', 'cases', name)
  return existsSync(folder) ? readdirSync(folder) : []
}

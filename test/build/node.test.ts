/** The Node build, used from a folder of its own as a stranger would: nothing of the project is in reach. */
import {execFileSync} from 'node:child_process'
import {cpSync, readFileSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {expect, test} from 'vitest'
import {inRoot} from '../../scripts/build/root.ts'
import {folderWith} from '../setup/temporary-folder.ts'

function elsewhere(): string {
  const folder = folderWith()
  cpSync(inRoot('dist', 'node'), join(folder, 'node_modules', 'refract'), {recursive: true})
  return folder
}

test('the library is a package that can be imported', () => {
  const folder = elsewhere()
  writeFileSync(
    join(folder, 'use.mjs'),
    `import {openRefract} from 'refract'
     import {loadWasm} from 'refract/wasm'
     const refract = await openRefract(loadWasm)
     const report = await refract.analyze({before: {'a/A.java': 'package a; class A { int x; }'}, after: {'b/A.java': 'package b; class A { int x; }'}})
     console.log(report.refactorings.map(one => one.description).join('\\n'))`,
  )
  expect(execFileSync(process.execPath, ['use.mjs'], {cwd: folder, encoding: 'utf8'})).toBe(
    'Move Class a.A moved to b.A\nRename Package a to b\n',
  )
})

test('the command runs by its own name', () => {
  const command = join(elsewhere(), 'node_modules', 'refract', 'cli.js')
  const {version} = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'))
  expect(execFileSync(command, ['--version'], {encoding: 'utf8'})).toBe(`refract ${version}\n`)
})

test('the licences of what is inside are there, and of nothing else', () => {
  const licenses = readFileSync(inRoot('dist', 'node', 'LICENSES.txt'), 'utf8')
  expect(licenses).toContain('web-tree-sitter')
  expect(licenses).not.toContain('preact')
})

/** The Node build, used from a folder of its own as a stranger would: nothing of the project is in reach. */
import {execFileSync, spawnSync} from 'node:child_process'
import {cpSync, existsSync, readdirSync, readFileSync, writeFileSync} from 'node:fs'
import {delimiter, join} from 'node:path'
import {expect, test} from 'vitest'
import {inRoot} from '../../scripts/build/root.ts'
import {folderWith} from '../setup/temporary-folder.ts'

const onPath = (name: string) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map(folder => join(folder, name))
    .find(existsSync)

function elsewhere(): string {
  const folder = folderWith()
  cpSync(inRoot('dist', 'node'), join(folder, 'node_modules', 'refract'), {recursive: true})
  return folder
}

/** The example of the README, as it stands there, and what it says that it prints. */
function readmeExample() {
  const readme = readFileSync(inRoot('README.md'), 'utf8')
  const [, code, printed] = /## As a library[\s\S]*?```js\n([\s\S]*?)```\s+It prints `([^`]+)`/.exec(readme)!
  return {code, printed}
}

test('the README’s example runs in Node', () => {
  const folder = elsewhere()
  const {code, printed} = readmeExample()
  expect(code.trimEnd().split('\n').length).toBeLessThanOrEqual(10)
  writeFileSync(join(folder, 'use.mjs'), code)
  expect(execFileSync(process.execPath, ['use.mjs'], {cwd: folder, encoding: 'utf8'})).toBe(`${printed}\n`)
})

const deno = onPath('deno')

test.skipIf(!deno)('… and in Deno, which may read the package and nothing else', () => {
  const folder = elsewhere()
  const {code, printed} = readmeExample()
  writeFileSync(join(folder, 'use.mjs'), code)
  const args = ['run', '--no-prompt', '--node-modules-dir=manual', `--allow-read=${folder}`, 'use.mjs']
  expect(execFileSync(deno!, args, {cwd: folder, encoding: 'utf8'})).toBe(`${printed}\n`)
})

test('whoever writes TypeScript has its types, without those of Node', () => {
  const folder = elsewhere()
  const {code} = readmeExample()
  const wrong = '\nconst oops: number = report.refactorings[0].description\nawait analyze({before: {}})\n'
  writeFileSync(join(folder, 'use.mts'), code)
  writeFileSync(join(folder, 'wrong.mts'), `${code}${wrong}`)
  const check = (file: string) => {
    const compiler = [
      inRoot('node_modules', 'typescript', 'bin', 'tsc'),
      '--noEmit',
      '--strict',
      '--target',
      'es2022',
      '--module',
      'nodenext',
    ]
    return spawnSync(process.execPath, [...compiler, '--lib', 'es2023,dom', '--types', '', file], {cwd: folder, encoding: 'utf8'}).stdout
  }
  expect(check('use.mts')).toBe('')
  expect(check('wrong.mts').match(/error TS\d+/g)).toHaveLength(2)
})

test('nothing else is to be installed: the module imports nothing but what Node brings, and that only there', () => {
  const text = readFileSync(inRoot('dist', 'node', 'refract.js'), 'utf8')
  expect(text).not.toMatch(/^import\b/m)
  const dynamic = [...text.matchAll(/\bimport\(\s*(?:\/\*.*?\*\/\s*)*["']([^"']+)["']/g)].map(([, name]) => name)
  expect(new Set(dynamic)).toEqual(new Set(['node:fs/promises', 'node:module']))
})

test('every grammar and the runtime have their address in the module', () => {
  const text = readFileSync(inRoot('dist', 'node', 'refract.js'), 'utf8')
  for (const file of readdirSync(inRoot('dist', 'node', 'wasm'))) expect(text).toContain(`new URL("./wasm/${file}", import.meta.url)`)
})

test('the command and its worker threads run where nothing of the project is in reach', () => {
  const folder = elsewhere()
  const bundle = {commit: 'aa', before: {'A.java': 'class A { int x; }'}, after: {'b/A.java': 'package b; class A { int x; }'}}
  for (const name of ['1.json', '2.json']) writeFileSync(join(folder, name), JSON.stringify(bundle))
  const command = join('node_modules', 'refract', 'cli.js')
  const out = execFileSync(process.execPath, [command, '--bundle', '1.json', '2.json', '--format', 'ndjson'], {
    cwd: folder,
    encoding: 'utf8',
  })
  expect(out.match(/"type":"Move Class"/g)).toHaveLength(2)
})

test('the schemas are in the package', () => {
  const folder = elsewhere()
  const use = "import schema from 'refract/schema/report.schema.json' with {type: 'json'}; console.log(schema.$id)"
  writeFileSync(join(folder, 'use.mjs'), use)
  expect(execFileSync(process.execPath, ['--no-warnings', 'use.mjs'], {cwd: folder, encoding: 'utf8'})).toBe('urn:refract:report:1\n')
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

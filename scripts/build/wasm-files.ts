/**
 * The WebAssembly files: named in wasm/VERSIONS, taken from the installed packages, and only used when version and
 * hash are the expected ones. They run inside the reader's browser, so a changed file must be a decision, not an accident.
 */
import {createHash} from 'node:crypto'
import {copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {inRoot} from './root.ts'

export interface WasmFile {
  file: string
  package: string
  version: string
  sha256: string
}

/** Where the packages are and where the files go; a test uses folders of its own. */
export interface WasmFolders {
  packages: string
  wasm: string
}

const projectFolders: WasmFolders = {packages: inRoot('node_modules'), wasm: inRoot('wasm')}

export function wasmFiles({wasm} = projectFolders): WasmFile[] {
  return versionLines(wasm)
    .filter(line => line.trim() && !line.startsWith('#'))
    .map(readLine)
}

/** Copies every file into the wasm folder. Throws with a list of all mismatches, so that one run shows the whole picture. */
export function copyWasm(folders = projectFolders): WasmFile[] {
  const files = wasmFiles(folders)
  const problems = files.flatMap(expected => mismatches(expected, installed(expected, folders)))
  if (problems.length > 0) {
    throw new Error(
      `wasm/VERSIONS and the installed packages differ:\n${problems.map(problem => `  ${problem}`).join('\n')}\n` +
        'Run `npm ci` if the packages are old; if the new files are wanted, run `npm run wasm -- --update` and commit wasm/VERSIONS.',
    )
  }
  for (const {file, package: name} of files) copyIfChanged(join(folders.packages, name, file), join(folders.wasm, file))
  return files
}

/** Copies the checked files into the wasm folder of a build. */
export function placeWasm(folder: string): WasmFile[] {
  const files = copyWasm()
  mkdirSync(join(folder, 'wasm'), {recursive: true})
  for (const {file} of files) copyFileSync(inRoot('wasm', file), join(folder, 'wasm', file))
  return files
}

/** Rewrites versions and hashes to those of the installed packages; comments and order stay. */
export function updateVersions(folders = projectFolders): WasmFile[] {
  const files = wasmFiles(folders).map(expected => ({...expected, ...installed(expected, folders)}))
  const width = (of: (one: WasmFile) => string) => Math.max(...files.map(one => of(one).length))
  const [fileWidth, nameWidth] = [width(one => one.file), width(one => one.package)]
  const written = files.map(one => `${one.file.padEnd(fileWidth)}  ${one.package.padEnd(nameWidth)}  ${one.version}  ${one.sha256}`)
  const lines = versionLines(folders.wasm).map(line => (line.trim() && !line.startsWith('#') ? written.shift()! : line))
  writeFileSync(join(folders.wasm, 'VERSIONS'), lines.join('\n'))
  return files
}

function versionLines(wasm: string): string[] {
  return readFileSync(join(wasm, 'VERSIONS'), 'utf8').split('\n')
}

function readLine(line: string): WasmFile {
  const [file, name, version, sha256, ...rest] = line.trim().split(/\s+/)
  if (!sha256 || rest.length > 0) throw new Error(`wasm/VERSIONS: a line is "file package version sha256", not "${line}"`)
  return {file, package: name, version, sha256}
}

function installed(expected: WasmFile, {packages}: WasmFolders): Pick<WasmFile, 'version' | 'sha256'> {
  const folder = join(packages, expected.package)
  if (!existsSync(folder)) throw new Error(`${expected.package} is not installed: run \`npm ci\``)
  if (!existsSync(join(folder, expected.file))) throw new Error(`${expected.package} has no file ${expected.file}`)
  const {version} = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  return {
    version,
    sha256: createHash('sha256')
      .update(readFileSync(join(folder, expected.file)))
      .digest('hex'),
  }
}

function mismatches(expected: WasmFile, found: Pick<WasmFile, 'version' | 'sha256'>): string[] {
  return (['version', 'sha256'] as const)
    .filter(key => expected[key] !== found[key])
    .map(key => `${expected.file}: ${key} ${expected[key]} was expected, ${expected.package} has ${found[key]}`)
}

// A file that is already right is not touched: tests of other processes may be reading it.
function copyIfChanged(from: string, to: string) {
  const bytes = readFileSync(from)
  if (!existsSync(to) || !readFileSync(to).equals(bytes)) writeFileSync(to, bytes)
}

/** Reads WebAssembly files for Node: beside the built command, or in the project when run from the sources. */
import {existsSync} from 'node:fs'
import {readFile} from 'node:fs/promises'
import {dirname, join} from 'node:path'
import {fileURLToPath} from 'node:url'
import type {WasmLoader} from '../library/index.ts'

const here = dirname(fileURLToPath(import.meta.url))
const folders = [join(here, 'wasm'), join(here, '..', '..', 'wasm')]

export const loadWasm: WasmLoader = async file => {
  const found = folders.map(folder => join(folder, file)).find(path => existsSync(path))
  if (!found) throw new Error(`${file} is not there; in the project, \`npm run wasm\` fetches it`)
  return readFile(found)
}

/** What a build was made of, in a few letters: builds that may find something else have another one, also under the same version. */
import {createHash} from 'node:crypto'
import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {inRoot} from './root.ts'
import {filesIn} from './zip.ts'

/** The sources, the packages they use, and the WebAssembly files. */
export const buildDigest = () => digestOf(inRoot('src'), [inRoot('package-lock.json'), inRoot('wasm', 'VERSIONS')])

export function digestOf(folder: string, files: string[] = []): string {
  const hash = createHash('sha256')
  const add = (name: string, path: string) => {
    const bytes = readFileSync(path)
    // With the length, as two files must not read like one.
    hash.update(`${name} ${bytes.length}\n`).update(bytes)
  }
  for (const path of filesIn(folder)) add(path, join(folder, path))
  for (const [index, path] of files.entries()) add(String(index), path)
  return hash.digest('hex').slice(0, 16)
}

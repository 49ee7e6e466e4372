import {readdir, readFile} from 'node:fs/promises'
import {join, relative, sep} from 'node:path'
import {fileURLToPath} from 'node:url'

/** All files below a folder, by their path with slashes. */
export async function readFolder(folder: URL | string): Promise<Record<string, Buffer>> {
  const root = folder instanceof URL ? fileURLToPath(folder) : folder
  const entries = await readdir(root, {recursive: true, withFileTypes: true})
  const paths = entries.filter(entry => entry.isFile()).map(entry => join(entry.parentPath, entry.name))
  const files = await Promise.all(
    paths.sort().map(async path => [relative(root, path).split(sep).join('/'), await readFile(path)] as const),
  )
  return Object.fromEntries(files)
}

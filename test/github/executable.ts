import {existsSync} from 'node:fs'
import {delimiter, join} from 'node:path'

/** Where a program stands on PATH; the first of the names that is there. */
export function executable(...names: string[]): string {
  const folders = (process.env.PATH ?? '').split(delimiter)
  for (const name of names) {
    const found = folders.map(folder => join(folder, name)).find(existsSync)
    if (found) return found
  }
  throw new Error(`${names.join(' or ')} is needed and was not found on PATH`)
}

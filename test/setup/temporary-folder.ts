/** A folder made for one test and removed after it. */
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {dirname, join} from 'node:path'
import {onTestFinished} from 'vitest'

/** Contents by path. */
export type Files = Record<string, string | Buffer>

export function folderWith(files: Files = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'refract-'))
  onTestFinished(() => rmSync(folder, {recursive: true, force: true}))
  writeFiles(folder, files)
  return folder
}

export function writeFiles(folder: string, files: Files) {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), {recursive: true})
    writeFileSync(join(folder, path), content)
  }
}

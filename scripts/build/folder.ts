/** A built folder appears whole or not at all: it is made beside its place and moved there at the end. */
import {mkdirSync, renameSync, rmSync} from 'node:fs'
import {basename, dirname, join} from 'node:path'

export async function makeFolder(folder: string, fill: (unfinished: string) => Promise<void>) {
  const unfinished = join(dirname(folder), `.${basename(folder)}-${process.pid}`)
  rmSync(unfinished, {recursive: true, force: true})
  mkdirSync(unfinished, {recursive: true})
  try {
    await fill(unfinished)
    rmSync(folder, {recursive: true, force: true})
    renameSync(unfinished, folder)
  } finally {
    rmSync(unfinished, {recursive: true, force: true})
  }
}

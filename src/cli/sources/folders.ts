/** Two folders: the files that differ between them are the change. */
import {readdirSync, readFileSync, statSync} from 'node:fs'
import {join} from 'node:path'
import {failed, type Source} from './source.ts'

export function readFolders(before: string, after: string): Source {
  const missing = [before, after].find(folder => !isFolder(folder))
  if (missing !== undefined) return failed(`no such folder: ${missing}`)
  const old = listFolder(before)
  const fresh = listFolder(after)
  const texts = {before: {} as Record<string, string>, after: {} as Record<string, string>}
  for (const path of new Set([...old.files, ...fresh.files])) {
    const bytesBefore = old.files.has(path) ? readFileSync(join(before, path)) : undefined
    const bytesAfter = fresh.files.has(path) ? readFileSync(join(after, path)) : undefined
    if (bytesBefore && bytesAfter?.equals(bytesBefore)) continue
    if (bytesBefore) texts.before[path] = bytesBefore.toString('utf8')
    if (bytesAfter) texts.after[path] = bytesAfter.toString('utf8')
  }
  return {kind: 'read', change: {...texts, directoriesBefore: old.folders, directoriesAfter: fresh.folders}, origin: {}, notes: []}
}

const isFolder = (path: string) => statSync(path, {throwIfNoEntry: false})?.isDirectory() ?? false

/** Everything below a folder, with slashes; links are not followed, and git's own folder is no part of a version. */
function listFolder(top: string): {files: Set<string>; folders: string[]} {
  const files = new Set<string>()
  const folders: string[] = []
  const visit = (folder: string) => {
    for (const entry of readdirSync(join(top, folder), {withFileTypes: true})) {
      const path = folder ? `${folder}/${entry.name}` : entry.name
      if (entry.isFile()) files.add(path)
      else if (entry.isDirectory() && entry.name !== '.git') {
        folders.push(path)
        visit(path)
      }
    }
  }
  visit('')
  return {files, folders}
}

/**
 * `refract/cases`: every folder of `test/cases` as a branch of two commits, before and after. Branches have nothing in common, so
 * that a new case leaves the shas of the others as they are; `main` joins them, so that one list of commits shows them all.
 */
import {existsSync} from 'node:fs'
import {readdir} from 'node:fs/promises'
import {join} from 'node:path'
import {fileURLToPath} from 'node:url'
import type {PlannedCommit} from '../git/history.ts'
import type {PlannedRepository} from '../repositories.ts'
import {readFolder} from './read-folder.ts'

const folder = fileURLToPath(new URL('../../cases', import.meta.url))

/** Hundreds of folders, and many files of tests start a GitHub of their own: once is enough. */
let known: Promise<PlannedRepository> | undefined

export function cases(): Promise<PlannedRepository> {
  known ??= readCases()
  return known
}

async function readCases(): Promise<PlannedRepository> {
  const names = await caseNames()
  const branches = await Promise.all(names.map(beforeAndAfter))
  const main = {
    name: 'main',
    branch: 'main',
    message: 'Collect all cases',
    parents: names,
    files: {'README.md': 'All cases, one branch each.\n'},
  }
  return {owner: 'refract', name: 'cases', commits: [...branches.flat(), main], pulls: []}
}

/** `<family>/<case>` of each folder that holds a `before` or an `after`. */
async function caseNames(): Promise<string[]> {
  if (!existsSync(folder)) return []
  const entries = await readdir(folder, {recursive: true, withFileTypes: true})
  const versions = entries.filter(entry => entry.isDirectory() && /^(before|after)$/.test(entry.name))
  const names = versions.map(entry => entry.parentPath.slice(folder.length + 1).replaceAll('\\', '/'))
  return [...new Set(names.filter(name => name.split('/').length === 2))].sort()
}

async function beforeAndAfter(name: string): Promise<PlannedCommit[]> {
  const [before, after] = await Promise.all(['before', 'after'].map(version => readVersion(join(folder, name, version))))
  return [
    {name: `${name} before`, branch: name, message: `${name}: before`, parents: [], files: before!},
    {name, branch: name, message: name, parents: [`${name} before`], files: after!},
  ]
}

/** A case that adds or deletes everything has only one of the two folders. */
async function readVersion(version: string) {
  return existsSync(version) ? readFolder(version) : {}
}

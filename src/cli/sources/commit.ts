/** A commit of a git repository against its first parent. */
import {statSync} from 'node:fs'
import {isRead} from '../../library/index.ts'
import {type Git, gitIn, readBlobs} from './git.ts'
import {failed, type Source} from './source.ts'

export async function readCommit(repository: string, name: string): Promise<Source> {
  if (!statSync(repository, {throwIfNoEntry: false})?.isDirectory()) return failed(`no such folder: ${repository}`)
  const git = gitIn(repository)
  if (!(await git(['rev-parse', '--git-dir'])).ok) return failed(`${repository} is not a git repository`)
  const commit = await git(['rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`])
  if (!commit.ok) return failed(`${repository} has no commit ${name}`)
  const sha = commit.text
  const parents = await parentsOf(git, sha)
  const parent = parents.at(0)
  // The first commit is compared with nothing; a shallow clone's oldest commit only looks like one.
  if (parent && !(await git(['cat-file', '-e', parent])).ok) {
    return failed(`the parent of ${name} is not in this clone, which is shallow: git fetch --deepen=1`)
  }
  const files = await changedFiles(git, parent, sha)
  const wanted = files.flatMap(({before, after}) => [before, after]).filter(version => version !== undefined && isRead(version.path))
  const blobs = await readBlobs(
    git,
    wanted.map(version => version!.blob),
  )
  return {
    kind: 'read',
    change: {
      before: textsOf(files, 'before', blobs),
      after: textsOf(files, 'after', blobs),
      renamedFiles: renames(files),
      directoriesBefore: parent ? await folders(git, parent) : [],
      directoriesAfter: await folders(git, sha),
    },
    origin: {repository: await cloneAddress(git), commit: sha, parent},
    notes: notesOn(parents),
  }
}

/** As written in the commit itself: in a shallow clone `commit^` would hide a parent that is not there. */
async function parentsOf(git: Git, sha: string): Promise<string[]> {
  const {text} = await git(['cat-file', 'commit', sha])
  const header = text.slice(0, text.indexOf('\n\n') < 0 ? undefined : text.indexOf('\n\n'))
  return [...header.matchAll(/^parent (\w+)$/gm)].map(([, parent]) => parent)
}

function notesOn(parents: string[]): string[] {
  if (parents.length === 0) return ['This is the first commit: there is nothing before it.']
  if (parents.length > 1) return ['This is a merge: it is compared with its first parent.']
  return []
}

interface ChangedFile {
  before?: {path: string; blob: string}
  after?: {path: string; blob: string}
}

/** One record of `--raw -z` is `:mode mode blob blob status`, then the path, and the new path for a rename. */
async function changedFiles(git: Git, parent: string | undefined, sha: string): Promise<ChangedFile[]> {
  const versions = parent ? [parent, sha] : ['--root', sha]
  const {ok, bytes, complaint} = await git(['diff-tree', '-r', '-M', '-z', '--raw', '--no-abbrev', '--no-commit-id', ...versions])
  if (!ok) throw new Error(`git diff-tree failed: ${complaint}`)
  const fields = bytes.toString('utf8').split('\0')
  const files: ChangedFile[] = []
  for (let at = 0; fields[at]?.startsWith(':'); ) {
    const [modeBefore, modeAfter, blobBefore, blobAfter, status] = fields[at].slice(1).split(' ')
    const path = fields[at + 1]
    const pathAfter = status.startsWith('R') ? fields[at + 2] : path
    at += status.startsWith('R') ? 3 : 2
    files.push({
      before: isFile(modeBefore) ? {path, blob: blobBefore} : undefined,
      after: isFile(modeAfter) ? {path: pathAfter, blob: blobAfter} : undefined,
    })
  }
  return files
}

/** Files of other languages stay empty: they are only to be named, and may be large. */
function textsOf(files: ChangedFile[], side: 'before' | 'after', blobs: Map<string, Buffer>): Record<string, string> {
  const versions = files.map(file => file[side]).filter(version => version !== undefined)
  return Object.fromEntries(versions.map(({path, blob}) => [path, isRead(path) ? blobs.get(blob)!.toString('utf8') : '']))
}

// Links and submodules have other modes, a missing side has 000000.
const isFile = (mode: string) => mode.startsWith('100')

function renames(files: ChangedFile[]): Record<string, string> {
  const moved = files.flatMap(({before, after}) => (before && after && before.path !== after.path ? [[before.path, after.path]] : []))
  return Object.fromEntries(moved)
}

async function folders(git: Git, version: string): Promise<string[]> {
  const {bytes} = await git(['ls-tree', '-r', '-d', '-z', '--name-only', version])
  return bytes.toString('utf8').split('\0').filter(Boolean)
}

/** People put tokens into the address they clone from; those go nowhere. */
async function cloneAddress(git: Git): Promise<string | undefined> {
  const {text} = await git(['config', '--get', 'remote.origin.url'])
  return text.replace(/^(https?:\/\/)[^@/]*@/, '$1') || undefined
}

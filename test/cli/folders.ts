/** Folders and repositories made for one test and removed after it. */
import {execFileSync} from 'node:child_process'
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {dirname, join} from 'node:path'
import {onTestFinished} from 'vitest'

export type Files = Record<string, string | Buffer>

export function folderWith(files: Files = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'refract-'))
  onTestFinished(() => rmSync(folder, {recursive: true, force: true}))
  writeFiles(folder, files)
  return folder
}

/** A repository with one commit for each set of files; a set is the whole content of its commit. */
export function repositoryWith(...versions: Files[]): string {
  const folder = folderWith()
  git(folder, 'init', '--quiet', '--initial-branch=main')
  for (const files of versions) {
    git(folder, 'rm', '-r', '--quiet', '--ignore-unmatch', '.')
    writeFiles(folder, files)
    git(folder, 'add', '--all')
    git(folder, 'commit', '--quiet', '--allow-empty', '--message', 'a version')
  }
  return folder
}

export function git(folder: string, ...args: string[]): string {
  const author = ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.org', '-c', 'commit.gpgsign=false']
  return execFileSync('git', ['-C', folder, ...author, ...args], {encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe']}).trim()
}

function writeFiles(folder: string, files: Files) {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), {recursive: true})
    writeFileSync(join(folder, path), content)
  }
}

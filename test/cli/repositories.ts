/** Repositories made for one test. */
import {execFileSync} from 'node:child_process'
import {type Files, folderWith, writeFiles} from '../setup/temporary-folder.ts'

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

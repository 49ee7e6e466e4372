/** Histories made for one test, of as many commits as it wants. */
import {execFileSync} from 'node:child_process'
import {folderWith} from '../setup/temporary-folder.ts'
import {git} from './repositories.ts'

/** Each commit renames the method of a small class; every fifth also changes what it does. */
export function historyOf(commits: number): string {
  const folder = folderWith()
  git(folder, 'init', '--quiet', '--initial-branch=main')
  const stream = Array.from({length: commits}, (_, index) => commit(index)).join('')
  execFileSync('git', ['-C', folder, 'fast-import', '--quiet'], {input: stream})
  return folder
}

function commit(index: number): string {
  const text = `package shop;\n\nclass Till {\n  int total${index}(int price) {\n    int tip = ${Math.floor(index / 5)};\n    return price + tip;\n  }\n}\n`
  return `commit refs/heads/main
committer Ada <ada@example.org> ${1_700_000_000 + index * 60} +0000
${data(`version ${index}`)}M 100644 inline shop/Till.java
${data(text)}`
}

const data = (text: string) => `data ${Buffer.byteLength(text)}\n${text}\n`

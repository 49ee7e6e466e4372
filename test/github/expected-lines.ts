/** What a page must show, read from git's own diff and from nothing else of ours. */
import type {Repository} from './repositories.ts'

/** One changed line in words: `src/A.java - 12: int before;` */
export type LineInWords = string

export async function changedLines({git}: Repository, before: string, after: string, ...options: string[]): Promise<LineInWords[]> {
  const patch = await git.run(['diff', '--unified=0', '--no-color', '--find-renames', ...options, before, after])
  const lines: LineInWords[] = []
  let [path, left, right] = ['', 0, 0]
  for (const line of patch.toString().split('\n')) {
    const hunk = /^@@ -(\d+)\S* \+(\d+)/.exec(line)
    if (line.startsWith('diff --git ')) [left, right] = [-1, -1]
    else if (hunk) [left, right] = [Number(hunk[1]), Number(hunk[2])]
    else if (left < 0) path = pathIn(line) ?? path
    else if (line.startsWith('-')) lines.push(inWords(path, '-', left++, line.slice(1)))
    else if (line.startsWith('+')) lines.push(inWords(path, '+', right++, line.slice(1)))
  }
  return lines.sort()
}

/** From the lines between `diff --git` and the first hunk. A deleted file has no name on the newer side. */
function pathIn(line: string): string | undefined {
  const name = /^(?:---|\+\+\+) (.*)$/.exec(line)?.[1]?.replace(/\t$/, '')
  if (!name || name === '/dev/null') return undefined
  return (name.startsWith('"') ? (JSON.parse(name) as string) : name).slice(2)
}

function inWords(path: string, sign: string, line: number, text: string): LineInWords {
  return `${path} ${sign} ${line}: ${text.replace(/\r$/, '')}`
}

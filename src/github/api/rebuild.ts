/**
 * One version of a file from the other and GitHub's patch: half of the contents need not be fetched. A patch must fit exactly, in
 * both directions, and have as many lines as GitHub says; else there is no version, and it is fetched.
 */

export interface FilePatch {
  text: string
  /** How many lines GitHub counts. */
  additions: number
  deletions: number
}

export function versionBefore(after: string, patch: FilePatch): string | undefined {
  const hunks = readHunks(patch)
  const before = hunks && applied(hunks, 'after', 'before', after)
  return before !== undefined && applied(hunks!, 'before', 'after', before) === after ? before : undefined
}

/** Of a file that was added: its patch is all of it. */
export const versionAdded = (patch: FilePatch) => onlyVersion(patch, 'before', 'after')

export const versionRemoved = (patch: FilePatch) => onlyVersion(patch, 'after', 'before')

function onlyVersion(patch: FilePatch, from: Side, to: Side): string | undefined {
  const hunks = readHunks(patch)
  return hunks && applied(hunks, from, to, '')
}

type Side = 'before' | 'after'

/** Lines with their ends; `at` counts the lines that stand before them. */
type Hunk = Record<Side, {at: number; lines: string[]}>

/** `undefined` where something is missing in the patch, or is not as git writes it. */
function readHunks({text, additions, deletions}: FilePatch): Hunk[] | undefined {
  // What GitHub could not read as UTF-8 is not in its patch any more.
  if (text.includes('\uFFFD')) return undefined
  const hunks: Hunk[] = []
  const counts = {'+': 0, '-': 0}
  for (const part of text.split(/(?<=^|\n)(?=@@ )/)) {
    const [header = '', ...lines] = part.replace(/\n$/, '').split('\n')
    const numbers = /^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/.exec(header)
    if (!numbers) return undefined
    const [before, after] = [stretch(numbers[1]!, numbers[2]), stretch(numbers[3]!, numbers[4])]
    const hunk: Hunk = {before: {at: before.at, lines: []}, after: {at: after.at, lines: []}}
    for (const [index, line] of lines.entries()) {
      const sign = line[0]
      if (sign === '\\') continue
      const content = line.slice(1) + (lines[index + 1]?.startsWith('\\') ? '' : '\n')
      if (sign === '+' || sign === '-') counts[sign]++
      else if (sign !== ' ') return undefined
      if (sign !== '+') hunk.before.lines.push(content)
      if (sign !== '-') hunk.after.lines.push(content)
    }
    if (hunk.before.lines.length !== before.count || hunk.after.lines.length !== after.count) return undefined
    hunks.push(hunk)
  }
  return counts['+'] === additions && counts['-'] === deletions ? hunks : undefined
}

/** `12,3` are three lines after eleven others; `12,0` are none after twelve; `12` is one. */
function stretch(start: string, length: string | undefined): {at: number; count: number} {
  const count = length === undefined ? 1 : Number(length)
  return {at: count === 0 ? Number(start) : Number(start) - 1, count}
}

function applied(hunks: Hunk[], from: Side, to: Side, text: string): string | undefined {
  const lines = text.match(/[^\n]*\n|[^\n]+$/g) ?? []
  const result: string[] = []
  let read = 0
  for (const hunk of hunks) {
    const {at, lines: old} = hunk[from]
    if (at < read || at > lines.length) return undefined
    result.push(...lines.slice(read, at))
    const fits = result.length === hunk[to].at && old.every((line, index) => lines[at + index] === line)
    if (!fits) return undefined
    result.push(...hunk[to].lines)
    read = at + old.length
  }
  return [...result, ...lines.slice(read)].join('')
}

/** Where a line after came from: lines before that are gone and read alike. */
import type {Diffs, Line} from './diffs.ts'

/** The lines before that a line after came from: those that read the same, or those that are most alike. */
export function origins(diffs: Diffs, text: string): Line[] {
  const same = sameLines(diffs, text)
  return same.length ? same : nearest(diffs.gone(), text)
}

export const sameLines = (diffs: Diffs, text: string): Line[] => diffs.gone().filter(line => codeIn(line.text) === codeIn(text))

/** Without a comment at its end. */
const codeIn = (line: string): string => line.replace(/\s+\/\/[^"]*$/, '').trim()

/** The lines that differ in the fewest words; nothing where that is more than one in four. */
function nearest(lines: readonly Line[], text: string): Line[] {
  const words = wordsOf(text)
  let best: Line[] = []
  let least = Math.floor(words.length / 4)
  for (const line of lines) {
    const others = wordsOf(line.text)
    if (Math.abs(others.length - words.length) > least || !sharesNames(others, words)) continue
    const between = distance(others, words)
    if (between < least) best = []
    if (between <= least) best.push(line)
    least = Math.min(least, between)
  }
  return best
}

/** The second of two texts is nearer to the line that the first came from. */
export function comesNearer(diffs: Diffs, original: string, mutated: string): boolean {
  const [from] = nearest(diffs.gone(), original)
  if (!from) return false
  const [before, was, is] = [from.text, original, mutated].map(wordsOf)
  return distance(before, is) < distance(before, was)
}

/** Brackets alone make no two lines alike. */
function sharesNames(others: readonly string[], words: readonly string[]): boolean {
  const names = words.filter(word => /\w/.test(word))
  return names.filter(name => others.includes(name)).length * 2 > names.length
}

const wordsOf = (text: string): string[] => text.match(/"(?:\\.|[^"\\])*"|\w+|[<>=!&|+\-*/%^]+|[^\s\w]/g) ?? []

/** How many words must be put in, taken out or replaced. */
function distance(a: readonly string[], b: readonly string[]): number {
  let row = Array.from({length: b.length + 1}, (_, j) => j)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      next.push(Math.min(row[j] + 1, next[j - 1] + 1, row[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1)))
    }
    row = next
  }
  return row[b.length]
}

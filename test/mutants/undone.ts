/**
 * A mutation may undo what the commit did: put back an operator that it changed, or drop a statement that it added. Then
 * there is less to review than before, and nothing is hidden.
 */
import type {Diffs, Line} from './diffs.ts'

/** The line after with the mutation is nearer to the line it came from than the one without. */
export function comesNearer(diffs: Diffs, original: string, mutated: string): boolean {
  const [from] = nearest(diffs.gone(), original)
  if (!from) return false
  const [before, was, is] = [from.text, original, mutated].map(wordsOf)
  return distance(before, is) < distance(before, was)
}

/** The lines before that a line after came from: those that read the same, or the one that is most alike. */
export function origins(diffs: Diffs, text: string): Line[] {
  const gone = diffs.gone()
  const same = gone.filter(line => line.text.trim() === text.trim())
  if (same.length) return same
  const most = wordsOf(text).length / 2
  return nearest(gone, text).filter(line => distance(wordsOf(line.text), wordsOf(text)) <= most)
}

/** At most one. */
function nearest(lines: readonly Line[], text: string): Line[] {
  const words = wordsOf(text)
  let best: Line | undefined
  let least = words.length // farther away it has nothing in common
  for (const line of lines) {
    const others = wordsOf(line.text)
    if (Math.abs(others.length - words.length) >= least) continue
    const between = distance(others, words)
    if (between < least) [best, least] = [line, between]
  }
  return best ? [best] : []
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

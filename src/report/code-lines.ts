/** Stretches of a file as lines of their own, without the indentation that all of them share. */
import type {Spot} from '../engine/report.ts'

export interface CodeLine {
  path: string
  /** Where it stands in its file. */
  line: number
  text: string
}

/** Blank lines are left out: they say nothing about code. */
export function codeLines(spots: readonly Spot[], texts: Record<string, string>): CodeLine[] {
  const paths = [...new Set(spots.map(({path}) => path))]
  return paths.flatMap(path => {
    const lines = (texts[path] ?? '').split('\n').map(line => line.replace(/\r$/, ''))
    const own = spots.filter(spot => spot.path === path)
    return withoutIndentation(
      joined(own, lines)
        .flatMap(spot => linesOf(spot, lines))
        .filter(({text}) => text.trim() !== ''),
    )
  })
}

/** Those that overlap become one, and so do those with nothing but comments between them. */
function joined(spots: Spot[], lines: string[]): Spot[] {
  const result: Spot[] = []
  for (const spot of [...spots].sort((a, b) => a.startLine - b.startLine || a.startColumn - b.startColumn)) {
    const last = result.at(-1)
    if (!last || !isComment(between(last, spot, lines))) result.push({...spot})
    else if (isAfter(spot, last)) Object.assign(last, {endLine: spot.endLine, endColumn: spot.endColumn})
  }
  return result
}

const isAfter = (spot: Spot, last: Spot): boolean =>
  spot.endLine > last.endLine || (spot.endLine === last.endLine && spot.endColumn > last.endColumn)

/** Empty where the second begins before the first ends. */
function between(first: Spot, second: Spot, lines: string[]): string {
  if (second.startLine < first.endLine) return ''
  if (second.startLine === first.endLine) return (lines[first.endLine - 1] ?? '').slice(first.endColumn - 1, second.startColumn - 1)
  return [
    (lines[first.endLine - 1] ?? '').slice(first.endColumn - 1),
    ...lines.slice(first.endLine, second.startLine - 1),
    (lines[second.startLine - 1] ?? '').slice(0, second.startColumn - 1),
  ].join('\n')
}

const isComment = (text: string): boolean => text.replace(/\/\/.*|\/\*[\s\S]*?\*\//g, '').trim() === ''

function linesOf({path, startLine, startColumn, endLine, endColumn}: Spot, lines: string[]): CodeLine[] {
  return lines.slice(startLine - 1, endLine).map((whole, index) => {
    const line = startLine + index
    // What follows on the last line stays if it is only a comment, or it would look dropped.
    const end = line === endLine && !isComment(whole.slice(endColumn - 1)) ? endColumn - 1 : whole.length
    const start = line === startLine ? startColumn - 1 : 0
    return {path, line, text: (whole.slice(0, start).match(/^\s*/)![0] + whole.slice(start, end)).trimEnd()}
  })
}

function withoutIndentation(lines: CodeLine[]): CodeLine[] {
  const indentations = lines.map(({text}) => /^\s*/.exec(text)![0])
  const shared = indentations.reduce((a, b) => (a.length <= b.length ? a : b), indentations[0] ?? '').length
  return lines.map(line => ({...line, text: line.text.slice(shared)}))
}

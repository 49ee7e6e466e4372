/**
 * Every token of code has its part in the verdict of the lines that it stands on. A string over several lines stands on
 * all of them; a line without tokens is layout.
 */
import type {SourceFile} from '../model/code.ts'
import type {Context} from './context.ts'
import type {Stretch} from './imports.ts'
import {type Fate, LineTally} from './line-tally.ts'

/** `known` are stretches whose tokens have their fate from elsewhere. */
export function tallyLines(file: SourceFile, known: readonly Stretch[], context: Context): LineTally {
  const {tokens, lines} = file
  const marks = context.marksOf(file)
  const tally = new LineTally(lines.count)
  const stretches = [...known].sort((a, b) => a.start - b.start)
  let line = 1
  let next = 0
  for (let i = 0; i < tokens.count; i++) {
    if (tokens.isComment[i]) continue
    const mark = marks[i]
    if (next === stretches.length && mark?.is === 'same') continue // most tokens of most files
    const start = tokens.start[i]
    while (next < stretches.length && stretches[next].end <= start) next++
    const stretch = next < stretches.length && stretches[next].start <= start ? stretches[next] : undefined
    const fate = stretch?.fate ?? context.fateOf(mark)
    if (fate.is === 'same') continue
    while (line < lines.starts.length && lines.starts[line] <= start) line++
    const isWithin = line === lines.starts.length || tokens.end[i] <= lines.starts[line]
    tally.add(line, isWithin ? line : lines.lineAt(tokens.end[i] - 1), fate)
  }
  tallyUnread(file, tally)
  return tally
}

const UNREAD: Fate = {is: 'unexplained', causes: []}

/** Where the parser lost its way, some text is in no token at all. */
function tallyUnread({text, lines, tokens, broken}: SourceFile, tally: LineTally): void {
  if (broken.length === 0) return
  for (let i = 0; i <= tokens.count; i++) {
    const start = i === 0 ? 0 : tokens.end[i - 1]
    const end = i === tokens.count ? text.length : tokens.start[i]
    if (end > start && /\S/.test(text.slice(start, end))) tally.add(lines.lineAt(start), lines.lineAt(end - 1), UNREAD)
  }
}

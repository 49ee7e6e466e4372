/** From what the proof says of every token to what that makes of its line. */
import type {SourceFile} from '../model/code.ts'
import type {Account, Mark} from '../preserve/account.ts'
import {type Fate, LineTally, SAME} from './line-tally.ts'
import type {SettledFindings} from './settled.ts'

const EDITED: Fate = {is: 'unexplained', causes: []}

/** Undefined for a file of which the proof does not say a word. */
export function tallyTokens(file: SourceFile, account: Account, settled: SettledFindings): LineTally | undefined {
  const {tokens, lines} = file
  const marks = account.marks(file)
  if (!marks.some(mark => mark)) return undefined
  const tally = new LineTally(lines.count)
  let line = 1
  for (let i = 0; i < tokens.count; i++) {
    while (line < lines.starts.length && lines.starts[line] <= tokens.start[i]) line++
    const fate = tokens.isComment[i] ? SAME : fateOf(marks[i], settled)
    if (fate.is !== 'same') tally.add(line, lines.lineAt(tokens.end[i] - 1), fate)
  }
  return tally
}

export function fateOf(mark: Mark | undefined, settled: SettledFindings): Fate {
  if (mark?.is === 'same') return SAME
  if (mark?.is !== 'caused') return EDITED
  // Nothing is explained by nobody.
  const isExplained = mark.by.length > 0 && mark.by.every(finding => settled.has(finding))
  return {is: isExplained ? 'explained' : 'unexplained', causes: isExplained ? mark.by : []}
}

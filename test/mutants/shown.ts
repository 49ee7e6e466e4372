/**
 * The lines that show a mutation: those after on which the edits stand or, of what is gone, the lines it stood on, to be
 * looked for in the version before.
 */
import {Lines} from '../../src/engine/model/lines.ts'
import {linesIn} from './diffs.ts'
import {applied, type Edit, placed} from './mutation.ts'

export interface Group {
  /** `after`: lines of the mutated text; `dropped`: lines of the text as it was. */
  side: 'after' | 'dropped'
  lines: number[]
}

/** One group for each edit. */
export function shownLines(text: string, edits: readonly Edit[]): Group[] {
  const mutated = applied(text, edits)
  const spots = placed(edits)
  return edits.map((edit, i) => {
    if (/^[\s;]*$/.test(edit.text)) return {side: 'dropped', lines: tellingLines(text, edit.start, edit.end)}
    const lines = tellingLines(mutated, spots[i].start, spots[i].end)
    return {side: 'after', lines: edit.isMoved ? lines.slice(0, 1) : lines}
  })
}

/** Of several lines those that say something: not blank, no comment, more than brackets, more than the end of a chain of calls. */
function tellingLines(text: string, start: number, end: number): number[] {
  const lines = new Lines(text)
  const all = linesIn(text)
  const stretch = text.slice(start, end)
  const from = lines.lineAt(start + (stretch.trim() ? stretch.length - stretch.trimStart().length : 0))
  const to = Math.max(from, lines.lineAt(start + stretch.trimEnd().length))
  const range = Array.from({length: to - from + 1}, (_, i) => from + i)
  const telling = range.filter(line => /[^\s{}();,]/.test(all[line - 1] ?? '') && !/^\s*(\/\/|\/?\*|\.\w+\(\)[);,]*$)/.test(all[line - 1]))
  return telling.length ? telling : range
}

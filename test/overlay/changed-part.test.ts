import {expect, test} from 'vitest'
import {changedParts} from '../../src/overlay/card/changed-part.ts'
import type {InnerRow} from '../../src/report/inner-diff.ts'

/** `-` and `+` before each line; what differs comes back in brackets. */
function shown(...lines: string[]): string[] {
  const rows = lines.map((line, index): InnerRow => {
    const kind = line[0] === '-' ? 'removed' : line[0] === '+' ? 'added' : 'same'
    return {kind, line: index + 1, text: line.slice(1)}
  })
  const parts = changedParts(rows)
  return rows.map((row, index) => {
    const text = row.kind === 'skipped' ? '' : row.text
    const {start, end} = parts.get(index) ?? {start: 0, end: 0}
    return parts.has(index) ? `${text.slice(0, start)}[${text.slice(start, end)}]${text.slice(end)}` : text
  })
}

test.each<[string, string[], string[]]>([
  ['a word in the middle', ['-book(name, due);', '+book(name, rest);'], ['book(name, [due]);', 'book(name, [rest]);']],
  ['something more at the end', ['-book(due);', '+book(due.minus(off));'], ['book(due[]);', 'book(due[.minus(off)]);']],
  ['whole words', ['-return total;', '+return totals;'], ['return [total];', 'return [totals];']],
  ['the end of words, too', ['-a = firstTotal;', '+a = lastTotal;'], ['a = [firstTotal];', 'a = [lastTotal];']],
  ['a sign that stands twice', ['-f(a, a);', '+f(a, a, a);'], ['f(a, a[]);', 'f(a, a[, a]);']],
  ['nothing but brackets in common', ['-a();', '+b();'], ['a();', 'b();']],
  ['each with its partner', ['-one(1);', '-two(1);', '+one(2);', '+two(2);'], ['one([1]);', 'two([1]);', 'one([2]);', 'two([2]);']],
  ['a line without a partner', ['-one(1);', '+one(2);', '+three();'], ['one([1]);', 'one([2]);', 'three();']],
  ['only next to each other', ['-one(1);', ' same();', '+one(2);'], ['one(1);', 'same();', 'one(2);']],
])('%s', (_, lines, expected) => expect(shown(...lines)).toEqual(expected))

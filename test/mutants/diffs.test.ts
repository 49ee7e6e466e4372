import {expect, test} from 'vitest'
import {Diffs} from './diffs.ts'

const diffOf = (before: string[], after: string[]) => Diffs.of({before: {a: `${before.join('\n')}\n`}, after: {a: `${after.join('\n')}\n`}})

test.each([
  ['a new line', ['f();', 'h();'], ['f();', 'g();', 'h();'], [2]],
  ['of equal lines the last one is new, as git shows it', ['f();', 'g();'], ['f();', 'f();', 'g();'], [2]],
  ['of equal pairs of lines the last pair', ['f();', 'g();', 'h();'], ['f();', 'g();', 'f();', 'g();', 'h();'], [3, 4]],
  ['nothing', ['f();'], ['f();'], []],
])('%s', (_, before, after, lines) => {
  const diffs = diffOf(before, after)
  expect(after.map((_, i) => i + 1).filter(line => diffs.isNew('a', line))).toEqual(lines)
  expect(
    diffOf(after, before)
      .gone()
      .map(({line}) => line),
  ).toEqual(lines)
})

test('a file that is gone and one that is new', () => {
  const diffs = Diffs.of({before: {a: 'f();\n'}, after: {b: 'f();\n'}})
  expect(diffs.gone()).toEqual([{path: 'a', line: 1, text: 'f();'}])
  expect(diffs.isNew('b', 1)).toBe(true)
})

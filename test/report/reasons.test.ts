import {expect, test} from 'vitest'
import type {SourceFile} from '../../src/engine/model/code.ts'
import {Lines} from '../../src/engine/model/lines.ts'
import type {Reason} from '../../src/engine/preserve/reason.ts'
import {reasonOf} from '../../src/report/reasons.ts'

const text = 'class Till {\n  int total;\n}\n'
const file = {path: 'shop/Till.java', text, lines: new Lines(text)} as SourceFile
const total = {file, start: text.indexOf('total'), end: text.indexOf(';')}

test('a reason names what it is about, and where that stands', () => {
  expect(reasonOf({kind: 'bound otherwise', before: [total], after: [], name: 'total'})).toEqual({
    kind: 'bound otherwise',
    text: '‘total’ reads the same and means something else.',
    name: 'total',
    before: [{path: 'shop/Till.java', startLine: 2, endLine: 2, startColumn: 7, endColumn: 12}],
    after: [],
  })
})

test.each<[Pick<Reason, 'kind' | 'name' | 'finding'>, string]>([
  [{kind: 'edited'}, 'Code reads otherwise than before.'],
  [{kind: 'edited', name: 'total'}, '‘total’ reads otherwise than before.'],
  [{kind: 'rests on', finding: {name: 'Move Class', before: [], after: []}}, 'It rests on the Move Class, which is not pure.'],
  [{kind: 'broken'}, 'There is a syntax error in what it touches.'],
])('%o', (seen, sentence) => expect(reasonOf({...seen, before: [], after: []}).text).toBe(sentence))

test('a reason that is another refactoring names its type', () => {
  expect(reasonOf({kind: 'rests on', finding: {name: 'Move Class', before: [], after: []}, before: [], after: []}).name).toBe('Move Class')
})

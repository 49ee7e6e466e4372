/** Lines that read like an edited one. */
import {expect, test} from 'vitest'
import type {LineRun} from '../../../src/engine/explain/explanation.ts'
import {withTwins} from '../../../src/engine/explain/twin-lines.ts'
import type {SourceFile} from '../../../src/engine/model/code.ts'
import {Lines} from '../../../src/engine/model/lines.ts'

const run = (startLine: number, endLine: number, verdict: LineRun['verdict'], because: LineRun['because'] = []): LineRun => ({
  startLine,
  endLine,
  verdict,
  causes: [],
  because,
})

const told = (text: string, runs: LineRun[]) =>
  withTwins({text, lines: new Lines(text)} as SourceFile, runs).map(({startLine, endLine, verdict}) => `${startLine}-${endLine} ${verdict}`)

test.each<[string, string, LineRun[], string[]]>([
  [
    'one like it',
    'a();\nreturn;\nb();\n  return;',
    [run(1, 3, 'same'), run(4, 4, 'unexplained')],
    ['1-1 same', '2-2 unexplained', '3-3 same', '4-4 unexplained'],
  ],
  ['none like it', 'a();\nb();', [run(1, 1, 'same'), run(2, 2, 'unexplained')], ['1-1 same', '2-2 unexplained']],
  ['brackets alone', '}\nb();\n}', [run(1, 1, 'same'), run(2, 3, 'unexplained')], ['1-1 same', '2-3 unexplained']],
  ['one that refactorings explain', 'a();\na();', [run(1, 1, 'explained'), run(2, 2, 'unexplained')], ['1-1 explained', '2-2 unexplained']],
  ['an edited comment', '// one\n// one', [run(1, 1, 'same'), run(2, 2, 'unexplained', ['comment'])], ['1-1 same', '2-2 unexplained']],
])('%s', (_, text, runs, expected) => expect(told(text, runs)).toEqual(expected))

/**
 * Generated code that is long or deep, and changed: the report comes, within the time limit or marked as stopped. A hang
 * or a crash fails by the limit of the test.
 */
import {expect, test} from 'vitest'
import {loadWasm} from '../../src/cli/wasm-loader.ts'
import {openRefract} from '../../src/library/index.ts'

const refract = await openRefract(loadWasm)

const method = (body: string) => `class Till { Object f(Object a) { g(); ${body} } }`
const times = (count: number, text: string, middle = '', end = '') => text.repeat(count) + middle + end.repeat(count)
const numbered = (count: number, line: (i: number) => string) => Array.from({length: count}, (_, i) => line(i)).join('\n')

test.each([
  {
    what: '1,900 parentheses',
    before: method(`return ${times(1900, '(', 'a', ')')};`),
    after: method(`return ${times(1900, '(', 'b', ')')};`),
  },
  {
    what: '900 sums and differences',
    before: method(`return a${times(900, ' + a - a')};`),
    after: method(`return b${times(900, ' + b - a')};`),
  },
  {what: '1,900 blocks', before: method(times(1900, '{', 'h(a);', '}')), after: method(times(1900, '{', 'h(b);', '}'))},
  {
    what: '1,880 else-ifs',
    before: method(`${times(1880, 'if (a == 1) { h(1); } else ')}h();`),
    after: method(`${times(1880, 'if (a == 2) { h(2); } else ')}h(b);`),
  },
  {what: '1,900 calls in a chain', before: method(`return a${times(1900, '.f(1)')};`), after: method(`return b${times(1900, '.f(2)')};`)},
  {
    what: '600 nested lambdas',
    before: method(`return ${times(600, 'x -> { return ', '1;', '};')}`),
    after: method(`return ${times(600, 'y -> { return ', '2;', '};')}`),
  },
  {what: '3,000 statements alike', before: method(times(3000, 'h(a, 1);\n')), after: method(times(3000, 'h(b, 2);\n'))},
  {
    what: '2,000 renamed variables',
    before: method(numbered(2000, i => `int v${i} = f(${i}); g(v${i});`)),
    after: method(numbered(2000, i => `int w${i} = f(${i}); g(w${i});`)),
  },
  {
    what: '2,000 renamed methods',
    before: `class Till { ${numbered(2000, i => `void f${i}() { a(${i}); b(${i}); c(); }`)} }`,
    after: `class Till { ${numbered(2000, i => `void g${i}() { a(${i}, x); b(${i}); c(); }`)} }`,
  },
  {
    what: 'a table of 100,000 texts',
    before: `class Till { String[] A = {${times(100_000, '"x", ')}}; }`,
    after: `class Till { String[] B = {${times(100_000, '"y", ')}}; }`,
  },
])(
  '$what',
  async ({before, after}) => {
    const report = await refract.analyze({before: {'Till.java': before}, after: {'Till.java': after}}, {timeLimit: 4000})
    expect(report.files).toHaveLength(2)
  },
  60_000,
)

/** What pure verdicts take for granted: named where a supertype that was not read could decide, and nowhere else. */
import {beforeAll, expect, test} from 'vitest'
import {loadWasm} from '../../../src/cli/wasm-loader.ts'
import {openRefract, type Refract} from '../../../src/library/index.ts'

let refract: Refract

beforeAll(async () => {
  refract = await openRefract(loadWasm)
})

async function assumed(before: string, after: string): Promise<string[]> {
  const {refactorings} = await refract.analyze({before: {'Till.java': before}, after: {'Till.java': after}})
  return refactorings.flatMap(({type, verdict, assumptions = []}) => [
    `${type}: ${verdict}`,
    ...assumptions.map(({kind, name, types}) => `${kind}: ${name} (${types.join(', ')})`),
  ])
}

const till = (name: string, above = '', modifiers = '') => `class Till${above} {
  static int coins;
  ${modifiers} int ${name}(int more) {
    int cents = coins * 100 + more;
    return cents / 5 * 5;
  }
}`

test.each([
  ['no supertype', '', '', []],
  ['a supertype that was not read', ' extends Desk implements Box', '', ['overrides nothing unseen: total (Desk, Box)']],
  ['nobody inherits it', ' extends Desk', 'private', []],
  ['it is asked of the type', ' extends Desk', 'static', []],
])('a renamed method, %s', async (_, above, modifiers, expected) => {
  const [before, after] = ['sum', 'total'].map(name => till(name, above, modifiers))
  expect(await assumed(before, after)).toEqual(['Rename Method: pure', ...expected])
})

test('a renamed method below a type that was read', async () => {
  const [before, after] = ['sum', 'total'].map(name => `${till(name, ' extends Desk')}\nclass Desk { int wood; }`)
  expect(await assumed(before, after)).toEqual(['Rename Method: pure'])
})

const BODY = 'void pay(Book book, int sum) { open(sum); int cents = sum * 100; book.enter(cents); book.close(cents); }'
const moved = (till: string, desk: string) => `class Till extends Box { ${till} }\nclass Desk extends Box { ${desk} }`

test('code that moved names what only a supertype can have', async () => {
  const before = moved(BODY, 'void tidy() { sort(); }')
  const after = moved('', `void tidy() { sort(); } ${BODY}`)
  expect(await assumed(before, after)).toEqual(['Move Method: pure', 'overrides nothing unseen: pay (Box)', 'inherited alike: open (Box)'])
})

/** Members that changed places: which of the lines they stand on are left to review. */
import {expect, test} from 'vitest'
import {linesToReview} from './verdicts.ts'

const type = (...members: string[]) => `class Till {\n${members.join('\n')}\nint sum() { return total; }\n}`

test.each<[string, string[], string[]]>([
  ['a value that a call may read', ['int total = 5;', 'int first = sum();'], ['int first = sum();', 'int total = 5;']],
  ['one that other code may set', ['int first = Till.last;', 'static int last = 5;'], ['static int last = 5;', 'int first = Till.last;']],
  ['a block that sets it', ['int total = 1;', '{ total = 2; }'], ['{ total = 2; }', 'int total = 1;']],
  [
    'a constant in a box',
    ['int first = sum();', 'static final Integer LAST = 5;'],
    ['static final Integer LAST = 5;', 'int first = sum();'],
  ],
  ['two calls', ['Coin one = next();', 'Coin two = next();'], ['Coin two = next();', 'Coin one = next();']],
])('%s is read at another time', async (_, before, after) => {
  const review = await linesToReview({before: type(...before), after: type(...after)}, 'after')
  expect(review).toEqual(after)
})

test.each<[string, string[], string[]]>([
  ['a constant', ['int first = sum();', 'static final int LAST = 5;'], ['static final int LAST = 5;', 'int first = sum();']],
  ['values that read nothing', ['int first = 1;', 'int total = 2;'], ['int total = 2;', 'int first = 1;']],
  ['what is set later', ['int first = sum();', 'int total;'], ['int total;', 'int first = sum();']],
])('%s is the same anywhere', async (_, before, after) => {
  expect(await linesToReview({before: type(...before), after: type(...after)}, 'after')).toEqual([])
})

test('components of a record are given by their places', async () => {
  const record = (...components: string[]) => `record Till(\n${components.join(',\n')}) {\nint left() { return paid - due; }\n}`
  const review = await linesToReview({before: record('int paid', 'int due'), after: record('int due', 'int paid')}, 'after')
  expect(review).toEqual(['int due,', 'int paid) {'])
})

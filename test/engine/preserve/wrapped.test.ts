/**
 * Statements that something new stands around, or something that is gone stood around: it is left to review, they are not.
 */
import {expect, test} from 'vitest'
import {linesToReview} from './verdicts.ts'

const pay = (...lines: string[]) =>
  ['class Till { Book book; int total;', 'void pay(Sum sum) {', 'book.open();', ...lines, 'book.end();', '}', '}'].join('\n')

const BOTH = ['book.enter(sum);', 'book.close();']
const IF = 'if (total > 0) {'
const FIRST = ['if (one == sum) {', 'break;', '}']
const ALL = 'for (Sum one : book.all()) {'

interface Change {
  what: string
  before: string[]
  after: string[]
  /** What is left to review, with the sign of a diff. */
  left: string[]
}

const changes: Change[] = [
  {what: 'a condition around them', before: BOTH, after: [IF, ...BOTH, '}'], left: [`+${IF}`, '+}']},
  {what: 'a condition that is gone', before: [IF, ...BOTH, '}'], after: BOTH, left: [`-${IF}`, '-}']},
  {
    what: 'a handler',
    before: BOTH,
    after: ['try {', ...BOTH, '} catch (Shut e) {', 'book.log(e);', '}'],
    left: ['+try {', '+} catch (Shut e) {', '+book.log(e);', '+}'],
  },
  {
    what: 'a condition around a loop',
    before: [ALL, 'book.enter(one);', '}'],
    after: [IF, ALL, 'book.enter(one);', '}', '}'],
    left: [`+${IF}`, '+}'],
  },
  {
    what: 'a condition, and one of them was edited',
    before: BOTH,
    after: [IF, 'book.enter(sum, 1);', 'book.close();', '}'],
    left: ['-book.enter(sum);', `+${IF}`, '+book.enter(sum, 1);', '+}'],
  },
  {
    what: 'a condition, and one of them is gone',
    before: BOTH,
    after: [IF, 'book.enter(sum);', '}'],
    left: ['-book.close();', `+${IF}`, '+}'],
  },
  {
    what: 'a condition, and something more below it',
    before: BOTH,
    after: [IF, ...BOTH, 'book.log();', '}'],
    left: [`+${IF}`, '+book.log();', '+}'],
  },
  {
    what: 'a condition, and they changed places',
    before: BOTH,
    after: [IF, 'book.close();', 'book.enter(sum);', '}'],
    left: ['-book.enter(sum);', '-book.close();', `+${IF}`, '+book.close();', '+book.enter(sum);', '+}'],
  },
  {
    what: 'one that moved out of a loop and left it empty',
    before: ['do {', 'book.enter(sum);', '} while (total > 0);'],
    after: ['book.enter(sum);', 'do {', '} while (total > 0);'],
    left: ['-do {', '-book.enter(sum);', '-} while (total > 0);', '+book.enter(sum);', '+do {', '+} while (total > 0);'],
  },
  {
    what: 'a loop whose variable has a name that they read',
    before: ['book.enter(sum);'],
    after: ['for (Sum sum : book.all()) {', 'book.enter(sum);', '}'],
    left: ['-book.enter(sum);', '+for (Sum sum : book.all()) {', '+book.enter(sum);', '+}'],
  },
  {
    what: 'a loop that a jump leaves instead of the one around',
    before: [ALL, ...FIRST, '}'],
    after: [ALL, 'while (one.isOpen()) {', ...FIRST, '}', '}'],
    left: [...FIRST.map(line => `-${line}`), '+while (one.isOpen()) {', ...FIRST.map(line => `+${line}`), '+}'],
  },
]

test.each(changes.map(change => [change.what, change] as const))('%s', async (_, {before, after, left}) => {
  const row = {before: pay(...before), after: pay(...after)}
  const [gone, fresh] = [await linesToReview(row, 'before'), await linesToReview(row, 'after')]
  expect([...gone.map(line => `-${line}`), ...fresh.map(line => `+${line}`)]).toEqual(left)
})

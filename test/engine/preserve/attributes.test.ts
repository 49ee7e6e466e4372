/**
 * Attributes in another type, and in another order: when they get their values, and who shares them.
 */
import {expect, test} from 'vitest'
import {linesToReview, type Row, table, verdictsOf} from './verdicts.ts'

const made = (value: string, maker: string) => ({
  before: `class Base { ${maker} void init() { } }\nclass Till extends Base { private ${value} int get() { return sum; } void init() { Log.x(sum); } }`,
  after: `class Base { protected ${value} ${maker} void init() { } }\nclass Till extends Base { int get() { return sum; } void init() { Log.x(sum); } }`,
})
const twice = (attribute: string, more = '') => ({
  before: `class Base { }\nclass A extends Base { ${attribute} ${more} }\nclass B extends Base { ${attribute} }`,
  after: `class Base { ${attribute} }\nclass A extends Base { ${more} }\nclass B extends Base { }`,
})
const twins = (attributes: string, others: string) => ({
  before: `class A { ${attributes} static void x(int a) { Log.a(a + LIMIT); Log.b(); } }\nclass B { ${others} }`,
  after: `class A { ${attributes} }\nclass B { ${others} static void x(int a) { Log.a(a + LIMIT); Log.b(); } }`,
})

const rows: Row[] = [
  {
    what: 'pulled up past a constructor that asks the object',
    ...made('int sum = 2;', 'Base() { init(); }'),
    verdicts: ['Pull Up Attribute: unproved (evaluated otherwise)'],
  },
  {
    what: 'pulled up past a constructor that gives the object away',
    ...made('int sum = 2;', 'Base() { Log.made(this); }'),
    verdicts: ['Pull Up Attribute: unproved (evaluated otherwise)'],
  },
  {
    what: 'pulled up past a constructor that asks others',
    ...made('int sum = 2;', 'Base() { Log.made(); }'),
    verdicts: ['Pull Up Attribute: pure'],
  },
  {
    what: 'a constant, whoever asks',
    ...made('final int sum = 2;', 'Base() { init(); }'),
    verdicts: ['Pull Up Attribute: pure'],
  },
  {
    what: 'a counter of each type that all share now',
    ...twice('static int count = 0;', 'void x() { count++; }'),
    verdicts: ['Pull Up Attribute: mixed (clash)', 'Pull Up Attribute: mixed (clash)'],
  },
  {
    what: 'a constant of each type',
    ...twice('static final int LIMIT = 24 * 60;'),
    verdicts: ['Pull Up Attribute: pure', 'Pull Up Attribute: pure'],
  },
  {
    what: 'one of each object that all share now',
    before: 'class A { int n = 0; void x() { n++; } }\nclass B { }',
    after: 'class A { void x() { B.n++; } }\nclass B { static int n = 0; }',
    verdicts: ['Move Attribute: mixed (added)'],
  },
  {
    what: 'code that finds a constant of the same words, which name another one',
    ...twins('static final int BASE = 1, LIMIT = BASE + 1;', 'static final int BASE = 2, LIMIT = BASE + 1;'),
    verdicts: ['Move Method: mixed (bound otherwise)'],
  },
  {
    what: 'code that finds another list',
    ...twins('static final List LIMIT = new ArrayList();', 'static final List LIMIT = new ArrayList();'),
    verdicts: ['Move Method: mixed (bound otherwise)'],
  },
  {
    what: 'code that finds the same number',
    ...twins('static final int LIMIT = -(24 * 60);', 'static final int LIMIT = -(24 * 60);'),
    verdicts: ['Move Method: pure'],
  },
]

test.each(table(rows))('%s', async (_, row) => expect(await verdictsOf(row)).toEqual(row.verdicts))

const swapped = (one: string, other: string) => {
  const rest = 'static int make() { return five + 1; }\n}'
  return {before: `class Till {\n${one}\n${other}\n${rest}`, after: `class Till {\n${other}\n${one}\n${rest}`}
}

test.each([
  ['a value, and one that is computed', 'static int five = 5;', 'static int six = make();', 2],
  ['a value, and a block', 'static int five = 5;', 'static { make(); }', 2],
  ['a constant, and one that is computed', 'static final int five = 5;', 'static int six = make();', 0],
  ['two values', 'static int five = 5;', 'static int six = 6;', 0],
])('changed places: %s', async (_, one, other, count) => expect(await linesToReview(swapped(one, other), 'after')).toHaveLength(count))

test('what a record is made of changed places', async () => {
  const change = {before: 'record Sum(int a, int b) {\n}', after: 'record Sum(int b, int a) {\n}'}
  expect(await linesToReview(change, 'after')).toEqual(['record Sum(int b, int a) {'])
})

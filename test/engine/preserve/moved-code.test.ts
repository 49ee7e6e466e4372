/**
 * Code that moved to another type: what it finds there, what it is given, and who calls it.
 */
import {expect, test} from 'vitest'
import {linesToReview, type Row, table, verdictsOf} from './verdicts.ts'

const logging = (type: string, logger: string, method = '') => `class ${type} extends Thing {
private static final Logger LOG = ${logger};\n${method}\nvoid open() { LOG.info("open"); }\n}\n`
const CLEAN = 'void clean(Writer w) { try { w.close(); } catch (Exception e) { LOG.info("no", e); } finally { w.done(); } }'

const twins: Row[] = [
  {
    what: 'a logger of the same kind, named after the new type',
    before: logging('Till', 'Logs.of(Till.class)', CLEAN) + logging('Desk', 'Logs.of(Desk.class)'),
    after: logging('Till', 'Logs.of(Till.class)') + logging('Desk', 'Logs.of(Desk.class)', CLEAN),
    verdicts: ['Move Method: pure'],
  },
  {
    what: 'a logger named after something else',
    before: logging('Till', 'Logs.of(Till.class)', CLEAN) + logging('Desk', 'Logs.of(Shop.class)'),
    after: logging('Till', 'Logs.of(Till.class)') + logging('Desk', 'Logs.of(Shop.class)', CLEAN),
    verdicts: ['Move Method: mixed (bound otherwise)'],
  },
  ...[
    {name: 'a copy of what it calls', copy: 'return c.split("y");', verdict: 'pure'},
    {name: 'a copy that does something else', copy: 'return c.split("z");', verdict: 'mixed (bound otherwise)'},
  ].map(({name, copy, verdict}) => ({
    what: name,
    before: `class Till {\nprivate static boolean isOpen(String c) { String[] t = cut(c); return t[0].equals("x"); }
private static String[] cut(String c) { return c.split("y"); }\nvoid pay() { cut("p"); }\n}\nclass Desk { void sit() { rest(); }\n}`,
    after: `class Till {\nprivate static String[] cut(String c) { return c.split("y"); }\nvoid pay() { cut("p"); }\n}
class Desk { void sit() { rest(); }\nprivate static boolean isOpen(String c) { String[] t = cut(c); return t[0].equals("x"); }
private static String[] cut(String c) { ${copy} }\n}`,
    verdicts: [`Move Method: ${verdict}`],
  })),
  {
    what: 'pulled up with a call that a type outside answers',
    before:
      'class Till extends Desk {\nString go(String to) { return this.answer(state(1), to.trim()); }\nvoid stay() { rest(); }\n}\nclass Desk extends Thing { }',
    after:
      'class Till extends Desk {\nvoid stay() { rest(); }\n}\nclass Desk extends Thing {\nString go(String to) { return this.answer(state(1), to.trim()); }\n}',
    verdicts: ['Pull Up Method: pure'],
  },
  {
    what: 'moved to where the same word is another type’s',
    before:
      'class Till extends Desk {\nString go(String to) { return this.answer(1, to.trim(), to.size()); }\nvoid stay() { rest(); }\n}\nclass Shop extends Thing { Till till; }',
    after:
      'class Till extends Desk {\nvoid stay() { rest(); }\n}\nclass Shop extends Thing { Till till;\nString go(String to) { return this.answer(1, to.trim(), to.size()); }\n}',
    verdicts: ['Move Method: mixed (bound otherwise)'],
  },
  {
    what: 'pulled up to where a word is imported with all others of its type',
    before:
      'import static a.Book.enter;\nclass Till extends Desk {\nvoid go(String to) { enter(to.trim()); to.close(); }\nvoid stay() { rest(); }\n}\nclass Desk extends Thing { }',
    after:
      'import static a.Book.*;\nclass Till extends Desk {\nvoid stay() { rest(); }\n}\nclass Desk extends Thing {\nvoid go(String to) { enter(to.trim()); to.close(); }\n}',
    verdicts: ['Pull Up Method: pure'],
  },
  {
    what: 'pulled up to where a word is not imported',
    before:
      'import static a.Book.enter;\nclass Till extends Desk {\nvoid go(String to) { enter(to.trim()); to.close(); }\nvoid stay() { rest(); }\n}\nclass Desk extends Thing { }',
    after:
      'import static b.Book.*;\nclass Till extends Desk {\nvoid stay() { rest(); }\n}\nclass Desk extends Thing {\nvoid go(String to) { enter(to.trim()); to.close(); }\n}',
    verdicts: ['Pull Up Method: mixed (bound otherwise)'],
  },
  ...[
    {named: 'a.Book', verdict: 'pure'},
    {named: 'b.Book', verdict: 'mixed (bound otherwise)'},
  ].map(({named, verdict}) => ({
    what: `a word of an imported type, asked of ${named}`,
    before:
      'import static a.Book.enter;\nclass Till {\nvoid go(Sum sum) { sum.open(); enter(sum); sum.close(); }\n}\nclass Desk { Till till; }',
    after: `import ${named};\nclass Till { }\nclass Desk { Till till;\nvoid go(Sum sum) { sum.open(); Book.enter(sum); sum.close(); }\n}`,
    verdicts: [`Move Method: ${verdict}`],
  })),
  ...[
    {named: 'a.Sum', verdicts: ['Change Parameter Type: pure', 'Move Method: pure']},
    {named: 'b.Sum', verdicts: ['Change Parameter Type: unproved (not modelled)', 'Move Method: mixed (bound otherwise, edited)']},
  ].map(({named, verdicts}) => ({
    what: `a type under its full name ${named}`,
    before: 'import a.Sum;\nclass Till {\nvoid go(Sum sum) { Book.open(); sum.close(); }\n}\nclass Desk { Till till; }',
    after: `import a.Sum;\nclass Till { }\nclass Desk { Till till;\nvoid go(${named} sum) { Book.open(); sum.close(); }\n}`,
    verdicts,
  })),
  {
    what: 'with a method that is static no more, and that nobody overrides',
    before:
      'class Till {\nprivate static void handle(String c) { String[] t = cut(c); Shop.sell(t); }\nprivate static String[] cut(String c) { return c.split("y"); }\n}\nclass Desk { Till till; }',
    after:
      'class Till { }\nclass Desk { Till till;\nprivate void handle(String c) { String[] t = cut(c); Shop.sell(t); }\nprivate String[] cut(String c) { return c.split("y"); }\n}',
    verdicts: ['Move Method: pure', 'Move Method: pure'],
  },
  {
    what: 'a private method that implements something in a new type',
    before: 'class Till { Desk desk;\nprivate int sum(Row row) { int sum = row.first(); sum += row.last(); return sum; }\n}',
    after:
      'class Till { Desk desk; Sums sums; }\nclass Sums implements Rows {\n@Override public int make(Row row) { int sum = row.first(); sum += row.last(); return sum; }\n}',
    verdicts: ['Extract Class: mixed (added)', 'Move And Rename Method: pure'],
  },
  {
    what: 'a private method that implements something in a type that was there',
    before:
      'class Till { Sums sums;\nprivate int sum(Row row) { int sum = row.first(); sum += row.last(); return sum; }\n}\nclass Sums implements Rows { Till till; }',
    after:
      'class Till { Sums sums; }\nclass Sums implements Rows { Till till;\n@Override public int make(Row row) { int sum = row.first(); sum += row.last(); return sum; }\n}',
    verdicts: ['Move And Rename Method: mixed (overrides otherwise)'],
  },
]

/** A method that was asked of a till, and is given one. */
const given = (call: string, body: string, parameters = 'Till till, int sum') => ({
  before: `class Till { private int rate; private int bonus; Till(int rate) { this.rate = rate; }
void pay(int sum) { Book.enter(this, sum); Book.close(sum); }
void close() { rest(); }\n}
class Shop {\nvoid sell(Till till, Till other) { till.pay(3); rest(); }\n}\nclass Pay { Till till; }`,
  after: `class Till { private int rate; private int bonus; Till(int rate) { this.rate = rate; }
void close() { rest(); }\n}
class Shop {\nvoid sell(Till till, Till other) { ${call} rest(); }\n}\nclass Pay { Till till;\nstatic void pay(${parameters}) { ${body} }\n}`,
})

const parameters: Row[] = [
  {
    what: 'what was `this` is given',
    ...given('Pay.pay(till, 3);', 'Book.enter(till, sum); Book.close(sum);'),
    verdicts: ['Move Method: pure'],
  },
  {
    what: 'a parameter that nobody reads',
    ...given('Pay.pay(till, 3, 4);', 'Book.enter(till, sum); Book.close(sum);', 'Till till, int sum, int more'),
    verdicts: ['Move Method: mixed (added)'],
  },
  {
    what: 'pushed down with a parameter more',
    before: 'class Desk { private int rate;\nint due(int sum) { return sum * rate + Book.tax(sum); }\n}\nclass Till extends Desk { }',
    after:
      'class Desk { private int rate; }\nclass Till extends Desk {\nint due(int sum, int rate) { return sum * rate + Book.tax(sum); }\n}',
    verdicts: ['Push Down Method: mixed (added, bound otherwise)'],
  },
  {
    what: 'a parameter that stands for two things',
    ...given('Pay.pay(till, 3);', 'Book.enter(till, sum); Book.close(till);'),
    verdicts: ['Move Method: mixed (edited)'],
  },
]

const attribute = (argument: string, body = 'return sum * rate + Book.tax(sum);', more = '') => ({
  before: `class Till { private int rate; private int bonus; Till(int rate) { this.rate = rate; }${more}
int due(int sum) { ${body} }
void sell() {\nBook.enter(due(3));\n}\n}\nclass Pay { Till till; }`,
  after: `class Till { private int rate; private int bonus; Till(int rate) { this.rate = rate; }${more}
void sell() {\nBook.enter(Pay.due(3, ${argument}));\n}\n}\nclass Pay { Till till;\nstatic int due(int sum, int rate) { ${body} }\n}`,
})

test.each(table(twins))('%s', async (_, row) => expect(await verdictsOf(row)).toEqual(row.verdicts))
test.each(table(parameters))('%s', async (_, row) => expect(await verdictsOf(row)).toEqual(row.verdicts))

test.each([
  ['who was asked is given', given('Pay.pay(till, 3);', 'Book.enter(till, sum); Book.close(sum);'), []],
  [
    'somebody else is given',
    given('Pay.pay(other, 3);', 'Book.enter(till, sum); Book.close(sum);'),
    ['void sell(Till till, Till other) { Pay.pay(other, 3); rest(); }'],
  ],
  ['what it found is given', attribute('rate'), []],
  [
    'what may be set meanwhile is given',
    attribute('rate', 'Book.open(); return sum * rate + Book.tax(sum);', 'void set(int rate) { this.rate = rate; }'),
    ['Book.enter(Pay.due(3, rate));', 'static int due(int sum, int rate) { Book.open(); return sum * rate + Book.tax(sum); }'],
  ],
  ['something else is given', attribute('bonus'), ['Book.enter(Pay.due(3, bonus));']],
])('calls: %s', async (_, row, lines) => expect(await linesToReview(row, 'after')).toEqual(lines))

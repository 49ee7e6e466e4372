/**
 * Code that nobody touched, and that means something else because of the name or the place that something has now.
 */
import {expect, test} from 'vitest'
import {type Row, table, verdictsOf} from './verdicts.ts'

const both = (first: string, pay: string, settle: string) => ({
  before: `${first} void ${pay} } }`,
  after: `${first} void ${settle} } }`,
})
const renamed = (first: string) => both(first, 'pay() { Log.a(); Log.b(); ', 'hi() { Log.a(); Log.b(); ')
const attribute = (first: string, last: string) => ({
  before: `${first} int all; void pay() { Log.x(all); }\n${last}`,
  after: `${first} int sum; void pay() { Log.x(sum); }\n${last}`,
})
const type = (first: string, body: string, last: string) => ({
  before: `${first} class Old { ${body} } ${last}`,
  after: `${first} class Coin { ${body} } ${last}`,
})
const hierarchy = (root: string, base: string, till: string) =>
  `class Root { ${root} }\nclass Base extends Root { ${base} }\nclass Till extends Base { ${till} }`
const HI = 'void hi() { Log.a(); Log.b(); }'
const OTHER = 'void hi() { Log.other(); }'

const rows: Row[] = [
  {
    what: 'a call that an import answered',
    ...renamed('import static b.B.hi;\nclass Till { void go() { hi(); }\n'),
    verdicts: ['Rename Method: mixed (clash)'],
  },
  {
    what: 'a call that the type around answered',
    ...renamed('class Outer { void hi() { Log.o(); }\n class Till { void go() { hi(); }\n'),
    before: `${renamed('class Outer { void hi() { Log.o(); }\n class Till { void go() { hi(); }\n').before} }`,
    after: `${renamed('class Outer { void hi() { Log.o(); }\n class Till { void go() { hi(); }\n').after} }`,
    verdicts: ['Rename Method: mixed (clash)'],
  },
  {
    what: 'a call of a method that takes any number',
    before: 'class Till { void pay(int a) { Log.a(a); Log.b(); }\nvoid hi(int... all) { Log.l(); } void go() { hi(3); } }',
    after: 'class Till { void hi(int a) { Log.a(a); Log.b(); }\nvoid hi(int... all) { Log.l(); } void go() { hi(3); } }',
    verdicts: ['Rename Method: unproved (unseen)'],
  },
  {
    what: 'a call in a type below, which inherits what was extracted',
    before:
      'class Till { void pay(int a) { Log.a(a); Log.b(); Log.c(); } }\nclass Sub extends Till { void hi(long a) { Log.l(); } void go() { hi(3); } }',
    after:
      'class Till { void pay(int a) { hi(a); Log.c(); } void hi(int a) { Log.a(a); Log.b(); } }\nclass Sub extends Till { void hi(long a) { Log.l(); } void go() { hi(3); } }',
    verdicts: ['Extract Method: unproved (unseen)'],
  },
  {
    what: 'an attribute of the type around',
    ...attribute('class Outer { int sum;\nclass Till {', 'void go() { Log.put(sum); } } }'),
    verdicts: ['Rename Attribute: mixed (clash)'],
  },
  {
    what: 'an attribute that is inherited',
    ...attribute('class Base { int sum; }\nclass Till extends Base { private', 'void go() { Log.put(sum); } }'),
    verdicts: ['Rename Attribute: mixed (clash)'],
  },
  {
    what: 'an attribute that was imported',
    ...attribute('import static b.B.sum;\nclass Till { private', 'void go() { Log.put(sum); } }'),
    verdicts: ['Rename Attribute: mixed (clash)'],
  },
  {
    what: 'a name that nobody had',
    ...attribute('class Till { private', 'void go() { Log.put(Log.sum); } }'),
    verdicts: ['Rename Attribute: pure'],
  },
  {
    what: 'a type that was imported, named in headers alone',
    ...type('import b.Coin;\nclass Till { void pay(Coin coin) { Log.put(coin); }\n', 'void go() { Log.x(); Log.y(); }', '}'),
    verdicts: ['Rename Class: mixed (clash)'],
  },
  {
    what: 'a type of the same name that is told by where it stands',
    ...type('class Till { void pay(b.Coin coin) { Log.put(coin); }\n', 'void go() { Log.x(); Log.y(); }', '}'),
    verdicts: ['Rename Class: pure'],
  },
  {
    what: 'a method is pushed down past a type that inherits another one now',
    before: `${hierarchy(OTHER, HI, '')}\nclass Sub extends Till { }`,
    after: `${hierarchy(OTHER, '', '')}\nclass Sub extends Till { ${HI} }`,
    verdicts: ['Push Down Method: mixed (overrides otherwise)'],
  },
  {
    what: 'a method is pulled up to an interface, and the class above answers',
    before: `interface A { }\nclass Base { public ${OTHER} }\nclass Till extends Base implements A { public ${HI} }`,
    after: `interface A { default ${HI} }\nclass Base { public ${OTHER} }\nclass Till extends Base implements A { }`,
    verdicts: ['Pull Up Method: mixed (overrides otherwise)'],
  },
  {
    what: 'a method is pulled up, and another type below inherits it instead of what its interface offers',
    before: `interface A { default ${OTHER} }\nclass Base { }\nclass Till extends Base { public ${HI} }\nclass Other extends Base implements A { }`,
    after: `interface A { default ${OTHER} }\nclass Base { public ${HI} }\nclass Till extends Base { }\nclass Other extends Base implements A { }`,
    verdicts: ['Pull Up Method: mixed (overrides otherwise)'],
  },
  {
    what: 'a method is pulled up, and a type below keeps its own',
    before: `${hierarchy('', '', HI)}\nclass Other extends Base { ${OTHER} }`,
    after: `${hierarchy('', HI, '')}\nclass Other extends Base { ${OTHER} }`,
    verdicts: ['Pull Up Method: pure'],
  },
  {
    what: 'its own calls mean an overload under the new name',
    before: 'class Till { void pay(Object a) { Log.x(a); Log.y(); }\nvoid hi(String a) { Log.l(); }\nvoid go() { pay(Log.z()); } }',
    after: 'class Till { void hi(Object a) { Log.x(a); Log.y(); }\nvoid hi(String a) { Log.l(); }\nvoid go() { hi(Log.z()); } }',
    verdicts: ['Rename Method: mixed (bound otherwise)'],
  },
  {
    what: 'its own calls mean a method of the type that they stand in',
    before: 'class Outer { void pay() { Log.x(); Log.y(); }\nclass In { void hi() { Log.l(); }\nvoid go() { pay(); } } }',
    after: 'class Outer { void hi() { Log.x(); Log.y(); }\nclass In { void hi() { Log.l(); }\nvoid go() { hi(); } } }',
    verdicts: ['Rename Method: mixed (bound otherwise)'],
  },
  {
    what: 'every object has a method of the name',
    before: 'class Till { public String text() { Log.a(); return "x"; } }',
    after: 'class Till { public String toString() { Log.a(); return "x"; } }',
    verdicts: ['Rename Method: mixed (overrides otherwise)'],
  },
  {
    what: 'what is extracted answers whoever puts the object into a set',
    before: 'class Till { int n; void go() { Log.x(n * 31 + 7); Log.y(); } }',
    after: 'class Till { int n; void go() { Log.x(hashCode()); Log.y(); } public int hashCode() { return n * 31 + 7; } }',
    verdicts: ['Extract Method: mixed (overrides otherwise)'],
  },
  {
    what: 'a type below has another text',
    before: 'class Base { }\nclass Till extends Base { public String toString() { Log.a(); return "5"; } }\nclass Other extends Base { }',
    after: 'class Base { public String toString() { Log.a(); return "5"; } }\nclass Till extends Base { }\nclass Other extends Base { }',
    verdicts: ['Pull Up Method: mixed (overrides otherwise)'],
  },
  {
    what: 'all types below have the text that they had',
    before: 'abstract class Base { }\nclass Till extends Base { public String toString() { Log.a(); return "5"; } }',
    after: 'abstract class Base { public String toString() { Log.a(); return "5"; } }\nclass Till extends Base { }',
    verdicts: ['Pull Up Method: pure'],
  },
  {
    what: 'what is looked for where objects are read',
    before: 'class Till { private Object fix() { Log.a(); return this; } }',
    after: 'class Till { private Object readResolve() { Log.a(); return this; } }',
    verdicts: ['Rename Method: mixed (overrides otherwise)'],
  },
]

test.each(table(rows))('%s', async (_, row) => expect(await verdictsOf(row)).toEqual(row.verdicts))

/** What each operator makes of a few statements: its mutants, and those that are excluded with the reason. */
import {describe, expect, test} from 'vitest'
import {mutantsOf, mutantsOfStatements} from './java.ts'
import {operators} from './operators/index.ts'

const cases: [operator: string, statements: string, ...mutants: string[]][] = [
  ['operator', 'if (a < b) a++;', 'if (a <= b) a++;', 'if (a < b) a--;'],
  ['operator', 'a += b;', 'a -= b;'],
  ['operator', 'name = "a" + b;', 'name = "a" - b; // would not compile'],
  ['operator', 'a = -b;', 'a = b;'],

  ['literal', 'f(1, 0x1F, 2.5f);', 'f(2, 0x1F, 2.5f);', 'f(1, 0x11, 2.5f);', 'f(1, 0x1F, 3.5f);'],
  ['literal', `f("", 'x', true);`, `f("x", 'x', true);`, `f("", 'y', true);`, `f("", 'x', false);`],
  ['literal', 'f(9L);', 'f(10L);'],
  ['literal', '@Note("a") int x;', '@Note("ax") int x; // changes nothing'],

  ['condition', 'if (a > b) f();', 'if (!(a > b)) f();'],
  ['condition', 'if (!any.isOpen()) f();', 'if (!(!any.isOpen())) f();', 'if (any.isOpen()) f();'],
  ['condition', 'while (true) f();', 'while (!(true)) f(); // would not compile'],
  ['condition', 'if (any instanceof Coin c) f(c);', 'if (!(any instanceof Coin c)) f(c); // would not compile'],
  ['condition', 'a = b > 1 ? a : a;', 'a = !(b > 1) ? a : a; // changes nothing'],
  ['condition', 'if (a > b) {}', 'if (!(a > b)) {} // changes nothing'],

  ['else', 'if (a > b) { f(); } else { g(); }', 'if (a > b) { f(); } { g(); }'],
  ['else', 'if (a > b) { return; } else { g(); }', 'if (a > b) { return; } { g(); } // is a refactoring'],
  ['else', 'if (a > b) { f(); } else {}', 'if (a > b) { f(); } {} // changes nothing'],

  ['dropped statement', 'f(); g();', 'g();', 'f();'],
  ['dropped statement', 'int x = f();\ng(x);', 'g(x); // would not compile', 'int x = f();'],
  ['dropped statement', 'if (a > b)\n  f();\ng();', 'g();', 'if (a > b); g();', 'if (a > b) f();'],
  ['dropped statement', 'int x;\nx = 1;\nf(x);', 'x = 1; f(x); // would not compile', 'int x; f(x); // would not compile', 'int x; x = 1;'],

  ['doubled statement', 'f(a);', 'f(a); f(a);'],
  ['doubled statement', 'rest = 5;', 'rest = 5; rest = 5; // changes nothing'],
  ['doubled statement', 'this.rest = a;', 'this.rest = a; this.rest = a; // changes nothing'],
  ['doubled statement', 'rest = rest + a;', 'rest = rest + a; rest = rest + a;'],
  ['doubled statement', 'if (a > b) return;', 'if (a > b) return; if (a > b) return; // would not compile'],
  ['doubled statement', 'int x = 1;'],

  ['swapped statements', 'a = 1;\nf(a);', 'f(a); a = 1;'],
  ['swapped statements', 'f(a);\ng(b);'],
  ['swapped statements', 'int x = a++;\nf(x, a);', 'f(x, a); int x = a++; // would not compile'],
  ['swapped statements', 'a++;\na += b;', 'a += b; a++; // changes nothing'],

  [
    'moved out',
    'for (int i = 0; i < a; i++) {\n  f(a);\n}',
    'f(a); for (int i = 0; i < a; i++) { }',
    'for (int i = 0; i < a; i++) { } f(a);',
  ],
  [
    'moved out',
    'for (Coin c : coins) { f(c); }',
    'f(c); for (Coin c : coins) { } // would not compile',
    'for (Coin c : coins) { } f(c); // would not compile',
  ],
  [
    'moved out',
    'try {\n  rest = 1;\n  f();\n} finally {}',
    'rest = 1; try { f(); } finally {} // changes nothing',
    'try { f(); } finally {} rest = 1;',
    'f(); try { rest = 1; } finally {}',
    'try { rest = 1; } finally {} f();',
  ],

  ['removed jump', 'while (a > b) { if (f()) break; g(); }', 'while (a > b) { if (f()); g(); }'],
  ['removed jump', 'while (a > b) { if (f()) { continue; } }', 'while (a > b) { if (f()) { } } // changes nothing'],
  ['removed jump', 'while (a > b) { if (f()) { break; } }', 'while (a > b) { if (f()) { } }'],
  ['removed jump', 'if (a > b) { return; } f();', 'if (a > b) { } f();'],
  ['removed jump', 'if (a > b) { return; }', 'if (a > b) { } // changes nothing'],
  [
    'removed jump',
    'switch (a) { case 1: f(); break; default: g(); break; }',
    'switch (a) { case 1: f(); default: g(); break; }',
    'switch (a) { case 1: f(); break; default: g(); } // changes nothing',
  ],
  [
    'removed jump',
    'switch (a) { case 1: f(); break; case 2: break; }',
    'switch (a) { case 1: f(); case 2: break; } // changes nothing',
    'switch (a) { case 1: f(); break; case 2: } // changes nothing',
  ],

  ['swapped arguments', 'f(a, b);', 'f(b, a);'],
  ['swapped arguments', 'f(a, a);'],
  ['swapped arguments', 'f(a, name);', 'f(name, a); // would not compile'],
  ['swapped arguments', 'a = Math.max(a, b);', 'a = Math.max(b, a); // changes nothing'],

  ['wrong variable', 'f(a);', 'f(b);', 'f(rest);'],
  ['wrong variable', 'f(name);'],
  [
    'wrong variable',
    'final int x = 1;\na = 2;',
    'final int x = 1; x = 2; // would not compile',
    'final int x = 1; b = 2;',
    'final int x = 1; rest = 2;',
  ],
  ['wrong variable', 'this.rest = a;', 'this.rest = b;', 'this.rest = rest; // changes nothing'],
  ['wrong variable', 'coin.drop();'],

  ['changed receiver', 'coin.drop();', 'other.drop();'],
  ['changed receiver', 'f(a);'],

  ['changed type', 'f((int) a);', 'f((short) a);'],
  ['changed type', 'f((Coin) any, (Note) any);', 'f((Note) any, (Note) any);', 'f((Coin) any, (Coin) any);'],

  ['removed lock', 'synchronized (any) { f(); }', '{ f(); }'],
]

test.each(cases)('%s: %s', (operator, statements, ...mutants) => {
  expect(mutantsOfStatements(operator, statements)).toEqual(mutants)
})

describe('members', () => {
  test('removed lock: modifiers', () => {
    expect(mutantsOf('removed lock', 'class Till { volatile int rest; synchronized void pay() {} }')).toEqual([
      'class Till { int rest; synchronized void pay() {} }',
      'class Till { volatile int rest; void pay() {} }',
    ])
  })

  test('changed width: of what is declared, where it is read and compiles', () => {
    const inTill = (body: string) => mutantsOf('changed width', `class Till { void pay() { ${body} } }`).map(text => text.slice(26, -4))
    expect(inTill('float x = f(); g(x);')).toEqual(['double x = f(); g(x);'])
    expect(inTill('long x = 1; g(x);')).toEqual(['double x = 1; g(x);', 'int x = 1; g(x);'])
    expect(mutantsOf('changed width', 'class Till { void pay(float x) {} }')).toEqual([
      'class Till { void pay(double x) {} } // changes nothing',
    ])
    expect(mutantsOf('changed width', 'class Till { double sum(float x) { return x; } }')).toEqual([
      'class Till { float sum(float x) { return x; } } // would not compile',
      'class Till { double sum(double x) { return x; } }',
    ])
    expect(mutantsOf('changed width', 'class Till { float rest; long all = 1; void f() { all++; } }')).toEqual([
      'class Till { double rest; long all = 1; void f() { all++; } }',
      'class Till { float rest; double all = 1; void f() { all++; } }',
      'class Till { float rest; int all = 1; void f() { all++; } } // would not compile',
    ])
  })

  test('literal: given to a parameter that nobody reads', () => {
    const till = (method: string, given: number) => `class Till { void pay() { f(${given}); } ${method} }`
    for (const unread of ['private void f(int x) { g(); }', 'static void f(int x) { g(); }']) {
      expect(mutantsOf('literal', till(unread, 1))).toEqual([`${till(unread, 2)} // changes nothing`])
    }
    for (const read of [
      'private void f(int x) { g(x); }',
      'void f(int x) { g(); }',
      'private void f(int x) { } void f(long x) { g(x); }',
    ]) {
      expect(mutantsOf('literal', till(read, 1))).toEqual([till(read, 2)])
    }
  })

  test('changed callee: the same parameters and result, and not the same body', () => {
    const methods = 'int f(int x) { return x; } int g(int x) { return 2 * x; } int h(int x) { return f(x); } void i(int x) {}'
    expect(mutantsOf('changed callee', `class Till { int pay() { return f(1); } ${methods} }`)).toEqual([
      `class Till { int pay() { return g(1); } ${methods} }`,
      `class Till { int pay() { return h(1); } ${methods} } // changes nothing`,
      ...['h', 'g'].map(() => expect.any(String)), // the call inside h
    ])
  })

  test('changed overriding: as the note says', () => {
    expect(mutantsOf('changed overriding', 'class Till { @Override void pay(int a) {} void count() {} }')).toEqual([
      'class Till { void payNow(int a) {} void count() {} }',
      'class Till { void pay(int extra, int a) {} void count() {} }',
    ])
  })

  test('changed overriding: as a supertype among the changed files says', () => {
    const declared = new Map([['Desk', new Set(['pay/0'])]])
    expect(mutantsOf('changed overriding', 'class Till extends Desk { void pay() {} void count() {} }', declared)).toEqual([
      'class Till extends Desk { void payNow() {} void count() {} }',
      'class Till extends Desk { void pay(int extra) {} void count() {} }',
    ])
  })

  test('changed overriding: what a type argument declares is not inherited', () => {
    const declared = new Map([['Coin', new Set(['pay/0'])]])
    expect(mutantsOf('changed overriding', 'class Till extends Shelf<Coin> { void pay() {} }', declared)).toEqual([])
  })

  test('swapped members: where their order is told or their values are computed', () => {
    expect(mutantsOf('swapped members', 'enum Coin { CENT, DIME }')).toEqual(['enum Coin { DIME, CENT }'])
    expect(mutantsOf('swapped members', 'class Till { int a = next(); int b = next(); int c = 1; }')).toEqual([
      'class Till { int b = next(); int a = next(); int c = 1; }',
      'class Till { int a = next(); int c = 1; int b = next(); } // changes nothing',
    ])
    expect(mutantsOf('swapped members', 'class Till { int a = next(); int b = twice(a); }')).toEqual([
      'class Till { int b = twice(a); int a = next(); } // would not compile',
    ])
  })
})

describe('of types and files', () => {
  test('swapped members: a value that is computed from the other one, and parts of a record', () => {
    const reads = 'int next() { return b; } }'
    expect(mutantsOf('swapped members', `class Till { int b = 1; int a = next(); ${reads}`)).toEqual([
      `class Till { int a = next(); int b = 1; ${reads}`,
    ])
    expect(mutantsOf('swapped members', `class Till { final int b = 1; int a = next(); ${reads}`)).toEqual([
      `class Till { int a = next(); final int b = 1; ${reads} // changes nothing`,
    ])
    expect(mutantsOf('swapped members', 'record Sum(int a, int b) {}')).toEqual(['record Sum(int b, int a) {}'])
  })

  test('changed import: of a whole package', () => {
    const rest = 'class Till { Coin coin; String name; }'
    expect(mutantsOf('changed import', `import shop.Coin; ${rest}`)).toEqual([])
    expect(mutantsOf('changed import', `import shop.*; ${rest}`)).toEqual([`import shopx.*; ${rest}`])
    expect(mutantsOf('changed import', 'import shop.*; class Till { String name; }')).toEqual([
      'import shopx.*; class Till { String name; } // changes nothing',
    ])
  })

  test('other object: a method of its own, asked of a new one', () => {
    const rest = 'int f() { return 1; } }'
    expect(mutantsOf('other object', `class Till { void pay() { f(); } ${rest}`)).toEqual([
      `class Till { void pay() { new Till().f(); } ${rest}`,
    ])
    expect(mutantsOf('other object', `class Till { Till(int a) {} void pay() { f(); } ${rest}`)).toEqual([
      `class Till { Till(int a) {} void pay() { new Till().f(); } ${rest} // would not compile`,
    ])
    expect(mutantsOf('other object', `class Till { void pay() { f(); } static ${rest}`)).toEqual([
      `class Till { void pay() { new Till().f(); } static ${rest} // changes nothing`,
    ])
  })

  test('shared attribute: but for constants', () => {
    expect(mutantsOf('shared attribute', 'class Till { private int rest; static int all; }')).toEqual([
      'class Till { private static int rest; static int all; }',
    ])
    expect(mutantsOf('shared attribute', 'class Till { final int rest = 1; }')).toEqual([
      'class Till { final static int rest = 1; } // changes nothing',
    ])
  })
})

test('every operator has a case', () => {
  const tested = new Set([
    ...cases.map(([operator]) => operator),
    'changed callee',
    'changed overriding',
    'changed width',
    'swapped members',
    'changed import',
    'other object',
    'shared attribute',
  ])
  expect(operators.map(({name}) => name).filter(name => !tested.has(name))).toEqual([])
})

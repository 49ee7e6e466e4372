/** What becomes of comments, with a simple proof; see change.ts. */
import {expect, test} from 'vitest'
import {type Change, explanationOf, told} from './change.ts'

const till = (...lines: string[]) => ['class Till {', ...lines, '}', ''].join('\n')
const commentLines = (change: Change) => told(explanationOf(change))

interface Row {
  what: string
  before: string[]
  after: string[]
  lines?: string[]
}

test.each<Row>([
  {what: 'the same', before: ['// one', 'int a;'], after: ['// one', 'int a;']},
  {what: 'other line breaks', before: ['// one two', '// three', 'int a;'], after: ['// one', '// two three', 'int a;']},
  {what: 'drawn otherwise', before: ['/* one two */', 'int a;'], after: ['/**', ' * one', ' * two', ' */', 'int a;']},
  {what: 'signs alone', before: ['int a;'], after: ['//', 'int a;', '/* */']},
  {
    what: 'new',
    before: ['int a;'],
    after: ['/**', ' * one', ' */', 'int a;'],
    lines: ['after shop/Till.java 2-4: unexplained, comment'],
  },
  {
    what: 'gone',
    before: ['int a; // one', 'int b;'],
    after: ['int a;', 'int b;'],
    lines: ['before shop/Till.java 2: unexplained, comment'],
  },
  {
    what: 'another word',
    before: ['/**', ' * one', ' * two', ' */', 'int a;'],
    after: ['/**', ' * one', ' * three', ' */', 'int a;'],
    lines: ['before shop/Till.java 4: unexplained, comment', 'after shop/Till.java 4: unexplained, comment'],
  },
  {
    what: 'words in another order',
    before: ['// one two', 'int a;'],
    after: ['// two one', 'int a;'],
    lines: ['before shop/Till.java 2: unexplained, comment', 'after shop/Till.java 2: unexplained, comment'],
  },
  {
    what: 'at another member',
    before: ['int a; // one', 'int b;'],
    after: ['int a;', 'int b; // one'],
    lines: ['before shop/Till.java 2: unexplained, comment', 'after shop/Till.java 3: unexplained, comment'],
  },
  {
    what: 'from one method to another',
    before: ['void a() { /* one */ }', 'void b() { }'],
    after: ['void a() { }', 'void b() { /* one */ }'],
    lines: ['before shop/Till.java 2: unexplained, comment', 'after shop/Till.java 3: unexplained, comment'],
  },
  {
    what: 'above members that changed places',
    before: ['// one', 'int a() { return 1; }', '// two', 'int b() { return 2; }'],
    after: ['// two', 'int b() { return 2; }', '// one', 'int a() { return 1; }'],
    lines: [
      'before shop/Till.java 3: unexplained',
      'before shop/Till.java 5: unexplained',
      'after shop/Till.java 3: unexplained',
      'after shop/Till.java 5: unexplained',
    ],
  },
  {
    what: 'code that became a comment',
    before: ['void a() {', '  b();', '}'],
    after: ['void a() {', '  // b();', '}'],
    lines: ['before shop/Till.java 3: unexplained', 'after shop/Till.java 3: unexplained, comment'],
  },
])('$what', ({before, after, lines = []}) => {
  expect(commentLines({before: till(...before), after: till(...after)})).toEqual(lines)
})

const sum = (name: string, of: string, ...doc: string[]) =>
  till(
    '/**',
    ...doc.map(line => ` * ${line}`),
    ' */',
    `int ${name}(int ${of}) {`,
    `  int cents = ${of} * 100;`,
    '  return cents / 5 * 5;',
    '}',
  )

test('words follow a rename, where the rest of the line stays', () => {
  const caused = {gross: 'Rename Parameter', net: 'Rename Parameter', sum: 'Rename Method', total: 'Rename Method'}
  const change = {
    before: sum('sum', 'gross', '@param gross what is paid', '@see #sum(int)', '@since gross'),
    after: sum('total', 'net', '@param net what is paid', '@see #total(int)', '@since net weight'),
    caused,
  }
  expect(commentLines(change).filter(line => line.includes('comment'))).toEqual([
    'before shop/Till.java 3: explained, comment, Rename Parameter',
    'before shop/Till.java 4: explained, comment, Rename Method',
    'before shop/Till.java 5: unexplained, comment',
    'after shop/Till.java 3: explained, comment, Rename Parameter',
    'after shop/Till.java 4: explained, comment, Rename Method',
    'after shop/Till.java 5: unexplained, comment',
  ])
  expect(
    commentLines({...change, unproved: ['Rename Parameter', 'Rename Method']}).filter(line => line.includes('explained, comment, ')),
  ).toEqual([])
})

test('a comment goes with a method that moved', () => {
  const method = [
    '  /** What is due. */',
    '  int tax() {',
    '    // twice, for luck',
    '    int all = rate() * 3;',
    '    return all + base();',
    '  }',
  ]
  const change: Change = {
    before: {'Till.java': till(...method, '  Desk desk;'), 'Desk.java': 'class Desk {\n  int desk;\n}\n'},
    after: {'Till.java': till('  Desk desk;'), 'Desk.java': ['class Desk {', '  int desk;', ...method, '}', ''].join('\n')},
  }
  const comments = (change: Change) => commentLines(change).filter(line => line.includes('comment'))
  expect(comments(change)).toEqual([
    'before Till.java 2: explained, comment, Move Method',
    'before Till.java 4: explained, comment, Move Method',
    'after Desk.java 3: explained, comment, Move Method',
    'after Desk.java 5: explained, comment, Move Method',
  ])
  expect(comments({...change, unproved: ['Move Method']})).toEqual([]) // the same, whatever the code is
})

test('a comment goes with statements that were extracted', () => {
  const statements = ['    // round down', '    int cents = gross * 100;', '    ledger.book(cents / 5 * 5);']
  const change = {
    before: till('  void pay() {', '    greet();', ...statements, '  }'),
    after: till('  void pay() {', '    greet();', '    settle();', '  }', '  void settle() {', ...statements, '  }'),
  }
  expect(commentLines(change).filter(line => line.includes('comment'))).toEqual([
    'before shop/Till.java 4: explained, comment, Extract Method',
    'after shop/Till.java 7: explained, comment, Extract Method',
  ])
})

test('a new file begins as the file that its code was taken from', () => {
  const tax = '  int rate;\n  int tax() {\n    int all = rate * 3;\n    return all + base();\n  }\n'
  const header = '// Ours alone.\n'
  const change = (headerThere: string, unproved: string[] = []): Change => ({
    unproved,
    before: {'Till.java': `${header}class Till {\n${tax}  int coins;\n  int pay() { return coins * tax(); }\n}\n`},
    after: {
      'Till.java': `${header}class Till {\n  Taxes taxes;\n  int coins;\n  int pay() { return coins * taxes.tax(); }\n}\n`,
      'Taxes.java': `${headerThere}class Taxes {\n${tax}}\n`,
    },
    same: true,
  })
  const headerOf = (there: string, unproved: string[] = []) =>
    commentLines(change(there, unproved)).filter(line => line.startsWith('after Taxes.java 1:'))
  expect(headerOf(header)).toEqual(['after Taxes.java 1: explained, comment, Move Method'])
  expect(headerOf(header, ['Move Method', 'Move Attribute', 'Extract Class'])).toEqual([])
  expect(headerOf('// Yours alone.\n')).toEqual(['after Taxes.java 1: unexplained, comment'])
})

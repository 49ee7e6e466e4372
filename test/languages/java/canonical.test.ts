/** Canonical text: code that differs in layout and comments only reads the same; everything else makes a difference. */
import {expect, test} from 'vitest'
import {statementsOf} from './outline.ts'
import {readJava} from './read-java.ts'

test.each([
  ['f( a,b );', 'f(a, b);'],
  ['f(a,\n    b);', 'f(a, b);'],
  ['f(a, // first\n b);', 'f(a, b);'],
  ['f(/* nothing */);', 'f();'],
  ['if (a)\n{\n  f();\n}', 'if (a) { f(); }'],
  ['if (a) f();', 'if (a) { f(); }'],
  ['List<List<String> > x;', 'List<List<String>> x;'],
  ['int [] x ;', 'int[] x;'],
  ['return(a);', 'return (a);'],
  ['@ A int x;', '@A int x;'],
  ['f();\r\ng();', 'f();\ng();'],
])('%j reads like %j', (one, other) => expect(statementsOf(one)).toEqual(statementsOf(other)))

test.each([
  ['f("a b");', 'f("a  b");'],
  ['f("a // b");', 'f("a");'],
  ['f("/* a */");', 'f("");'],
  ["f(' ');", "f('  ');"],
  ['f("""\n  a\n  b""");', 'f("""\n  a\n   b""");'],
  ['f(a + +b);', 'f(a++ + b);'],
  ['f(a - -b);', 'f(a-- - b);'],
  ['f(1);', 'f(1L);'],
  ['return a;', 'returna();'],
  ['final int a;', 'int a;'],
  ['f(a, b);', 'f(b, a);'],
  ['f();', 'F();'],
])('%j does not read like %j', (one, other) => expect(statementsOf(one)).not.toEqual(statementsOf(other)))

test('two signs that would grow together stay apart', () => {
  expect(statementsOf('f(a + +b, a - -b, a + ++b);')).toEqual(['expression: f(a+ +b,a- -b,a+ ++b);'])
})

test('the text of a body is that of its statements, whole', () => {
  const bodyText = (body: string) => readJava(`class Till { void f() ${body} }`).types[0].methods[0].bodyText
  expect(bodyText('{ items.forEach( i -> { g(i); } ); /* done */ }')).toBe('{items.forEach(i->{g(i);});}')
  expect(bodyText('{\n  // nothing\n}')).toBe('{}')
})

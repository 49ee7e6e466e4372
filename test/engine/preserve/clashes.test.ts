/** What the changed files show to be taken, hidden or out of reach. */
import {expect, test} from 'vitest'
import {allTypes, type CodeModel} from '../../../src/engine/model/code.ts'
import {clashesOf} from '../../../src/engine/preserve/graph/clashes.ts'
import {Names} from '../../../src/engine/preserve/graph/names.ts'
import {type Member, Uses} from '../../../src/engine/preserve/graph/uses.ts'
import {readModel} from './marked.ts'

/** The first declaration of a name, types first. */
function declared(model: CodeModel, name: string): Member {
  const types = allTypes(model)
  const members: Member[] = [...types, ...types.flatMap(type => [...type.methods, ...type.attributes])]
  const found = members.find(one => one.name === name)
  if (!found) throw new Error(`there is no ${name}`)
  return found
}

/** The lines of each clash, counted over all files. */
function clashes(text: string, name: string): string[] {
  const model = readModel(text)
  return clashesOf(declared(model, name), new Uses(model, new Names(model))).map(({after}) =>
    after.map(({file, start, end}) => file.text.slice(start, end)).join(' | '),
  )
}

test.each([
  ['two methods of one signature', 'class A { void f(int i) {} void f(int j) {} }', 'f', ['void f(int i) {} | void f(int j) {}']],
  ['overloads', 'class A { void f(int i) {} void f(String s) {} }', 'f', []],
  ['types of one name', 'class A { void f(x.Coin c) {} void f(y.Coin c) {} }', 'f', []],
  ['two attributes of one name', 'class A { int x; String x; }', 'x', ['int x; | String x;']],
  ['two types of one name', 'class A { class B {} class B {} }', 'B', ['class B {} | class B {}']],
  ['types of one name in two methods', 'class A { void f() { class B {} } void g() { class B {} } }', 'B', []],
  ['an attribute that hides one above', 'class A { int x; } class B extends A { int x; }', 'x', ['int x; | int x;']],
  ['an attribute of the name of a private one above', 'class A { private int x; } class B extends A { int x; }', 'x', []],
  [
    'a static method that hides one above',
    'class A { static void f() {} } class B extends A { static void f() {} }',
    'f',
    ['static void f() {} | static void f() {}'],
  ],
  ['a method that overrides', 'class A { void f() {} } class B extends A { void f() {} }', 'f', []],
])('taken: %s', (_, text, name, expected) => expect(clashes(text, name)).toEqual(expected))

const twoPackages = (visibility: string, use: string) =>
  `// a/A.java\npackage a; public class A { ${visibility} void f() {} }\n// b/B.java\npackage b; import a.A; ${use}`

test.each([
  ['private, in another type of the file', 'class A { private void f() {} } class B { void g(A a) { a.f(); } }', ['a.f()']],
  ['private, in a nested type', 'class A { private void f() {} class B { void g(A a) { a.f(); } } }', []],
  [
    'private, in a class without a name',
    'class A { private void f() {} Object g(A a) { return new Object() { void h() { a.f(); } }; } }',
    [],
  ],
  ['of the package, in another one', twoPackages('', 'class B { void g(A a) { a.f(); } }'), ['a.f()']],
  ['protected, in another package', twoPackages('protected', 'class B { void g(A a) { a.f(); } }'), ['a.f()']],
  ['protected, in a subtype', twoPackages('protected', 'class B extends A { void g() { f(); } }'), []],
  ['protected, in a type with an unseen supertype', twoPackages('protected', 'class B extends C { void g(A a) { a.f(); } }'), []],
  [
    'protected, in a subtype without a name',
    twoPackages('protected', 'class B { Object g() { return new A() { void h() { super.f(); } }; } }'),
    [],
  ],
  ['public', twoPackages('public', 'class B { void g(A a) { a.f(); } }'), []],
])('out of reach: %s', (_, text, expected) => expect(clashes(text, 'f')).toEqual(expected))

test('what broken code leaves without a name is used nowhere, and looking for it ends', () => {
  const model = readModel('class A { void f() {} }')
  expect(new Uses(model, new Names(model)).withWord('')).toEqual([])
})

/** Override and inheritance edges, as far as the changed files show them. */
import {describe, expect, test} from 'vitest'
import {allTypes, type CodeModel, type Method} from '../../../src/engine/model/code.ts'
import {changedOverrides} from '../../../src/engine/preserve/graph/changed-overrides.ts'
import {Inheritance} from '../../../src/engine/preserve/graph/inheritance.ts'
import {readModel, signatureOf} from './marked.ts'

/** The method of a type, as `Till.pay`. */
function methodOf(model: CodeModel, name: string): Method {
  const [typeName, methodName] = name.split('.')
  const found = allTypes(model)
    .find(type => type.name === typeName)
    ?.methods.find(method => method.name === methodName)
  if (!found) throw new Error(`there is no ${name}`)
  return found
}

const signatures = (methods: Method[]) => methods.map(signatureOf).join(', ')

describe('a method overrides', () => {
  test.each([
    ['what a superclass declares', 'class A { void f() {} } class B extends A { void f() {} }', 'A.f()'],
    [
      'what a superclass of its superclass declares',
      'class A { void f() {} } class M extends A {} class B extends M { void f() {} }',
      'A.f()',
    ],
    ['what an interface asks for', 'interface A { void f(); } class B implements A { public void f() {} }', 'A.f()'],
    ['a parameter of a type parameter', 'class A<T> { void f(T t) {} } class B extends A<String> { void f(String s) {} }', 'A.f(T)'],
    ['nothing of other parameters', 'class A { void f(int i) {} } class B extends A { void f() {} }', ''],
    ['nothing private', 'class A { private void f() {} } class B extends A { void f() {} }', ''],
    ['nothing when it is private', 'class A { void f() {} } class B extends A { private void f() {} }', ''],
    ['nothing when it is static', 'class A { static void f() {} } class B extends A { static void f() {} }', ''],
    ['nothing of types outside', 'class B extends A { void f() {} }', '?'],
    ['something unseen where it says so', 'class B { @Override void f() {} }', '?'],
    [
      'something unseen of a type of that name elsewhere',
      '// a/A.java\npackage a; class A { void f() {} }\n// b/B.java\npackage b; class B extends A { void f() {} }',
      '?',
    ],
  ])('%s', (_, text, expected) => {
    const model = readModel(text)
    const {methods, mayBeUnseen} = new Inheritance(model).overridden(methodOf(model, 'B.f'))
    expect(signatures(methods) + (mayBeUnseen ? '?' : '')).toBe(expected)
  })
})

test('a method is overridden in all types below', () => {
  const model = readModel(
    'class A { void f() {} } class B extends A { void f() {} } class C extends B { void f() {} } class D extends A {}',
  )
  expect(signatures(new Inheritance(model).overriding(methodOf(model, 'A.f')))).toBe('B.f(), C.f()')
})

test.each([
  ['a body', 'class A { void f() {} } class B { void g() { new A() { void f() {} }; } }'],
  ['a value', 'class A { void f() {} } class B { A a = new A() { void f() {} }; }'],
  ['another one in a value', 'class A { void f() {} } class B { C c = new C() { void g() { new A() { void f() {} }; } }; }'],
  ['a constant', 'enum A { ONE { void f() {} }; void f() {} }'],
])('a method is overridden in a class without a name in %s', (_, text) => {
  const model = readModel(text)
  expect(new Inheritance(model).overriding(methodOf(model, 'A.f'))).toHaveLength(1)
})

test('a type inherits what it does not override, and the nearest of several', () => {
  const model = readModel(`
    interface I { void g(); void h(); }
    class A { void f() {} void g() {} private void p() {} A() {} }
    class M extends A { void f() {} }
    class B extends M implements I { }`)
  const inheritance = new Inheritance(model)
  const b = allTypes(model).find(({name}) => name === 'B')
  expect(b && signatures(inheritance.inheritedMethods(b))).toBe('M.f(), A.g(), I.h()')
})

describe('between two versions', () => {
  const base = 'class A { void f() {} void g() {} }'
  const changed = (before: string, after: string, from: string | undefined, to: string | undefined) => {
    const [old, fresh] = [readModel(before), readModel(after)]
    const find = (model: CodeModel, method: Method) =>
      allTypes(model)
        .flatMap(({methods}) => methods)
        .find(one => signatureOf(one) === signatureOf(method))
    const reasons = changedOverrides(
      {before: from === undefined ? undefined : methodOf(old, from), after: to === undefined ? undefined : methodOf(fresh, to)},
      {
        before: new Inheritance(old),
        after: new Inheritance(fresh),
        becomes: method => find(fresh, method),
        was: method => find(old, method),
      },
    )
    return reasons.map(({kind, name}) => `${kind}: ${name}`)
  }
  test.each([
    [
      'renamed to a name that is taken above',
      `${base} class B extends A { void x() {} }`,
      `${base} class B extends A { void g() {} }`,
      'B.x',
      'B.g',
      1,
    ],
    [
      'renamed away from what it overrode',
      `${base} class B extends A { void g() {} }`,
      `${base} class B extends A { void x() {} }`,
      'B.g',
      'B.x',
      1,
    ],
    [
      'extracted, with a name that a type below has',
      'class A {} class B extends A { void x() {} }',
      'class A { void x() {} } class B extends A { void x() {} }',
      undefined,
      'A.x',
      1,
    ],
    [
      'inlined, though a type below overrides it',
      'class A { void x() {} } class B extends A { void x() {} }',
      'class A {} class B extends A { void x() {} }',
      'A.x',
      undefined,
      1,
    ],
    [
      'still overriding the same',
      `${base} class B extends A { void g() {} }`,
      `${base} class B extends A { void g() { f(); } }`,
      'B.g',
      'B.g',
      0,
    ],
    [
      'overriding a method that is new',
      'class A {} class B extends A { void g() {} }',
      `${base} class B extends A { void g() {} }`,
      'B.g',
      'B.g',
      0,
    ],
  ])('%s', (_, before, after, from, to, count) => {
    expect(changed(before, after, from, to)).toEqual(Array(count).fill(`overrides otherwise: ${(to ?? from)?.slice(2)}`))
  })
})

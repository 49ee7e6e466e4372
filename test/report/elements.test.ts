/** Elements of code in words. */
import {describe, expect, test} from 'vitest'
import {code, local} from '../../src/engine/families/family.ts'
import type {Method} from '../../src/engine/model/code.ts'
import {
  attribute,
  attributePrinter,
  className,
  container,
  elementKind,
  elementText,
  field,
  operation,
  printersFor,
  variable,
} from '../../src/report/elements.ts'
import {readJava} from '../languages/java/read-java.ts'

const typeOf = (member: string, kind = 'class') => readJava(`package shop; ${kind} Till { ${member} }`).types[0]
const methodOf = (member: string, kind?: string): Method => typeOf(member, kind).methods[0]

describe('an operation', () => {
  test.each([
    ['void pay() {}', 'package pay() : void'],
    ['public void pay(Basket basket, int... coins) {}', 'public pay(basket Basket, coins int...) : void'],
    ['protected static final <T> List<T> all(Map<String, T> map) { return null; }', 'protected all(map Map<String,T>) : List<T>'],
    ['private synchronized java.util.List<Item> items() throws IOException { return null; }', 'private items() : java.util.List<Item>'],
    ['abstract void pay();', 'package abstract pay() : void'],
    ['int prices()[] { return null; }', 'package prices() : int[]'],
    ['public Till(final @NonNull Clerk clerk) {}', 'public Till(clerk Clerk)'],
  ])('%s is %s', (member, words) => expect(operation(methodOf(member))).toBe(words))

  test('of an interface it is public unless it says otherwise', () => {
    expect(operation(methodOf('void pay();', 'interface'))).toBe('public pay() : void')
    expect(operation(methodOf('private void pay() {}', 'interface'))).toBe('private pay() : void')
  })

  test('an initializer has the name of its type', () => {
    const [initializer] = typeOf('static { open(); }').initializers
    expect(container(initializer)).toBe('initializer Till')
    expect(container(methodOf('void pay() {}'))).toBe('method package pay() : void')
  })
})

describe('an attribute', () => {
  const [coins] = typeOf('private java.util.List<Coin> coins;').attributes
  const [cash] = typeOf('CASH;', 'enum').attributes

  test('with visibility where it moves, without where it is renamed', () => {
    expect(attribute(coins)).toBe('private coins : List<Coin>')
    expect(field(coins)).toBe('coins : List<Coin>')
  })

  test('as written on demand', () => expect(attribute(coins, type => type)).toBe('private coins : java.util.List<Coin>'))

  test('an enum constant has the type of its enum and no visibility', () => {
    expect(attribute(cash)).toBe('CASH : Till')
    expect(field(cash)).toBe('CASH : Till')
  })
})

describe('a variable', () => {
  test.each([
    ['java.util.List<java.util.Map> all = f();', 'all : List<java.util.Map>'],
    ['var all = f();', 'all : var'],
    ['f(item -> 1);', 'item : null'],
    ['f((Item item) -> 1);', 'item : Item'],
    ['try { f(); } catch (A | B e) {}', 'e : A|B'],
    ['int x[] = f();', 'x : int[]'],
  ])('in `%s` is %s', (statement, words) => {
    const method = methodOf(`void pay() { ${statement} }`)
    const [one] = method.body?.variables ?? []
    expect(variable(local(one, method))).toBe(words)
  })
})

describe('two types in one sentence', () => {
  test.each([
    ['java.util.List', 'java.util.Set', 'List to Set'],
    ['List', 'java.util.List', 'List to java.util.List'], // the package is all that changed
    ['java.util.List', 'java.util.List', 'List to List'],
  ])('%s and %s: %s', (before, after, words) => {
    const printed = printersFor(before, after)
    expect(`${printed(before)} to ${printed(after)}`).toBe(words)
  })
})

test('an attribute keeps the package of its type where both versions write it', () => {
  expect(attributePrinter('java.util.List', 'java.util.List')('java.util.List')).toBe('java.util.List')
  expect(attributePrinter('java.util.List', 'java.util.Set')('java.util.List')).toBe('List')
})

test('the body of an enum constant adds an empty name to that of its enum', () => {
  const {types, anonymousTypes} = readJava('package shop; enum Payment { CASH { void pay() {} } }')
  expect(className(types[0])).toBe('shop.Payment')
  expect(anonymousTypes.map(className)).toEqual(['shop.Payment.'])
})

describe('in RefactoringMiner’s JSON', () => {
  test.each([
    ['class', 'TYPE_DECLARATION'],
    ['interface', 'TYPE_DECLARATION'],
    ['enum', 'ENUM_DECLARATION'],
    ['@interface', 'ANNOTATION_TYPE_DECLARATION'],
  ])('%s is a %s', (kind, expected) => expect(elementKind(typeOf('', kind))).toBe(expected))

  test.each([
    ['return a;', 'RETURN_STATEMENT'],
    ['int a = 1;', 'VARIABLE_DECLARATION_STATEMENT'],
    ['f();', 'EXPRESSION_STATEMENT'],
    ['throw a;', 'THROW_STATEMENT'],
    ['for (;;) {}', 'FOR_STATEMENT'],
    ['for (A a : b) {}', 'ENHANCED_FOR_STATEMENT'],
    ['while (a) {}', 'WHILE_STATEMENT'],
    ['try {} finally {}', 'TRY_STATEMENT'],
    ['switch (a) {}', 'SWITCH_STATEMENT'],
  ])('`%s` is a %s and has no name', (statement, kind) => {
    const method = methodOf(`void pay() { ${statement} }`)
    const [one] = method.body?.root.children ?? []
    expect(elementKind(code(one, method))).toBe(kind)
    expect(elementText(code(one, method))).toBeNull()
  })

  test.each([
    ['int a = 1;', 'VARIABLE_DECLARATION_STATEMENT'],
    ['for (int a = 1; ; ) {}', 'VARIABLE_DECLARATION_EXPRESSION'],
    ['for (A a : b) {}', 'SINGLE_VARIABLE_DECLARATION'],
    ['try (A a = b()) {}', 'VARIABLE_DECLARATION_EXPRESSION'],
    ['try {} catch (A a) {}', 'SINGLE_VARIABLE_DECLARATION'],
    ['f(a -> 1);', 'LAMBDA_EXPRESSION_PARAMETER'],
  ])('the variable of `%s` is a %s', (statement, kind) => {
    const method = methodOf(`void pay() { ${statement} }`)
    const [one] = method.body?.variables ?? []
    expect(elementKind(local(one, method))).toBe(kind)
  })

  test('an operation is written with shortened types, a call as it stands', () => {
    const method = methodOf('java.util.List<Item> pay(java.util.List<Item> items) { book( items ); return items; }')
    const [call] = method.body?.leaves[0].expressions ?? []
    expect(elementText(method)).toBe('package pay(items List<Item>) : List<Item>')
    expect(elementText(code(call, method))).toBe('book(items)')
  })
})

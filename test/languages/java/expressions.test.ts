/** Every expression of Java, as the tree that two statements are compared by. */
import {expect, test} from 'vitest'
import {expressionOf} from './outline.ts'

test.each([
  ['a', 'name a'],
  ['this', 'this this'],
  ['1L', 'literal number'],
  ['0xFF', 'literal number'],
  ['1.5e3f', 'literal number'],
  ['"text"', 'literal string'],
  ['"""\n  a\n  b"""', 'literal string'],
  ["'c'", 'literal character'],
  ['true', 'literal boolean'],
  ['null', 'literal null'],
  ['int[].class', 'literal type'],
  ['f()', 'call f'],
  ['a.f(1, b)', 'call f(name a, literal number, name b)'],
  ['a.b().c(1).d()', 'call d(call c(call b(name a), literal number))'],
  ['super.f()', 'call f(this super)'],
  ['a.b.c', 'attribute access c(attribute access b(name a))'],
  ['this.x', 'attribute access x(this this)'],
  ['new Item("a", 1)', 'creation Item(type Item, literal string, literal number)'],
  ['new ArrayList<>()', 'creation ArrayList<>(type ArrayList<>(type ArrayList))'],
  ['{1, a}', 'array initializer(literal number, name a)'],
  ['a[i + 1]', 'array access(name a, infix +(name i, literal number))'],
  ['Item::price', 'method reference price(name Item)'],
  ['int[]::new', 'method reference new(type int[](type int))'],
  ['x -> x', 'lambda(declaration x, name x)'],
  ['(x, y) -> f(x)', 'lambda(declaration x, declaration y, call f(name x))'],
  ['(Item x) -> x', 'lambda(declaration x(type Item), name x)'],
  ['a && b || !c', 'infix ||(infix &&(name a, name b), prefix !(name c))'],
  ['i++', 'postfix ++(name i)'],
  ['--i', 'prefix --(name i)'],
  ['a = b', 'assignment =(name a, name b)'],
  ['a += 1', 'assignment +=(name a, literal number)'],
  ['a ? b : c', 'conditional(name a, name b, name c)'],
  ['(int) x', 'cast(type int, name x)'],
  ['o instanceof Item', 'instance test(name o, type Item)'],
  ['(a)', 'parenthesized(name a)'],
])('%s is %s', (text, tree) => expect(expressionOf(text)).toBe(tree))

test('operands of one operator stand side by side', () => {
  expect(expressionOf('a + b + c - d')).toBe('infix -(infix +(name a, name b, name c), name d)')
})

test('a sum of ten thousand parts is not deep', () => {
  const names = Array.from({length: 10_000}, (_, i) => `x${i}`)
  expect(expressionOf(names.join(' + '))).toBe(`infix +(${names.map(name => `name ${name}`).join(', ')})`)
})

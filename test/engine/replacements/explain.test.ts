/** The differences between two expressions, by name; `nothing` where one of them cannot be named. */
import {describe, expect, test} from 'vitest'
import type {Expression} from '../../../src/engine/model/expression.ts'
import {explainDifference} from '../../../src/engine/replacements/explain.ts'
import type {Known} from '../../../src/engine/replacements/replacement.ts'
import {substitute} from '../../../src/engine/text/tokens.ts'
import {readJava} from '../../languages/java/read-java.ts'

function expression(text: string): Expression {
  const value = readJava(`class Till { Object value = ${text}; }`).types[0].attributes[0].initializer
  if (!value) throw new Error('an attribute with `=` has a value')
  return value
}

const nothingKnown: Known = {
  afterText: text => text,
  isOwn: () => false,
  isExtractedCall: () => false,
  isOverload: () => false,
  extracted: new Map(),
  inlined: new Map(),
}

function differences(before: string, after: string, known: Partial<Known> = {}): string {
  const found = explainDifference(expression(before), expression(after), {...nothingKnown, ...known})
  return found?.map(one => one.name).join(', ') ?? 'nothing'
}

describe('inside a statement', () => {
  test.each([
    ['f(a)', 'f( a )', ''],
    ['f(path)', 'f(file)', 'variable'],
    ['f(id, 1)', 'f(id[0], 1)', 'expression'],
    ['f(conf, x)', 'f(get(conf), x)', 'expression'],
    ['f("\\n", x)', 'f(newLine, x)', 'expression'],
    ['f(x, 3)', 'f(x, 3L)', 'literal'],
    ['f(x, "1")', 'f(x, "1.0")', 'literal'],
    ['f(x, isOn())', 'f(x, false)', 'expression'],
    ['f(x, a())', 'f(x, b())', 'invocation'],
    ['f(x, new A())', 'f(x, new B())', 'type'],
    ['f(x, new A(1))', 'f(x, a.b(1))', 'expression'],
    ['f(a.b, x)', 'f(a.c, x)', 'variable'],
    ['f((A) x)', 'f((B) x)', 'type'],
    ['a != b', 'a == b', 'operator'],
    ['a + b', 'a + b + c', 'operand list'],
    ['a ? b : c', 'a ? b : d', 'variable'],
    ['f(x -> g(x))', 'f(x -> g(x, 1))', 'argument list'],
    ['f(a, b)', 'f(c, d)', 'variable, variable'],
  ])('%s → %s: %s', (before, after, names) => expect(differences(before, after)).toBe(names))
})

describe('the call that is the whole statement', () => {
  test.each([
    ['f(a)', 'f(a, b)', 'argument list'],
    ['f(a, b)', 'f(a)', 'argument list'],
    ['f(a, b, c)', 'f(a, d)', 'argument list'],
    ['o.push(a)', 'o.push(new A(a))', 'expression'],
    ['o.find(a)', 'o.findAll(a)', 'invocation name'],
    ['o.f(a, b)', 'p.f(a, b)', 'variable'],
    ['o.p().f(a, b)', 'o.f(a, b)', 'expression'],
    ['o.f(a)', 'o.g(b)', 'nothing'],
    ['f(a)', 'g(b)', 'nothing'],
    ['new A(a)', 'new A(a, b)', 'argument list'],
    ['new A(a)', 'new B(a)', 'type'],
    ['new A(a)', 'new B(b)', 'nothing'],
    ['p.a().b().c(1).d()', 'p.c(1).a().b().d()', 'invocation'],
    ['f(a)', 'c ? f(a) : d', 'expression'],
    ['f(a)', '!f(a)', 'expression'],
    ['files', 'List.copyOf(files)', 'expression'],
    ['files', 'List.copyOf(texts)', 'nothing'],
    ['this.total = sum', 'setTotal(sum)', 'expression'],
    ['this.total = sum', 'setRest(sum)', 'nothing'],
    ['new A(x, y)', 'new B().a(x).b(y).build()', 'expression'],
    ['new A(x, y)', 'new B().a(x).build()', 'nothing'],
  ])('%s → %s: %s', (before, after, names) => expect(differences(before, after)).toBe(names))
})

describe('with what is known', () => {
  test('a parameter reads as the argument it was given', () => {
    const afterText = (text: string) => substitute(text, new Map([['who', 'customer.name()']]))
    expect(differences('f(customer.name())', 'f(who)', {afterText})).toBe('argument')
    expect(differences('f(customer.name(), 1)', 'f(who, 2)', {afterText})).toBe('argument, literal')
  })

  test('a new variable stands for its value, a gone one for the value that came', () => {
    const tax = new Map([['tax', expression('price * 2')]])
    expect(differences('f(price * 2)', 'f(tax)', {extracted: tax})).toBe('extracted variable')
    expect(differences('f(tax)', 'f(price * 2)', {inlined: tax})).toBe('inlined variable')
    expect(differences('f(price * 3)', 'f(tax)', {extracted: tax})).toBe('expression')
  })
})

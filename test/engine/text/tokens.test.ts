import fc from 'fast-check'
import {describe, expect, test} from 'vitest'
import {renameWords, substitute, tokensOf} from '../../../src/engine/text/tokens.ts'

describe('tokensOf', () => {
  test.each([
    ['', []],
    ['total', ['total']],
    ['a+b1', ['a', '+', 'b1']],
    ['total_price$', ['total_price$']],
    ['größe+名', ['größe', '+', '名']],
    ['return a;', ['return', ' ', 'a', ';']],
    ['f("a b")', ['f', '(', '"a b"', ')']],
    [String.raw`f("say \"hi\"")`, ['f', '(', String.raw`"say \"hi\""`, ')']],
    [String.raw`'\''+'"'`, [String.raw`'\''`, '+', `'"'`]],
    ['"""\n a "b" c""".trim()', ['"""\n a "b" c"""', '.', 'trim', '(', ')']],
  ])('%j', (text, tokens) => expect(tokensOf(text)).toEqual(tokens))

  test('nothing is lost', () => {
    const text = fc.string({unit: fc.constantFrom('a', '1', '"', "'", '\\', ' ', '\n', '+', '.', '😀')})
    fc.assert(fc.property(text, one => void expect(tokensOf(one).join('')).toBe(one)))
  })
})

describe('substitute puts arguments in the place of parameters', () => {
  const replacements = new Map([
    ['who', 'customer.name()'],
    ['sum', 'a+b'],
  ])
  test.each([
    ['book(who,sum)', 'book(customer.name(),a+b)'],
    ['who', 'customer.name()'],
    ['whole', 'whole'],
    ['this.who', 'this.who'],
    ['who.trim()', 'customer.name().trim()'],
    ['who()', 'who()'],
    ['"who"', '"who"'],
    ["'w'+who", "'w'+customer.name()"],
    ['who=who+1', 'customer.name()=customer.name()+1'],
    ['toString()+constructor', 'toString()+constructor'],
  ])('%s → %s', (text, expected) => expect(substitute(text, replacements)).toBe(expected))

  test('what was put in is not looked at again', () => {
    const swapped = new Map([
      ['a', 'b'],
      ['b', 'a'],
    ])
    expect(substitute('f(a,b)', swapped)).toBe('f(b,a)')
  })

  test('nothing to put in changes nothing', () => expect(substitute('f(a)', new Map())).toBe('f(a)'))
})

describe('renameWords renames a type wherever it stands', () => {
  const renames = new Map([['Slip', 'Receipt']])
  test.each([
    ['Slip', 'Receipt'],
    ['List<Slip>', 'List<Receipt>'],
    ['shop.Slip[]', 'shop.Receipt[]'],
    ['new Slip(slip)', 'new Receipt(slip)'],
    ['Slips', 'Slips'],
    ['"Slip"', '"Slip"'],
  ])('%s → %s', (text, expected) => expect(renameWords(text, renames)).toBe(expected))
})

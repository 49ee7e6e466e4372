import {expect, test} from 'vitest'
import {described} from '../../src/overlay/words/description.ts'
import {className, shortName, variableName} from '../../src/overlay/words/names.ts'
import {place, refactoring} from './make.ts'

test.each([
  ['private settle(basket Basket) : void', 'settle(Basket)'],
  ['public <T> all(items List<Map<String, T>>, more int...) : List<T>', 'all(List<Map<String, T>>, int...)'],
  ['package pay() : Receipt', 'pay()'],
  ['tax : int', 'tax : int'],
  ['shop.Till', 'shop.Till'],
  ['settle(basket)', 'settle(basket)'],
])('%s → %s', (element, short) => expect(shortName(element)).toBe(short))

test.each([
  ['private rest : Money', 'rest'],
  ['tax : Map<String, int>', 'tax'],
  ['CASH : Payment', 'CASH'],
])('%s → %s', (element, short) => expect(variableName(element)).toEqual({text: short, code: element}))

test.each([
  ['shop.print.Receipt', 'Receipt'],
  ['Receipt', 'Receipt'],
  ['shop.Till.new Task<shop.Money>', 'new Task<shop.Money>'],
  ['shop.Payment.', 'Payment'],
])('%s → %s', (qualified, short) => expect(className(qualified)).toEqual({text: short, code: qualified}))
test('names stand out, words stay words', () => {
  const extracted = refactoring('Extract Method', {
    description: 'Extract Method private pay(a A) : void extracted from public payAll(a A) : void in class shop.Till',
    before: [place({element: 'public payAll(a A) : void'})],
    after: [place({element: 'private pay(a A) : void'})],
  })
  expect(described(extracted)).toEqual([
    {text: 'pay(A)', code: 'private pay(a A) : void'},
    {text: ' extracted from '},
    {text: 'payAll(A)', code: 'public payAll(a A) : void'},
    {text: ' in class '},
    {text: 'shop.Till', code: 'shop.Till'},
  ])
})

test('names that are no places of their own stand out, too', () => {
  const renamed = refactoring('Rename Variable', {
    description: 'Rename Variable d : Money to total : Money in method public of(basket Basket) : Money from class shop.Discounts',
    before: [place({element: 'd : Money'})],
    after: [place({element: 'total : Money'})],
  })
  const code = described(renamed).filter(part => part.code)
  expect(code.map(({text}) => text)).toEqual(['d : Money', 'total : Money', 'of(Basket)', 'shop.Discounts'])
})

test('markup in a name is text', () => {
  const hostile = refactoring('Rename Class', {
    description: 'Rename Class <img src=x> renamed to B',
    before: [place({element: '<img src=x>'})],
    after: [],
  })
  expect(described(hostile)).toEqual([{text: '<img src=x>', code: '<img src=x>'}, {text: ' renamed to B'}])
})

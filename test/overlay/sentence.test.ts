import {afterEach, expect, test} from 'vitest'
import german from '../../public/_locales/de/messages.json'
import english from '../../public/_locales/en/messages.json'
import {loadWasm} from '../../src/cli/wasm-loader.ts'
import {families} from '../../src/engine/families/index.ts'
import {openRefract, type Refactoring} from '../../src/library/index.ts'
import {described} from '../../src/overlay/words/description.ts'
import type {Name} from '../../src/overlay/words/names.ts'
import {sentence} from '../../src/overlay/words/sentence.ts'
import {useTexts} from '../../src/texts/text.ts'
import {readCases} from '../engine/cases.ts'
import {inMessages} from '../texts/in-messages.ts'
import {place, refactoring} from './make.ts'

const refract = await openRefract(loadWasm)
const found: Refactoring[] = []
for (const one of readCases()) found.push(...(await refract.analyze(one)).refactorings)

/** Names of code in pointed brackets. */
const written = (parts: Name[]) => parts.map(({text, code}) => (code === undefined ? text : `‹${text}›`)).join('')

afterEach(() => useTexts({language: 'en', lookUp: inMessages(english)}))

test.each(families.flatMap(({names}) => names))('%s has a sentence of its own, wherever it is found', type => {
  const all = found.filter(one => one.type === type)
  expect(all).not.toEqual([])
  expect(all.filter(one => written(sentence(one)) === written(described(one))).map(({description}) => description)).toEqual([])
})

test.each([
  ['Rename Class', '‹Line› is now called ‹Position›.'],
  ['Move Class', '‹Printer› moved from ‹shop.paper› to ‹shop.desk›.'],
  ['Move And Rename Class', '‹Till› moved from ‹shop› to ‹shop.desk› and is now called ‹CashDesk›.'],
  ['Rename Method', '‹sum()› is now called ‹total()›.'],
  ['Change Return Type', 'The return type of ‹total()› changed from ‹int› to ‹long›.'],
  ['Move Method', '‹address()› moved from ‹Customer› to ‹Address›.'],
  ['Pull Up Method', '‹open(Clerk)› was pulled up from ‹InfoDesk› to ‹Desk›.'],
  ['Push Down Method', '‹collect(Basket)› was pushed down from ‹Customer› to ‹Member›.'],
  ['Extract Method', '‹listPrice(Item)› was extracted from ‹price(Item)›.'],
  ['Extract And Move Method', '‹receipt(Basket)› was extracted from ‹pay(Basket, Office)› into ‹Press›.'],
  ['Inline Method', '‹book(Money, String)› was inlined into ‹pay(Basket, Customer)›.'],
  ['Move And Inline Method', '‹blink(Lamp)› of ‹Lights› was inlined into ‹pay(Basket)› of ‹Till›.'],
  ['Move And Rename Attribute', '‹clerkOnDuty› moved from ‹Till› to ‹Drawer› and is now called ‹dutyClerk›.'],
  ['Replace Attribute', '‹staff› of ‹Desk› took the place of ‹clerk› of ‹Till›.'],
  ['Rename Attribute', '‹times› in ‹new Task› is now called ‹runs›.'],
  ['Change Attribute Type', 'The type of ‹items› in ‹Basket› changed from ‹ArrayList<Item>› to ‹List<Item>›.'],
  ['Extract Superclass', 'The superclass ‹Desk› was extracted from ‹InfoDesk›, ‹Till›.'],
  ['Merge Package', 'The packages ‹shop.paper›, ‹shop.till› became ‹shop.desk›.'],
  ['Extract Variable', 'The variable ‹receipt› was extracted in ‹pay(Basket, int)›.'],
  ['Rename Parameter', 'The parameter ‹coins› of ‹Till(Clerk, Drawer)› is now called ‹clerk›.'],
  ['Merge Variable', 'The variables ‹euros›, ‹cents› in ‹pay(Basket)› became ‹total›.'],
  ['Split Parameter', 'The parameter ‹customer› of ‹address(String, String)› became ‹name›, ‹city›.'],
])('%s: %s', (type, expected) => {
  expect(found.filter(one => one.type === type).map(one => written(sentence(one)))).toContain(expected)
})

test('German has its own order of words', () => {
  useTexts({language: 'de', lookUp: inMessages(german)})
  const changed = found.find(one => one.type === 'Change Return Type')!
  expect(written(sentence(changed))).toBe('Der Rückgabetyp von ‹total()› ist jetzt ‹long› statt ‹int›.')
})

const renamedClass = (before: string, after: string) =>
  refactoring('Move Method', {
    description: `Move Method package pay() : void from class ${before} to package pay() : void from class ${after}`,
    before: [place({element: 'package pay() : void'})],
    after: [place({element: 'package pay() : void'})],
  })

test('classes that are called the same stand in full', () => {
  expect(written(sentence(renamedClass('a.Till', 'b.Till')))).toBe('‹pay()› moved from ‹a.Till› to ‹b.Till›.')
})

test('the whole name stands behind a short one', () => {
  expect(sentence(renamedClass('a.Till', 'a.Desk')).map(({code}) => code)).toEqual([
    'package pay() : void',
    undefined,
    'a.Till',
    undefined,
    'a.Desk',
    undefined,
  ])
})

test('a type that is not known keeps the words of its description', () => {
  const unknown = refactoring('Swap Things', {description: 'Swap Things a with b'})
  expect(sentence(unknown)).toEqual([{text: 'a with b'}])
})

test('a description of another form keeps its words', () => {
  const odd = refactoring('Rename Variable', {description: 'Rename Variable somehow'})
  expect(sentence(odd)).toEqual([{text: 'somehow'}])
})

test('markup and values in a name are text', () => {
  const hostile = refactoring('Rename Class', {before: [place({element: 'a.<img src=x>'})], after: [place({element: '$1'})]})
  expect(written(sentence(hostile))).toBe('‹<img src=x>› is now called ‹$1›.')
})

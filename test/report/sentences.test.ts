/** Sentences that no case shows yet. */
import {describe, expect, test} from 'vitest'
import {actors, type Finding, local} from '../../src/engine/families/family.ts'
import {describe as sentence} from '../../src/report/sentences.ts'
import {readJava} from '../languages/java/read-java.ts'

const typesOf = (source: string) => readJava(`package shop; ${source}`).types

const [till, drawer] = typesOf(
  'class Till { private java.util.List<Coin> coins; String street, city; } class Drawer { protected java.util.List<Coin> content; Address address; }',
)
const [coins, street, city] = till.attributes
const [content, address] = drawer.attributes
const [oneAmount, twoAmounts] = typesOf(
  'class Till { void pay(Money amount) { Money due = f(); } void pay(int euros, int cents) { int whole = f(), rest = g(); } }',
)[0].methods

const finding = (name: string, before: Finding['before'], after: Finding['after']): Finding => ({name, before, after})
const variablesOf = ({body}: typeof oneAmount) => body?.variables ?? []

describe('sentences', () => {
  test('Move And Rename Attribute', () => {
    expect(
      sentence(
        finding(
          'Move And Rename Attribute',
          actors('original attribute declaration', [coins]),
          actors('moved and renamed attribute declaration', [content]),
        ),
      ),
    ).toBe(
      'Move And Rename Attribute private coins : java.util.List<Coin> renamed to protected content : java.util.List<Coin> and moved from class shop.Till to class shop.Drawer',
    )
  })

  test('Replace Attribute', () => {
    expect(
      sentence(
        finding(
          'Replace Attribute',
          actors('original attribute declaration', [coins]),
          actors('replaced attribute declaration', [content]),
        ),
      ),
    ).toBe(
      'Replace Attribute private coins : java.util.List<Coin> from class shop.Till with protected content : java.util.List<Coin> from class shop.Drawer',
    )
  })

  test('Merge Attribute and Split Attribute', () => {
    expect(
      sentence(
        finding('Merge Attribute', actors('merged attribute declaration', [street, city]), actors('new attribute declaration', [address])),
      ),
    ).toBe('Merge Attribute [street : String, city : String] to address : Address in class shop.Drawer')
    expect(
      sentence(
        finding(
          'Split Attribute',
          actors('original attribute declaration', [address]),
          actors('split attribute declaration', [street, city]),
        ),
      ),
    ).toBe('Split Attribute address : Address to [street : String, city : String] in class shop.Till')
  })

  test('Split Parameter and Split Variable', () => {
    const parts = (elements: Parameters<typeof local>[0][]) =>
      actors(
        'split variable declaration',
        elements.map(one => local(one, twoAmounts)),
      )
    const whole = (element: Parameters<typeof local>[0]) => actors('original variable declaration', [local(element, oneAmount)])
    expect(sentence(finding('Split Parameter', whole(oneAmount.parameters[0]), parts(twoAmounts.parameters)))).toBe(
      'Split Parameter amount : Money to [euros : int, cents : int] in method package pay(euros int, cents int) : void from class shop.Till',
    )
    expect(sentence(finding('Split Variable', whole(variablesOf(oneAmount)[0]), parts(variablesOf(twoAmounts))))).toBe(
      'Split Variable due : Money to [whole : int, rest : int] in method package pay(euros int, cents int) : void from class shop.Till',
    )
  })

  test('a name without a sentence is a mistake of ours, and said loudly', () => {
    expect(() => sentence(finding('Paint Class', [], []))).toThrow('no sentence for Paint Class')
  })
})

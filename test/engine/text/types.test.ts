import {describe, expect, test} from 'vitest'
import {bareType, shortened, simpleName} from '../../../src/engine/text/types.ts'

describe('shortened leaves the package out', () => {
  test.each([
    ['int', 'int'],
    ['Map', 'Map'],
    ['Map.Entry', 'Map.Entry'],
    ['java.util.Map', 'Map'],
    ['java.util.Map.Entry', 'Map.Entry'],
    ['java.util.Map.Entry<K,V>[]', 'Map.Entry<K,V>[]'],
    ['java.lang.String...', 'String...'],
    ['shop.Till', 'shop.Till'], // one dot might as well be an outer type
    ['Till.Drawer.Box', 'Till.Drawer.Box'],
    ['List<java.util.Map>', 'List<java.util.Map>'], // arguments stay as written
    ['java.util.List<java.util.Map>', 'List<java.util.Map>'],
    ['a.b.c', 'a.b.c'],
    ['java.lang.String @NonNull []', 'String @NonNull []'],
  ])('%s → %s', (type, expected) => expect(shortened(type)).toBe(expected))
})

describe('simpleName is the last word alone', () => {
  test.each([
    ['int', 'int'],
    ['Map<K,V>', 'Map'],
    ['java.util.Map.Entry<K,V>[]', 'Entry'],
    ['Item[]', 'Item'],
    ['Item...', 'Item'],
    ['shop.Item...', 'Item'],
    ['List<java.util.Map>', 'List'],
  ])('%s → %s', (type, expected) => expect(simpleName(type)).toBe(expected))
})

describe('bareType is what a compiler tells methods apart by', () => {
  test.each([
    ['int', 'int'],
    ['java.util.Map<K,V>', 'Map'],
    ['List<java.util.Map>[]', 'List[]'],
    ['shop.Item...', 'Item[]'],
  ])('%s → %s', (type, expected) => expect(bareType(type)).toBe(expected))
})

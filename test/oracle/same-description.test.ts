import {expect, test} from 'vitest'
import {commonForms} from './same-description.ts'

test.each([
  ['Rename Method a() : int renamed to b() : int in class Till', 'Rename Method  a() : int renamed to b() : int from class Till', true],
  ['Move And Rename Method a() from class A to b() from class B', 'Move Method a() from class A to b() from class B', true],
  ['Rename Package shop to store', 'Move Package shop to store', true],
  ['Merge Variable [a : int, b : int] to c : int in method m()', 'Merge Variable [b : int, a : int] to c : int in method m()', true],
  ['Rename Variable a : Map<K, V> to b', 'Rename Variable a : Map<K,V> to b', true],
  ['Rename Method a() in class Till.pay().new Listener<A>(x).on()', 'Rename Method a() in class Till.pay().on()', true],
  ['Rename Method a() in class Till', 'Rename Method a() in class Bank', false],
  ['Rename Method a(x int) in class Till', 'Rename Method a(y int) in class Till', false],
  ['Rename Method a() in class Till', 'Move Method a() in class Till', false],
])('%s ~ %s → %s', (one, other, same) => expect(commonForms(one)[0] === commonForms(other)[0]).toBe(same))

test('a superclass of several classes is one fact for each of them', () => {
  expect(commonForms('Extract Superclass Base from classes [A, B]')).toEqual([
    'Extract Superclass Base from class A',
    'Extract Superclass Base from class B',
  ])
})

import {expect, test} from 'vitest'
import {openSettings} from '../../src/extension/settings.ts'
import {storageWith} from './storage.ts'

test('until the reader chooses', async () => {
  const {current} = await openSettings(storageWith().area)
  expect(current).toMatchObject({start: 'by itself', off: [], hide: false, unwantedTypes: []})
})

test('what an older version stored is completed', async () => {
  const {current} = await openSettings(storageWith({settings: {hide: true}}).area)
  expect(current).toMatchObject({hide: true, start: 'by itself', off: []})
})

test('two pages see the same, until one of them is left', async () => {
  const {area} = storageWith()
  const [one, two] = [await openSettings(area), await openSettings(area)]
  const heard: string[] = []
  const leave = new AbortController()
  two.watch(({start}) => heard.push(start), leave)
  one.update({start: 'on click'})
  expect(two.current.start).toBe('on click')
  leave.abort()
  one.update({start: 'by itself'})
  expect(heard).toEqual(['on click'])
  expect(two.current.start).toBe('by itself')
})

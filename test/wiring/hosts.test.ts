import {beforeEach, expect, test} from 'vitest'
import {type Hosts, openHosts} from '../../src/extension/hosts.ts'
import {storageWith} from './storage.ts'

const company = 'github.example.com'

let permitted: Set<string>
let scripts: Map<string, {matches?: string[]; js?: string[]}>
let storage: ReturnType<typeof storageWith>
let hosts: Hosts

beforeEach(() => {
  permitted = new Set([`https://${company}/*`])
  scripts = new Map()
  storage = storageWith()
  hosts = openHosts({
    storage: storage.area,
    permissions: {
      contains: async ({origins = []}) => origins.every(origin => permitted.has(origin)),
      remove: async ({origins = []}) => origins.every(origin => permitted.delete(origin)),
    },
    scripting: {
      getRegisteredContentScripts: async ({ids = []} = {}) => ids.filter(id => scripts.has(id)).map(id => ({id})),
      registerContentScripts: async added => {
        for (const script of added) scripts.set(script.id, script)
      },
      unregisterContentScripts: async ({ids = []} = {}) => {
        for (const id of ids) scripts.delete(id)
      },
    },
    script: {js: ['content.js'], css: ['content.css']},
  })
})

test('github.com is always there', async () => expect(await hosts.all()).toEqual(['github.com']))

test('a host gets its script, on its own pages', async () => {
  await hosts.add(company)
  expect(await hosts.all()).toEqual(['github.com', company])
  expect([...scripts.values()]).toMatchObject([{matches: [`https://${company}/*`], js: ['content.js']}])
})

test('added twice, it is there once', async () => {
  await hosts.add(company)
  await hosts.add(company)
  expect(await hosts.all()).toEqual(['github.com', company])
})

test('removed: permission, script and token are gone', async () => {
  await hosts.add(company)
  await storage.area.set({[`token ${company}`]: 'secret', 'token github.com': 'other'})
  await hosts.remove(company)
  expect(await hosts.all()).toEqual(['github.com'])
  expect([permitted.size, scripts.size]).toEqual([0, 0])
  expect([...storage.kept.keys()].sort()).toEqual(['hosts', 'token github.com'])
})

test('the reader took the permission back in the browser: script and token go, too', async () => {
  await hosts.add(company)
  await storage.area.set({[`token ${company}`]: 'secret'})
  permitted.clear()
  expect(await hosts.all()).toEqual(['github.com'])
  await hosts.tidy()
  expect(scripts.size).toBe(0)
  expect(storage.kept.get('hosts')).toEqual([])
  expect(storage.kept.has(`token ${company}`)).toBe(false)
})

test('an update takes the script away: it is given back', async () => {
  await hosts.add(company)
  scripts.clear()
  await hosts.tidy()
  expect([...scripts.keys()]).toEqual([company])
})

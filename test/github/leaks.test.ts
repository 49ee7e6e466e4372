import {expect, test} from 'vitest'
import {enterpriseToken, knownToken} from './github.ts'
import {enterprise} from './hosts.ts'
import {leakIn} from './leaks.ts'
import type {RecordedRequest} from './requests.ts'

const request = (given: Partial<RecordedRequest>): RecordedRequest => ({
  host: 'api.github.com',
  method: 'GET',
  path: '/user',
  headers: {},
  body: '',
  at: 0,
  ...given,
})
const authorization = `token ${knownToken}`

test.each<[string | undefined, Partial<RecordedRequest>]>([
  [undefined, {}],
  [undefined, {headers: {authorization}}],
  [undefined, {host: enterprise, path: '/api/v3/user', headers: {authorization: `token ${enterpriseToken}`}}],
  ['in the address', {path: `/user?token=${knownToken}`}],
  ['in the address', {path: `/user?token=%67hp_secretSecret`}],
  ['in the body', {body: `{"token": "${knownToken}"}`}],
  ['in the header x-token', {headers: {authorization, 'x-token': knownToken}}],
  ['no API', {host: 'raw.githubusercontent.com', headers: {authorization}}],
  ['no API', {host: 'github.com', headers: {authorization}}],
  ['no API', {host: enterprise, path: '/refract/shop', headers: {authorization: `token ${enterpriseToken}`}}],
  ['another host', {host: enterprise, path: '/api/v3/user', headers: {authorization}}],
  ['another host', {headers: {authorization: `token ${enterpriseToken}`}}],
])('%s: %j', (leak, given) => {
  const found = leakIn(request(given))
  if (leak) expect(found).toContain(leak)
  else expect(found).toBeUndefined()
  expect(found ?? '').not.toContain(knownToken)
})

/** What the options page knows and says, without a browser. */
import {expect, test} from 'vitest'
import {families} from '../../src/engine/families/index.ts'
import {tokenWords} from '../../src/extension/options/token-words.ts'
import {typeGroups} from '../../src/extension/options/types.ts'
import type {AcceptedToken} from '../../src/github/api/token.ts'

test('every type that can be found can be chosen, once', () => {
  const offered = typeGroups.flatMap(({types}) => types)
  expect([...offered].sort()).toEqual([...new Set(families.flatMap(({names}) => names))].sort())
})

const token: AcceptedToken = {kind: 'accepted', login: 'ada', rate: {limit: 5000, remaining: 4000}, scopes: ['repo']}
const now = Date.parse('2026-01-01T00:00:00Z')
const facts = (changes: Partial<AcceptedToken>) => tokenWords({...token, ...changes}, now).facts
const warnings = (changes: Partial<AcceptedToken>) => facts(changes).flatMap(({text, warning}) => (warning ? [text] : []))

test('whose it is and what is left', () => {
  expect(tokenWords(token).state).toBe('A token of ada is stored, and GitHub accepts it.')
  expect(facts({})[0]!.text).toBe('4,000 of 5,000 requests are left in this hour.')
  expect(facts({rate: undefined})[0]!.text).toBe('This host does not limit requests.')
})

test('what it may do', () => {
  expect(facts({}).at(-1)!.text).toContain('reads private repositories')
  expect(facts({scopes: []}).at(-1)!.text).toContain('reads public repositories')
  expect(facts({scopes: undefined}).at(-1)!.text).toContain('fine-grained')
})

test('what is worth a second look', () => {
  expect(warnings({})).toEqual([])
  expect(warnings({scopes: ['repo', 'delete_repo', 'workflow']})).toEqual(['It may do more than Refract needs: delete_repo, workflow.'])
  expect(warnings({expires: Date.parse('2026-01-05T12:00:00Z')})).toEqual(['It ends on January 5, 2026.'])
  expect(warnings({expires: Date.parse('2026-06-01T12:00:00Z')})).toEqual([])
  expect(tokenWords({kind: 'failed', failure: {kind: 'token refused'}}).facts).toMatchObject([{warning: true}])
})

import {expect, test} from 'vitest'
import {pageReport, toolbarOf} from '../../src/extension/page-report.ts'
import {badgeText} from '../../src/extension/toolbar.ts'
import {findings, refactoring} from '../overlay/make.ts'

const where = {host: 'github.com', owner: 'o', repository: 'r'}
const shown = {kind: 'shown', findings: findings({refactorings: [refactoring('Rename Method')]})} as const

test('the toolbar counts what was found, and keeps still until then', () => {
  expect(toolbarOf(shown)).toMatchObject({count: 1})
  expect(toolbarOf({kind: 'waiting'})).toEqual({})
  expect(toolbarOf({kind: 'working', progress: {step: 'listing'}})).toEqual({})
  expect(toolbarOf({kind: 'failed', trouble: {kind: 'no connection'}})).toEqual({sentence: 'No connection to GitHub'})
})

test.each([
  [0, ''],
  [7, '7'],
  [999, '999'],
  [1000, '999+'],
])('%i → "%s"', (count, expected) => expect(badgeText(count)).toBe(expected))

test('the popup hears the sentence, and what to do', () => {
  expect(pageReport(where, shown)).toMatchObject({kind: 'on', where, state: 'shown', tally: {changed: 0}})
  expect(pageReport(where, {kind: 'failed', trouble: {kind: 'token refused'}})).toMatchObject({
    sentence: 'GitHub refuses the token',
    advice: 'It may have expired or been revoked.',
  })
})

import {expect, test} from 'vitest'
import type {Outcome} from '../../src/extension/messages.ts'
import {resumption} from '../../src/extension/resumption.ts'
import type {Note} from '../../src/overlay/findings.ts'
import {findings} from '../overlay/make.ts'

const now = 1_000_000
const limit = (resetsAt: number) => ({kind: 'rate limit', resetsAt, withToken: false}) as const
const notFetched = (reason: Extract<Note, {kind: 'not fetched'}>['reason']): Note => ({kind: 'not fetched', path: 'A.java', reason})

test.each<[string, Outcome, number | undefined]>([
  ['the limit', {kind: 'failed', trouble: limit(now + 60_000)}, now + 62_000],
  ['a limit that should be over', {kind: 'failed', trouble: limit(now - 5)}, now + 10_000],
  ['another trouble', {kind: 'failed', trouble: {kind: 'no connection'}}, undefined],
  ['some files', {kind: 'shown', findings: findings({notes: [notFetched(limit(now + 60_000)), notFetched({kind: 'gone'})]})}, now + 62_000],
  ['all is there', {kind: 'shown', findings: findings({})}, undefined],
])('when a page goes on: %s', (_, outcome, time) => expect(resumption(outcome, now)).toBe(time))

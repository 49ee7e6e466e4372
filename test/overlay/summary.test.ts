import {expect, test} from 'vitest'
import {type PageState, stateWord} from '../../src/overlay/findings.ts'
import {notesWords} from '../../src/overlay/words/notes.ts'
import {summary} from '../../src/overlay/words/summary.ts'
import {findings, refactoring} from './make.ts'

const fiveAfterTwo = new Date(2026, 4, 1, 14, 5).getTime()
const clock = new Date(fiveAfterTwo).toLocaleTimeString([], {hour: '2-digit', minute: '2-digit'})
const limit = {kind: 'rate limit', resetsAt: fiveAfterTwo, withToken: false} as const
const two = [refactoring('Rename Method'), refactoring('Move Class')]
const shown = (given: Parameters<typeof findings>[0]): PageState => ({kind: 'shown', findings: findings(given)})

test.each<[string, string, PageState]>([
  ['working', 'Asking GitHub what changed', {kind: 'working', progress: {step: 'listing'}}],
  ['working', 'Fetching 3 of 12 files', {kind: 'working', progress: {step: 'fetching', done: 3, total: 12}}],
  ['working', 'Reading 1 of 1 file', {kind: 'working', progress: {step: 'reading', done: 1, total: 1}}],
  ['done', '2 refactorings', shown({refactorings: two})],
  [
    'done',
    '2 refactorings explain 312 of 1,412 lines',
    shown({
      refactorings: two,
      files: [
        {path: 'A.java', read: true, changed: 412, explained: 312, partly: 0},
        {path: 'a.css', read: false, changed: 1000, explained: 0, partly: 0},
      ],
    }),
  ],
  ['done', '1 refactoring', shown({refactorings: two.slice(1)})],
  ['done', 'No refactorings in 12 files', shown({})],
  ['done', 'No file in a language that Refract reads', shown({filesChanged: 3, filesRead: 0})],
  ['done', 'The first commit: nothing to compare with', shown({filesRead: 0, notes: [{kind: 'first commit'}]})],
  ['done', '2 refactorings', shown({refactorings: two, notes: [{kind: 'merge', parents: 2}]})],
  [
    'partial',
    'No refactorings in 10 files · 2 files not read',
    shown({
      filesRead: 10,
      notes: [
        {kind: 'not fetched', path: 'A.java', reason: limit},
        {kind: 'not read', path: 'B.java', side: 'before', reason: 'too large'},
        {kind: 'not read', path: 'B.java', side: 'after', reason: 'too large'},
      ],
    }),
  ],
  ['partial', '2 refactorings · not all files listed', shown({refactorings: two, notes: [{kind: 'list cut', listed: 300}]})],
  ['partial', '2 refactorings · not finished', shown({refactorings: two, notes: [{kind: 'stopped', reason: 'time limit'}]})],
  [
    'partial',
    "2 refactorings, but this page's layout is not recognised",
    shown({refactorings: two, notes: [{kind: 'page not recognised'}]}),
  ],
  ['failed', `GitHub's limit is reached until ${clock}`, {kind: 'failed', trouble: limit}],
  ['failed', 'A token is needed to read this repository', {kind: 'failed', trouble: {kind: 'not found', withToken: false}}],
])('%s: %s', (word, text, state) => {
  expect(summary(state)).toBe(text)
  expect(stateWord(state)).toBe(word)
})

test('one line a reason, with its files', () => {
  const notes = notesWords([
    {kind: 'not fetched', path: 'A.java', reason: limit},
    {kind: 'not fetched', path: 'B.java', reason: limit},
    {kind: 'other languages', paths: ['README.md']},
  ])
  expect(notes).toEqual([
    {text: `Not read: GitHub's limit is reached until ${clock}`, paths: ['A.java', 'B.java']},
    {text: 'In languages that Refract does not read', paths: ['README.md']},
  ])
})

import {expect, test} from 'vitest'
import type {ReasonKind} from '../../src/engine/preserve/reason.ts'
import type {Reason, Verdict} from '../../src/library/index.ts'
import {evidence} from '../../src/overlay/words/evidence.ts'
import type {Name} from '../../src/overlay/words/names.ts'
import {reasonWords} from '../../src/overlay/words/reason.ts'
import {shownName, visible} from '../../src/overlay/words/shown-code.ts'
import type {InnerDiff} from '../../src/report/inner-diff.ts'

const reason = (kind: string, name?: string): Reason => ({kind, text: 'In English.', ...(name && {name}), before: [], after: []})
const inner = (same: number, removed: number, added: number): InnerDiff => ({kind: 'compared', same, removed, added, rows: [], left: 0})
const judged = (verdict: Verdict, ...reasons: Reason[]) => ({verdict, reasons})

test.each<[ReturnType<typeof judged>, InnerDiff | undefined, string]>([
  [judged('pure'), undefined, 'Proved: nothing else changes, and all names bind as before.'],
  [judged('pure'), {kind: 'too long'}, 'Proved: nothing else changes, and all names bind as before.'],
  [judged('pure'), inner(0, 1, 1), 'Proved: nothing else changes, and all names bind as before.'],
  [judged('pure'), inner(1, 0, 0), 'Proved: 1 line is identical, and all names bind as before.'],
  [judged('pure'), inner(14, 0, 0), 'Proved: 14 lines are identical, and all names bind as before.'],
  [judged('pure'), inner(12, 1, 2), 'Proved: 12 of 14 lines are identical, the others do the same, and all names bind as before.'],
  [judged('mixed', reason('clash')), undefined, '1 thing goes beyond the refactoring:'],
  [judged('mixed', reason('edited'), reason('added')), inner(2, 1, 1), '2 of 3 lines are identical. 2 things go beyond the refactoring:'],
  [judged('mixed', reason('bound otherwise')), inner(3, 0, 0), 'All 3 lines are identical. 1 thing goes beyond the refactoring:'],
  [judged('unproved', reason('unseen')), undefined, 'It could not be proved that nothing else changes:'],
  [judged('unproved'), undefined, 'Whether anything else changes was not looked at.'],
])('%o %o → %s', (verdict, diff, expected) => expect(evidence(verdict, diff)).toBe(expected))

const written = (parts: Name[]) => parts.map(({text, code}) => (code === undefined ? text : `‹${text}›`)).join('')

test.each([
  [reason('edited'), 'This code was edited.'],
  [reason('bound otherwise', 'total'), '‹total› reads the same and means something else.'],
  [reason('rests on', 'Move Class'), 'It rests on the Move Class, which is not pure.'],
  [reason('some new kind', 'total'), 'In English.'],
])('%o → %s', (given, expected) => expect(written(reasonWords(given))).toBe(expected))

/** The type makes sure that none is missing. */
const kinds: Record<ReasonKind, true> = {
  edited: true,
  added: true,
  dropped: true,
  reordered: true,
  elsewhere: true,
  'bound otherwise': true,
  'evaluated otherwise': true,
  assigned: true,
  'ends otherwise': true,
  'overrides otherwise': true,
  clash: true,
  'rests on': true,
  broken: true,
  unseen: true,
  'not modelled': true,
}

test.each(Object.keys(kinds))('%s has a sentence, with and without a name', kind => {
  expect(written(reasonWords(reason(kind)))).not.toContain('English')
  expect(written(reasonWords(reason(kind, 'total')))).toContain('total')
})

test('marks that turn the direction of text are seen, and turn nothing', () => {
  expect(visible('a\u202Eb\u2066c')).toBe('a⟨U+202E⟩b⟨U+2066⟩c')
})

test('a long name keeps its beginning and its end', () => {
  const name = shownName(`begin${'x'.repeat(5000)}end`)
  expect(name).toMatch(/^beginx+…x+end$/)
  expect(name.length).toBeLessThan(101)
  expect(shownName('short')).toBe('short')
})

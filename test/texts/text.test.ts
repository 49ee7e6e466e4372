import {afterEach, expect, test} from 'vitest'
import german from '../../public/_locales/de/messages.json'
import english from '../../public/_locales/en/messages.json'
import {counted, text, textParts, useTexts} from '../../src/texts/text.ts'
import {inMessages} from './in-messages.ts'

const speak = {
  en: () => useTexts({language: 'en', lookUp: inMessages(english)}),
  de: () => useTexts({language: 'de', lookUp: inMessages(german)}),
}
afterEach(speak.en)

test.each([
  ['en', 0, '0 files'],
  ['en', 1, '1 file'],
  ['en', 1234, '1,234 files'],
  ['de', 1, '1 Datei'],
  ['de', 1234, '1.234 Dateien'],
] as const)('%s: %i', (language, number, expected) => {
  speak[language]()
  expect(counted('files', number)).toBe(expected)
})

test('values may hold anything', () => expect(text('note_not_read', '$2 <b>')).toBe('Not read: $2 <b>'))

test('in pieces', () => {
  expect(textParts('same_type_several', '3', '$1')).toEqual([{text: '3', value: 0}, {text: ' × '}, {text: '$1', value: 1}])
})

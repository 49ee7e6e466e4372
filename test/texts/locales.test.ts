/** Every language has every text, and no text is left that nobody asks for. */
import {readdirSync} from 'node:fs'
import {expect, test} from 'vitest'
import {inRoot} from '../../scripts/build/root.ts'
import {projectFiles, readText} from '../conventions/sources.ts'
import type {Messages} from './in-messages.ts'

const languages = readdirSync(inRoot('public/_locales'))
const messagesOf = (language: string): Messages => JSON.parse(readText(`public/_locales/${language}/messages.json`))
const english = messagesOf('en')
const placeholders = (text: string) => [...new Set(text.match(/\$\d/g))].sort()

/** Languages have different forms for numbers; these are the texts apart from them. */
const stems = (messages: Messages) => [...new Set(Object.keys(messages).map(name => name.replace(/_(zero|one|two|few|many|other)$/, '')))]

test('English and one more', () => expect(languages).toEqual(expect.arrayContaining(['en', 'de'])))

test.each(languages)('%s has all texts, in order', language => {
  const messages = messagesOf(language)
  expect(stems(messages)).toEqual(stems(english))
  expect(Object.keys(messages)).toEqual(Object.keys(messages).sort())
  for (const form of new Intl.PluralRules(language).resolvedOptions().pluralCategories) {
    const missing = Object.keys(messages).filter(name => name.endsWith('_other') && !messages[name.replace(/other$/, form)])
    expect(missing).toEqual([])
  }
})

test.each(languages)('%s says all values', language => {
  const messages = messagesOf(language)
  for (const [name, {message}] of Object.entries(messages)) {
    expect([name, message.trim()]).not.toEqual([name, ''])
    expect([name, ...placeholders(message)]).toEqual([name, ...placeholders(english[name]?.message ?? message)])
  }
})

test('every text is asked for', () => {
  const sources = projectFiles()
    .filter(path => /^src\/.*\.(tsx?|html)$/.test(path) || path === 'manifest.json')
    .map(readText)
    .join('\n')
  const unused = stems(english).filter(name => !new RegExp(`(['"\`]|__MSG_)${name}(['"\`]|__)`).test(sources))
  expect(unused).toEqual([])
})

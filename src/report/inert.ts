/** Text from a repository, made harmless for whatever reads it next: nothing in it may hide, turn around or break a line. */

/** Controls, marks that turn the direction of text, signs without width, and line breaks that are not line feeds. */
const UNSEEN = /[\p{Cc}\p{Cf}\u2028\u2029]/gu

/** `pay\u202eyap`: what cannot be seen is written out. */
export const visible = (text: string): string => text.replace(UNSEEN, sign => `\\u${sign.codePointAt(0)!.toString(16).padStart(4, '0')}`)

/** On one line: line breaks and tabs become spaces before all else is made visible. */
export const oneLine = (text: string): string => visible(text.replace(/[\r\n\t\v\f\u0085\u2028\u2029]+/g, ' '))

/** JSON that says the same, with all that cannot be seen written out. */
export const inertJson = (value: unknown): string =>
  `${JSON.stringify(value, null, 2).replace(/(?!\n)[\p{Cc}\p{Cf}\u2028\u2029]/gu, sign => sign.split('').map(escapedUnit).join(''))}\n`

const escapedUnit = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`

/** Every text that a reader sees, by its name in `public/_locales`. Whoever starts a page says where texts are looked up. */
import type english from '../../public/_locales/en/messages.json'

export type TextName = keyof typeof english

/** Texts that say how many: one for each form that a language has, `files_one` and `files_other`. */
export type CountedName = TextName extends infer Name ? (Name extends `${infer Stem}_other` ? Stem : never) : never

export interface Texts {
  language: string
  /** Empty where there is no text of that name. */
  lookUp(name: string, values: string[]): string
}

let texts: Texts | undefined

export function useTexts(chosen: Texts) {
  texts = chosen
}

/** `text('reading', 3, 12)`: values stand where the text has `$1`, `$2` … */
export const text = (name: TextName, ...values: (string | number)[]): string => found(name, values)

/** `counted('files', 12)`: in the form that the number asks for, with the number as `$1`. */
export function counted(name: CountedName, number: number, ...values: (string | number)[]): string {
  const form = formsOf(language()).plural.select(number)
  return lookUp(`${name}_${form}`, [number, ...values]) || found(`${name}_other`, [number, ...values])
}

export interface TextPart {
  text: string
  /** Which value it is, from 0; absent for the words between them. */
  value?: number
}

/** A text in pieces, for values that look different from the words around them. */
export function textParts(name: TextName, ...values: string[]): TextPart[] {
  // Signs of the private use area: no text has them.
  const pieces = text(name, ...values.map((_, index) => `\uE000${index}\uE001`)).split(/\uE000(\d+)\uE001/)
  return pieces
    .map((piece, index): TextPart => (index % 2 === 0 ? {text: piece} : {text: values[Number(piece)]!, value: Number(piece)}))
    .filter(part => part.text !== '')
}

export const language = (): string => texts?.language ?? 'en'

/** `1,234`, as the reader's language writes it. */
export const written = (number: number): string => formsOf(language()).number.format(number)

let forms: {language: string; number: Intl.NumberFormat; plural: Intl.PluralRules} | undefined

/** How a language writes and counts takes a while to find out, and progress is told many times. */
function formsOf(language: string) {
  if (forms?.language !== language) {
    forms = {language, number: new Intl.NumberFormat(language), plural: new Intl.PluralRules(language)}
  }
  return forms
}

function found(name: string, values: (string | number)[]): string {
  const result = lookUp(name, values)
  if (!result) throw new Error(`there is no text ${name}`)
  return result
}

const lookUp = (name: string, values: (string | number)[]): string =>
  texts?.lookUp(
    name,
    values.map(value => (typeof value === 'number' ? written(value) : value)),
  ) ?? ''

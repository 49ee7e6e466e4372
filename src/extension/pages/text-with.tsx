import type {ComponentChild} from 'preact'
import {type TextName, textParts} from '../../texts/text.ts'

/** A text in which a value is more than words: `<TextWith name="…" values={['token']} show={value => <b>{value}</b>} />`. */
export function TextWith({name, values, show}: {name: TextName; values: string[]; show(value: string, index: number): ComponentChild}) {
  return <>{textParts(name, ...values).map(({text, value}) => (value === undefined ? text : show(text, value)))}</>
}

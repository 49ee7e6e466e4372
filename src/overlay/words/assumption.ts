/** What a proof takes for granted, in the reader's language. */
import type {Assumption} from '../../engine/report.ts'
import {type TextName, textParts} from '../../texts/text.ts'
import {asWritten, type Name} from './names.ts'

const sentences: Record<Assumption['kind'], TextName> = {
  'overrides nothing unseen': 'assumption_overrides',
  'inherited alike': 'assumption_inherited',
}

export const assumptionWords = ({kind, name, types}: Assumption): Name[] =>
  textParts(sentences[kind], name, types.join(', ')).map(({text, value}) => (value === undefined ? {text} : asWritten(text)))

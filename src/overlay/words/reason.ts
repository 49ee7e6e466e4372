/** Why a refactoring is not pure, or not proved to be: a sentence for each kind of reason, with and without a name. */
import type {Reason} from '../../engine/report.ts'
import {type TextName, text, textParts} from '../../texts/text.ts'
import {asWritten, type Name} from './names.ts'

const sentences: Record<string, [plain: TextName, named: TextName]> = {
  edited: ['reason_edited', 'reason_edited_name'],
  added: ['reason_added', 'reason_added_name'],
  dropped: ['reason_dropped', 'reason_dropped_name'],
  reordered: ['reason_reordered', 'reason_reordered_name'],
  elsewhere: ['reason_elsewhere', 'reason_elsewhere_name'],
  'bound otherwise': ['reason_bound', 'reason_bound_name'],
  'evaluated otherwise': ['reason_evaluated', 'reason_evaluated_name'],
  assigned: ['reason_assigned', 'reason_assigned_name'],
  'ends otherwise': ['reason_ends', 'reason_ends_name'],
  'overrides otherwise': ['reason_overrides', 'reason_overrides_name'],
  clash: ['reason_clash', 'reason_clash_name'],
  'rests on': ['reason_rests_on', 'reason_rests_on_name'],
  broken: ['reason_broken', 'reason_broken_name'],
  unseen: ['reason_unseen', 'reason_unseen_name'],
  'still reading': ['reason_still_reading', 'reason_still_reading'],
  'not modelled': ['reason_not_modelled', 'reason_not_modelled_name'],
}

/** A kind that is not known here keeps its English sentence. */
export function reasonWords({kind, name, text: english}: Reason): Name[] {
  const [plain, named] = sentences[kind] ?? []
  if (!plain || !named) return [{text: english}]
  if (name === undefined) return [{text: text(plain)}]
  const value = kind === 'rests on' ? {text: name} : asWritten(name)
  return textParts(named, ' ').map(part => (part.value === undefined ? {text: part.text} : value))
}

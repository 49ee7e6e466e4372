/** What was not read, and why: one line a reason, with the files it holds for. */
import type {SkipReason} from '../../engine/report.ts'
import {counted, type TextName, text} from '../../texts/text.ts'
import type {Note} from '../findings.ts'
import {troubleWords} from './trouble.ts'

export interface NoteWords {
  text: string
  paths: string[]
}

export function notesWords(notes: Note[]): NoteWords[] {
  const lines = new Map<string, Set<string>>()
  for (const note of notes) {
    const {text, paths} = noteWords(note)
    lines.set(text, new Set([...(lines.get(text) ?? []), ...paths]))
  }
  return [...lines].map(([text, paths]) => ({text, paths: [...paths]}))
}

function noteWords(note: Note): NoteWords {
  switch (note.kind) {
    case 'not fetched':
      return {text: text('note_not_read', missingWords(note.reason)), paths: [note.path]}
    case 'not read':
      return {text: text('note_not_read', text(skipWords[note.reason])), paths: [note.path]}
    case 'syntax errors':
      return {text: text('note_syntax_errors'), paths: [`${note.path}:${note.line}`]}
    case 'list cut':
      return {text: note.total ? counted('note_list_cut_of', note.total, note.listed) : text('note_list_cut', note.listed), paths: []}
    case 'stopped':
      return {text: text(note.reason === 'time limit' ? 'note_time_limit' : 'note_stopped'), paths: []}
    case 'other languages':
      return {text: text('note_other_languages'), paths: note.paths}
    case 'set aside':
      return {text: text('note_not_read', text(asideWords[note.reason])), paths: [note.path]}
    case 'merge':
      return {text: counted('note_merge', note.parents), paths: []}
    case 'first commit':
      return {text: text('note_first_commit'), paths: []}
    case 'page not recognised':
      return {text: text('note_not_recognised'), paths: []}
  }
}

function missingWords(reason: Extract<Note, {kind: 'not fetched'}>['reason']): string {
  if (reason.kind === 'too large') return text('note_too_large')
  return reason.kind === 'gone' ? text('note_gone') : troubleWords(reason).title
}

const asideWords: Record<Extract<Note, {kind: 'set aside'}>['reason'], TextName> = {
  submodule: 'aside_submodule',
  'symbolic link': 'aside_link',
  'stored elsewhere': 'aside_lfs',
  generated: 'aside_generated',
}

const skipWords: Record<SkipReason, TextName> = {
  'language not supported': 'skip_language',
  'not text': 'skip_not_text',
  'too large': 'skip_too_large',
  'too deep': 'skip_too_deep',
  'took too long': 'skip_took_too_long',
}

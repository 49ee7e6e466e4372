/** What was not read, and why: one line a reason, with the files it holds for. */
import type {Note} from '../findings.ts'
import {count} from './count.ts'
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
      return {text: `Not read: ${note.reason.kind === 'too large' ? 'too large' : troubleWords(note.reason).title}`, paths: [note.path]}
    case 'not read':
      return {text: `Not read: ${note.reason}`, paths: [note.path]}
    case 'syntax errors':
      return {text: 'Read in part: syntax errors', paths: [`${note.path}:${note.line}`]}
    case 'list cut':
      return {
        text: `GitHub lists ${note.listed} of ${note.total ? count(note.total, 'file') : 'the changed files'}; the others were not read`,
        paths: [],
      }
    case 'stopped':
      return {text: note.reason === 'time limit' ? 'Stopped after the time limit: there may be more' : 'Stopped early', paths: []}
    case 'other languages':
      return {text: 'In languages that Refract does not read', paths: note.paths}
    case 'merge':
      return {text: `A merge of ${count(note.parents, 'parent')}, compared with the first`, paths: []}
    case 'first commit':
      return {text: 'Nothing was there before', paths: []}
    case 'page not recognised':
      return {text: "GitHub's page looks different from all that Refract knows, so no line can be marked", paths: []}
  }
}

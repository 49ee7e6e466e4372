/** The one sentence that says where Refract stands. It is true in every state. */
import {counted, text} from '../../texts/text.ts'
import type {Findings, PageState, Progress} from '../findings.ts'
import {tallyOf} from '../tally.ts'
import {clock} from './count.ts'
import {troubleWords} from './trouble.ts'

export function summary(state: PageState): string {
  switch (state.kind) {
    case 'waiting':
      return text('summary_waiting')
    case 'working':
      return progressWords(state.progress)
    case 'failed':
      return troubleWords(state.trouble).title
    case 'shown':
      return findingsWords(state.findings)
  }
}

function progressWords(progress: Progress): string {
  switch (progress.step) {
    case 'listing':
      return text('progress_listing')
    case 'fetching':
      return counted('progress_fetching', progress.total, progress.done)
    case 'reading':
      return counted('progress_reading', progress.total, progress.done)
    case 'paused':
      return text('progress_paused', clock(progress.until))
    case 'detecting':
      return text('progress_detecting')
    case 'proving':
      return text('progress_proving')
  }
}

function findingsWords(findings: Findings): string {
  const {refactorings, notes, filesChanged, filesRead} = findings
  const has = (kind: string) => notes.some(note => note.kind === kind)
  const unread = new Set(notes.flatMap(note => (note.kind === 'not fetched' || note.kind === 'not read' ? [note.path] : []))).size
  if (has('page not recognised')) return text('summary_not_recognised', resultWords(findings))
  if (has('first commit')) return text('summary_first_commit')
  if (filesRead === 0 && unread === 0 && refactorings.length === 0) {
    return text(filesChanged === 0 ? 'summary_nothing_changed' : 'summary_no_language')
  }
  const gaps = [
    unread > 0 && counted('summary_unread', unread),
    has('list cut') && text('summary_list_cut'),
    has('stopped') && text('summary_stopped'),
  ]
  return [resultWords(findings), ...gaps.filter(gap => gap !== false)].join(' · ')
}

function resultWords(findings: Findings): string {
  const {refactorings, filesRead} = findings
  const {changed, explained} = tallyOf(findings.files)
  if (refactorings.length > 0 && explained > 0) return counted('summary_explain', refactorings.length, explained, changed)
  if (refactorings.length > 0) return counted('refactorings', refactorings.length)
  return filesRead > 0 ? counted('summary_none', filesRead) : text('summary_nothing_read')
}

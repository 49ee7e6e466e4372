/** The one sentence that says where Refract stands. It is true in every state. */
import type {Findings, PageState, Progress} from '../findings.ts'
import {count} from './count.ts'
import {troubleWords} from './trouble.ts'

export function summary(state: PageState): string {
  switch (state.kind) {
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
      return 'Asking GitHub what changed'
    case 'fetching':
      return `Fetching ${progress.done} of ${count(progress.total, 'file')}`
    case 'reading':
      return `Reading ${progress.done} of ${count(progress.total, 'file')}`
    case 'detecting':
      return 'Looking for refactorings'
  }
}

function findingsWords(findings: Findings): string {
  const {refactorings, notes, filesChanged, filesRead} = findings
  const has = (kind: string) => notes.some(note => note.kind === kind)
  const unread = new Set(notes.flatMap(note => (note.kind === 'not fetched' || note.kind === 'not read' ? [note.path] : []))).size
  if (has('page not recognised')) return `${resultWords(findings)}, but this page's layout is not recognised`
  if (has('first commit')) return 'The first commit: nothing to compare with'
  if (filesRead === 0 && unread === 0 && refactorings.length === 0) {
    return filesChanged === 0 ? 'No file changed' : 'No file in a language that Refract reads'
  }
  const gaps = [
    unread > 0 && `${count(unread, 'file')} not read`,
    has('list cut') && 'not all files listed',
    has('stopped') && 'not finished',
  ]
  return [resultWords(findings), ...gaps.filter(gap => gap !== false)].join(' · ')
}

function resultWords({refactorings, filesRead}: Findings): string {
  if (refactorings.length > 0) return count(refactorings.length, 'refactoring')
  return filesRead > 0 ? `No refactorings in ${count(filesRead, 'file')}` : 'No file could be read'
}

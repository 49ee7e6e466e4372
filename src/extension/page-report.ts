/** What a page says of itself outside of the page: in the popup and in the toolbar. */
import type {InRepository} from '../github/address.ts'
import type {PageState} from '../overlay/findings.ts'
import {tallyOf} from '../overlay/tally.ts'
import {summary} from '../overlay/words/summary.ts'
import {troubleWords} from '../overlay/words/trouble.ts'
import type {PageReport, Toolbar} from './messages.ts'

export function pageReport(where: InRepository, state: PageState): PageReport {
  return {
    kind: 'on',
    where,
    state: state.kind,
    sentence: summary(state),
    advice: state.kind === 'failed' ? troubleWords(state.trouble).advice : undefined,
    tally: state.kind === 'shown' ? tallyOf(state.findings.files) : undefined,
  }
}

/** Only what lasts is worth a word in the toolbar. */
export function toolbarOf(state: PageState): Toolbar {
  switch (state.kind) {
    case 'shown':
      return {count: state.findings.refactorings.length, sentence: summary(state)}
    case 'failed':
      return {sentence: summary(state)}
    default:
      return {}
  }
}

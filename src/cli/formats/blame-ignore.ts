/** Commits that only refactor, for `git blame --ignore-revs-file`. */
import {oneLine} from '../../report/inert.ts'
import type {Format} from './format.ts'

export const blameIgnore: Format = {
  begin: '',
  record(change) {
    if (change.kind === 'failed' || !change.pure || !change.origin.commit) return ''
    const {commit, title} = change.origin
    return `${title ? `# ${oneLine(title)}\n` : ''}${commit}\n`
  },
  between: '',
  end: '',
  tellsFailures: false,
}

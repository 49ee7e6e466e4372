/** What can be done with the refactoring that the reader chose: a link to it, and a word to those who make Refract. */
import {useState} from 'preact/hooks'
import {text} from '../../texts/text.ts'
import {CopyButton} from '../copy/copy-button.tsx'
import type {Entry} from './entries.ts'
import {WrongResultForm} from './wrong-result-form.tsx'

export interface ItemActionsProps {
  entry: Entry
  /** The address of this page at one refactoring. */
  linkTo(refactoring: number): string
  /** Refract's own. */
  version: string
}

export function ItemActions({entry, linkTo, version}: ItemActionsProps) {
  const [reporting, setReporting] = useState(false)
  return (
    <div class="actions">
      <CopyButton look="link" label={text('copy_link')} copied={() => linkTo(entry.index)} />
      <button type="button" class="link" aria-expanded={reporting} onClick={() => setReporting(!reporting)}>
        {text('report_wrong_result')}
      </button>
      {reporting && <WrongResultForm refactoring={entry.refactoring} version={version} />}
    </div>
  )
}

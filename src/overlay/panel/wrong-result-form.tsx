/** Shows every letter of what is copied before it is; nothing is sent anywhere. */
import {useState} from 'preact/hooks'
import type {Refactoring} from '../../engine/report.ts'
import {wrongResult} from '../../report/wrong-result.ts'
import {text} from '../../texts/text.ts'
import {CopyButton} from '../copy/copy-button.tsx'

export function WrongResultForm({refactoring, version}: {refactoring: Refactoring; version: string}) {
  const [withDescription, setWithDescription] = useState(false)
  const report = wrongResult({refactoring, version, browser: navigator.userAgent, withDescription})
  return (
    <div class="wrong">
      <p>{text('report_what')}</p>
      <textarea readOnly rows={withDescription ? 9 : 8} aria-label={text('report_text')} value={report} />
      <label>
        <input type="checkbox" checked={withDescription} onChange={event => setWithDescription(event.currentTarget.checked)} />
        {text('report_with_description')}
      </label>
      <CopyButton look="button" label={text('report_copy')} copied={() => report} />
    </div>
  )
}

import {text} from '../../texts/text.ts'
import type {Progress} from '../findings.ts'

/** How far the files are; the steps without a count have no bar that could lie. */
export function ProgressBar({progress}: {progress: Progress}) {
  if (!('total' in progress) || progress.total === 0) return null
  return <progress class="progress" aria-label={text('panel_progress')} max={progress.total} value={progress.done} />
}

import {text} from '../../texts/text.ts'
import type {Trouble} from '../findings.ts'
import {troubleWords} from '../words/trouble.ts'
import type {PanelActions} from './panel.tsx'

/** What the reader can do; what went wrong stands above it. */
export function TroubleBox({trouble, actions}: {trouble: Trouble; actions: PanelActions}) {
  const {advice, action} = troubleWords(trouble)
  return (
    <div class="trouble">
      {advice && <p>{advice}</p>}
      {action === 'add token' && (
        <button type="button" class="button" onClick={actions.openOptions}>
          {text('action_open_options')}
        </button>
      )}
      {action && (
        <button type="button" class="button" onClick={actions.retry}>
          {text('action_try_again')}
        </button>
      )}
    </div>
  )
}

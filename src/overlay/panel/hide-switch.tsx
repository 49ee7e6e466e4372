/** The switch that folds away what is proved, what it saves, and why it can be trusted. */
import {useState} from 'preact/hooks'
import {counted, text} from '../../texts/text.ts'
import type {Tally} from '../tally.ts'
import {proofFigures} from './proof-figures.ts'

export interface HideSwitchProps {
  tally: Tally
  hide: boolean
  onHide(hide: boolean): void
}

export function HideSwitch({tally: {changed, explained}, hide, onHide}: HideSwitchProps) {
  const [helps, setHelps] = useState(false)
  if (changed === 0) return null
  return (
    <div class="hiding">
      <button type="button" class="switch" role="switch" aria-checked={hide} aria-describedby="hide-count" onClick={() => onHide(!hide)}>
        <b>{text('panel_hide')}</b>
        <span class="knob" aria-hidden="true" />
      </button>
      <div class="under">
        <span id="hide-count">
          {explained > 0 ? counted('panel_hide_count', changed - explained, changed) : text('panel_hide_nothing')}
        </span>
        <button type="button" class="link" aria-expanded={helps} aria-controls="hide-help" onClick={() => setHelps(!helps)}>
          {text('panel_hide_help')}
        </button>
      </div>
      {helps && (
        <div id="hide-help" class="help">
          <p>{text('panel_hide_help_what')}</p>
          <p>{text('panel_hide_help_how')}</p>
          <p>
            {text('panel_hide_help_mutants', proofFigures.mutants, proofFigures.survivors)}{' '}
            {counted('panel_hide_help_labels', proofFigures.calledPure, proofFigures.impureLabels)}
          </p>
          <p>{text('panel_hide_help_limits')}</p>
        </div>
      )}
    </div>
  )
}

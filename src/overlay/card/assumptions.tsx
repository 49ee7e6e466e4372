/** What the proof takes for granted, because it stands in files that did not change. */
import type {Assumption} from '../../engine/report.ts'
import {text} from '../../texts/text.ts'
import {assumptionWords} from '../words/assumption.ts'
import {Words} from './sentence.tsx'

const SHOWN = 3

export function Assumptions({assumptions = []}: {assumptions?: Assumption[]}) {
  if (assumptions.length === 0) return null
  return (
    <>
      <p class="why">{text('card_assuming')}</p>
      <ul class="reasons assumptions">
        {assumptions.slice(0, SHOWN).map(one => (
          <li key={`${one.kind} ${one.name}`}>
            <Words parts={assumptionWords(one)} />
          </li>
        ))}
        {assumptions.length > SHOWN && <li class="muted">{text('and_more', assumptions.length - SHOWN)}</li>}
      </ul>
    </>
  )
}

/** The small button at the right end of a line where a touched region begins. */
import {useRef} from 'preact/hooks'
import type {Refactoring} from '../../engine/report.ts'
import {counted, text} from '../../texts/text.ts'
import {Sign, worstVerdict} from '../sign.tsx'
import {verdictWords} from '../words/verdict.ts'

export interface BadgeProps {
  /** All that begin here. */
  refactorings: Refactoring[]
  /** They only follow from refactorings elsewhere. */
  follows: boolean
  onRest(): void
  onLeave(): void
  onFocus(): void
  onOpen(): void
}

const REST = 180 // milliseconds the pointer stays before the card opens: crossing a badge is not asking for it

export function BadgeButton({refactorings, follows, onRest, onLeave, onFocus, onOpen}: BadgeProps) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const label = labelOf(refactorings, follows)
  const verdict = worstVerdict(refactorings.map(one => one.verdict))
  return (
    <button
      type="button"
      class="badge"
      aria-haspopup="dialog"
      aria-label={text('badge_name', [label, ...new Set(refactorings.map(verdictWords))].join(', '))}
      onPointerEnter={() => {
        timer.current = setTimeout(onRest, REST)
      }}
      onPointerLeave={() => {
        clearTimeout(timer.current)
        onLeave()
      }}
      onFocus={onFocus}
      onBlur={onLeave}
      onClick={event => {
        // GitHub's own rows listen, too: a click on a line selects it.
        event.stopPropagation()
        clearTimeout(timer.current)
        onOpen()
      }}
    >
      <Sign verdict={verdict} />
      <span class="label">{label}</span>
    </button>
  )
}

function labelOf(refactorings: Refactoring[], follows: boolean): string {
  const types = [...new Set(refactorings.map(({type}) => type))]
  if (types.length > 1) return counted('refactorings', refactorings.length)
  if (follows) return text('follows', types[0]!)
  return refactorings.length === 1 ? types[0]! : text('same_type_several', refactorings.length, types[0]!)
}

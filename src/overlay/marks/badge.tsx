/** The small button at the right end of a line where a touched region begins. */
import {useRef} from 'preact/hooks'
import {count} from '../words/count.ts'

export interface BadgeProps {
  /** Of all refactorings that begin here. */
  types: string[]
  onRest(): void
  onLeave(): void
  onFocus(): void
  onOpen(): void
}

const REST = 180 // milliseconds the pointer stays before the card opens: crossing a badge is not asking for it

export function BadgeButton({types, onRest, onLeave, onFocus, onOpen}: BadgeProps) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const names = [...new Set(types)]
  const label =
    names.length === 1 && types.length === 1
      ? names[0]!
      : names.length === 1
        ? `${types.length} × ${names[0]}`
        : count(types.length, 'refactoring')
  return (
    <button
      type="button"
      class="badge"
      aria-haspopup="dialog"
      aria-label={`${label}: show what happened`}
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
      <i class="sign" />
      <span class="label">{label}</span>
    </button>
  )
}

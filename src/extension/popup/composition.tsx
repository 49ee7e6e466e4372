import type {Tally} from '../../overlay/tally.ts'
import {type TextName, text} from '../../texts/text.ts'

const parts: [keyof Omit<Tally, 'changed'>, TextName][] = [
  ['explained', 'popup_explained'],
  ['partly', 'popup_partly'],
  ['unexplained', 'popup_unexplained'],
  ['unread', 'popup_unread'],
]

/** What the changed lines are made of: a bar for the eyes, and the same in words. */
export function Composition({tally}: {tally: Tally}) {
  const present = parts.filter(([part]) => tally[part] > 0)
  if (present.length === 0) return null
  return (
    <>
      <div class="bar" aria-hidden="true">
        {present.map(([part]) => (
          <span key={part} class={part} style={{flexGrow: tally[part]}} />
        ))}
      </div>
      <p class="small muted">{present.map(([part, name]) => text(name, tally[part])).join(' · ')}</p>
    </>
  )
}

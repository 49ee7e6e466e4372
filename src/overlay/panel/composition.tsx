/** What the diff is made of, as a bar: a reader sees at once how much there is to read. */
import {type CountedName, counted} from '../../texts/text.ts'
import type {Tally} from '../tally.ts'

const parts = [
  ['explained', 'panel_bar_explained'],
  ['partly', 'panel_bar_partly'],
  ['unexplained', 'panel_bar_unexplained'],
  ['unread', 'panel_bar_unread'],
] as const satisfies [keyof Tally, CountedName][]

export function Composition({tally}: {tally: Tally}) {
  if (tally.changed === 0) return null
  const shown = parts.filter(([part]) => tally[part] > 0)
  return (
    <div class="composition">
      {/* The legend says the same in words. */}
      <div class="bar" aria-hidden="true">
        {shown.map(([part]) => (
          <i key={part} class={part} style={{flexGrow: tally[part]}} />
        ))}
      </div>
      <ul class="legend">
        {shown.map(([part, name]) => (
          <li key={part}>
            <i class={`swatch ${part}`} aria-hidden="true" />
            {counted(name, tally[part])}
          </li>
        ))}
      </ul>
    </div>
  )
}

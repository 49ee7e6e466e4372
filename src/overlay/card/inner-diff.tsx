/** What differs inside the code that a refactoring carried; all that is the same is dimmed, or only counted. */
import type {InnerDiff, InnerRow} from '../../report/inner-diff.ts'
import {counted, text} from '../../texts/text.ts'
import {visible} from '../words/shown-code.ts'
import {changedParts, type Part} from './changed-part.ts'

export function InnerDiffBox({diff}: {diff: InnerDiff}) {
  if (diff.kind === 'too long') return <p class="aside">{text('card_too_long')}</p>
  if (diff.rows.length === 0) return null
  const parts = changedParts(diff.rows)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups controls, and this is text
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, by keyboard too
    <div class="inner" role="group" aria-label={text('card_inner_diff')} tabIndex={0}>
      <div class="rows">
        {diff.rows.map((row, index) => (
          <Row key={index} row={row} part={parts.get(index)} />
        ))}
        {diff.left > 0 && <div class="skipped">{counted('card_left', diff.left)}</div>}
      </div>
    </div>
  )
}

const SIGNS = {same: ' ', removed: '−', added: '+'}

function Row({row, part}: {row: InnerRow; part?: Part}) {
  if (row.kind === 'skipped') return <div class="skipped">{counted('card_skipped', row.lines)}</div>
  return (
    <div class={row.kind}>
      <span class="diff-sign">{SIGNS[row.kind]}</span>
      <bdi>{part ? <Differing text={row.text} part={part} /> : visible(row.text)}</bdi>
    </div>
  )
}

const Differing = ({text, part: {start, end}}: {text: string; part: Part}) => (
  <>
    {visible(text.slice(0, start))}
    {end > start && <mark>{visible(text.slice(start, end))}</mark>}
    {visible(text.slice(end))}
  </>
)

/** The row in the place of folded lines: says how many and why, and opens them. The whole of it is one button. */
import {text} from '../../texts/text.ts'
import {Sign, signStyles} from '../sign.tsx'
import {fonts} from '../styles.ts'
import type {FoldWords} from '../words/fold.ts'

export interface StubProps {
  words: FoldWords
  open: boolean
  onToggle(): void
}

export function Stub({words: {count, refactorings, others, more}, open, onToggle}: StubProps) {
  return (
    <button type="button" class="stub" aria-expanded={open} onClick={onToggle}>
      <Sign verdict="pure" />
      <span class="words">
        {text(open ? 'fold_shown' : 'fold_folded', count)}{' '}
        {refactorings.map(({type, names}, index) => (
          <span key={index}>
            {index > 0 && ', '}
            <b>{type}</b> <code>{names}</code>
          </span>
        ))}
        {others.join(', ')}
        {more > 0 && ` ${text('and_more', more)}`}
        {refactorings.length > 0 && `, ${text('verdict_pure')}`}
      </span>
      <span class="action">{text(open ? 'fold_hide' : 'fold_show')}</span>
    </button>
  )
}

export const stubStyles = `
  :host { all: initial; display: block; color-scheme: inherit; user-select: none; -webkit-user-select: none; }
  .stub { display: flex; align-items: center; gap: 8px; width: 100%; min-height: 26px; padding: 2px 10px 2px 12px; box-sizing: border-box;
    border: 0; background: none; cursor: pointer; text-align: start; color: var(--fgColor-default, CanvasText); font: 12px/20px ${fonts.text}; }
  .words { flex: 1; min-width: 0; overflow-wrap: anywhere; }
  .stub b { font-weight: 600; }
  .stub code { font: 12px/1.5 ${fonts.code}; unicode-bidi: isolate; }
  .action { flex: none; text-decoration: underline; text-underline-offset: 2px; }
  .stub:hover .action { text-decoration-thickness: 2px; }
  .stub:focus-visible { outline: 2px solid var(--fgColor-accent, Highlight); outline-offset: -2px; }
  ${signStyles}
`

/** What stands in a file's header: how much of it changed, how much is left to review, and an offer where nothing is. */
import {text} from '../../texts/text.ts'
import type {FileTally} from '../findings.ts'
import {fonts} from '../styles.ts'
import {isAllExplained} from '../tally.ts'

export interface HeaderProps {
  tally: FileTally
  /** Absent where the page has no such thing, or the file is viewed already. */
  onViewed?(): void
}

export function Header({tally, onViewed}: HeaderProps) {
  const {changed, explained} = tally
  return (
    <span class="numbers">
      {text('header_changed', changed)}
      {' · '}
      {isAllExplained(tally) ? (
        <b>{text('header_all_explained')}</b>
      ) : (
        <>
          {text('header_explained', explained)}
          {' · '}
          <b>{text('header_to_review', changed - explained)}</b>
        </>
      )}
      {isAllExplained(tally) && onViewed && (
        <>
          {' · '}
          <button type="button" onClick={onViewed}>
            {text('header_mark_viewed')}
          </button>
        </>
      )}
    </span>
  )
}

export const headerStyles = `
  :host { all: initial; flex: 0 1 auto; min-width: 0; margin: 0 8px; color-scheme: inherit; overflow: hidden; }
  .numbers { display: block; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; color: var(--fgColor-muted, GrayText); font: 12px/20px ${fonts.text}; }
  b { font-weight: 600; color: var(--fgColor-default, CanvasText); }
  button { padding: 0; border: 0; background: none; color: var(--fgColor-accent, LinkText); font: inherit; cursor: pointer; }
  button:hover { text-decoration: underline; }
  button:focus-visible { outline: 2px solid var(--fgColor-accent, Highlight); outline-offset: -1px; }
`

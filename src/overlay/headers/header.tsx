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
      <span class="more">
        {text('header_changed', changed)}
        {' · '}
        {!isAllExplained(tally) && `${text('header_explained', explained)} · `}
      </span>
      <b>{isAllExplained(tally) ? text('header_all_explained') : text('header_to_review', changed - explained)}</b>
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

/** Takes nearly all of the room that is left and asks for none, or long paths would be broken elsewhere. */
export const headerStyles = `
  :host { all: initial; flex: 99 1 0; min-width: 0; container-type: inline-size; overflow: hidden; color-scheme: inherit; }
  .numbers { display: block; padding: 0 8px; overflow: hidden; text-overflow: ellipsis; text-align: end; white-space: nowrap; color: var(--fgColor-muted, GrayText); font: 12px/20px ${fonts.text}; }
  b { font-weight: 600; color: var(--fgColor-default, CanvasText); }
  button { padding: 0; border: 0; background: none; color: inherit; font: inherit; text-decoration: underline; text-underline-offset: 2px; cursor: pointer; }
  button:hover { color: var(--fgColor-default, LinkText); }
  button:focus-visible { outline: 2px solid var(--fgColor-accent, Highlight); outline-offset: -1px; }
  @container (width < 260px) { .more { display: none; } }
  @container (width < 100px) { .numbers { visibility: hidden; } }
`

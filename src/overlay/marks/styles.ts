import {signStyles} from '../sign.tsx'
import {fonts} from '../styles.ts'

/** Inside a badge's shadow root. The badge hangs over the row, so that no line moves. */
export const badgeStyles = `
  :host { all: initial; position: absolute; top: 0; z-index: 2; display: block; user-select: none; line-height: 0; }
  .badge { display: inline-flex; align-items: center; gap: 5px; height: 18px; margin: 1px 0; padding: 0 7px; cursor: pointer;
    border: 1px solid var(--borderColor-default, GrayText); border-radius: 9px; background: var(--bgColor-default, Canvas);
    color: var(--fgColor-muted, CanvasText); font: 11px/16px ${fonts.text}; white-space: nowrap; }
  .badge:hover { color: var(--fgColor-default, CanvasText); border-color: var(--fgColor-muted, CanvasText); }
  .badge:focus-visible { outline: 2px solid var(--fgColor-accent, Highlight); outline-offset: -1px; }
  ${signStyles}
  :host(.compact) .badge:not(:hover, :focus-visible) { padding: 0 4px; gap: 0; }
  :host(.compact) .badge:not(:hover, :focus-visible) .label { display: none; }
`

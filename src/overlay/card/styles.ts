import {fonts} from '../styles.ts'

const border = '1px solid var(--borderColor-muted, var(--borderColor-default, GrayText))'

export const cardStyles = `
  .card { position: absolute; z-index: 100; box-sizing: border-box; width: max-content; min-width: min(320px, calc(100vw - 16px)); max-width: min(480px, calc(100vw - 16px));
    max-height: 60vh; overflow: auto; background: var(--overlay-bgColor, var(--bgColor-default, Canvas));
    color: var(--fgColor-default, CanvasText); border: 1px solid var(--borderColor-default, GrayText); border-radius: 8px;
    box-shadow: var(--shadow-floating-small, 0 4px 16px rgb(0 0 0 / 20%)); font: 13px/1.45 ${fonts.text}; text-align: start; }
  .card article { padding: 0 14px 10px; }
  .card article + article { border-top: 1px solid var(--borderColor-default, GrayText); }
  .card h3 { display: flex; align-items: center; gap: 8px; margin: 0 -14px 10px; padding: 9px 14px; border-bottom: ${border}; font: 600 13px/1.45 ${fonts.text}; }
  .card .label { margin-inline-start: auto; padding: 0 7px; border: 1px solid currentColor; border-radius: 9px; font: 500 11px/18px ${fonts.text}; white-space: nowrap; }
  .label.pure { color: var(--fgColor-done, CanvasText); }
  .label.mixed { color: var(--fgColor-attention, CanvasText); }
  .label.unproved { color: var(--fgColor-muted, CanvasText); }
  .card p { margin: 0 0 8px; }
  .card .why, .card .aside, .muted, .side { color: var(--fgColor-muted, GrayText); }
  .card .aside { font-size: 12px; }
  .card .aside > .muted { white-space: nowrap; }
  .card .left { margin: 0; padding: 8px 14px; border-top: ${border}; font-size: 12px; }
  .card .reasons { margin: -4px 0 8px; padding-inline-start: 18px; }
  .card .reasons li { margin: 2px 0; overflow-wrap: anywhere; }
  .card .place { font-size: 12px; margin-inline-end: 6px; text-align: start; }
  .card details { margin-bottom: 8px; }
  .card summary { width: max-content; color: var(--fgColor-muted, GrayText); font-size: 12px; cursor: pointer; }
  .card summary:focus-visible, .card .inner:focus-visible { outline: 2px solid var(--fgColor-accent, Highlight); outline-offset: -2px; }
  .card details[open] > summary { margin-bottom: 8px; }
  .card .inner { margin: 0 -14px 10px; max-height: 240px; overflow: auto; border-block: ${border}; font: 12px/19px ${fonts.code}; }
  .card .rows > div { padding: 0 14px 0 26px; white-space: pre-wrap; overflow-wrap: anywhere; tab-size: 4; direction: ltr; text-align: left; }
  .card .rows bdi { unicode-bidi: isolate-override; direction: ltr; }
  .card .diff-sign { display: inline-block; width: 16px; margin-left: -16px; user-select: none; }
  .card mark { border-radius: 3px; color: inherit; }
  .card .rows > .same { color: var(--fgColor-muted, GrayText); }
  .card .rows > .skipped { color: var(--fgColor-muted, GrayText); background: var(--bgColor-muted, transparent); font: 11px/19px ${fonts.text}; }
  .card .rows > .removed { background: var(--diffBlob-deletionLine-bgColor, var(--bgColor-danger-muted, Canvas)); }
  .card .rows > .added { background: var(--diffBlob-additionLine-bgColor, var(--bgColor-success-muted, Canvas)); }
  .card .removed mark { background: var(--diffBlob-deletionWord-bgColor, var(--bgColor-danger-muted, Canvas)); }
  .card .added mark { background: var(--diffBlob-additionWord-bgColor, var(--bgColor-success-muted, Canvas)); }
  .card .ends { display: flex; flex-wrap: wrap; gap: 0 12px; }
  .card .side { margin-inline-end: 4px; }
  .card footer { display: flex; flex-wrap: wrap; align-items: baseline; gap: 4px 14px; margin: 0 -14px; padding: 8px 14px 0; border-top: ${border}; font-size: 12px; }
  .card .go { text-align: start; }
  .card .address { user-select: all; }
  .card .hint { margin-inline-start: auto; color: var(--fgColor-muted, GrayText); font-size: 11px; white-space: nowrap; }
  .card .hint kbd { margin: 0; }
`

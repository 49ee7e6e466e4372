import {fonts} from '../styles.ts'

const line = '1px solid var(--borderColor-muted, GrayText)'
const muted = 'var(--fgColor-muted, GrayText)'

/** Search, facets and the list. */
export const listStyles = `
  .finder { padding: 12px 16px 10px; border-top: ${line}; }
  .finder .row { display: flex; gap: 8px; }
  .search { flex: 1; min-width: 0; position: relative; color: ${muted}; }
  .search .icon { position: absolute; left: 8px; top: 6px; }
  .search input { box-sizing: border-box; width: 100%; height: 28px; padding: 0 6px 0 30px; border: 1px solid var(--borderColor-default, GrayText); border-radius: 6px;
    background: var(--bgColor-default, Field); color: var(--fgColor-default, FieldText); font: 12px/20px ${fonts.text}; }
  .search input::placeholder { color: ${muted}; opacity: 1; }
  .segments { flex: none; display: flex; border: 1px solid var(--borderColor-default, GrayText); border-radius: 6px; background: var(--bgColor-muted, ButtonFace); }
  .segments button { padding: 0 9px; border: 0; border-radius: 5px; background: none; color: ${muted}; font: 12px/26px ${fonts.text}; cursor: pointer; }
  .segments [aria-pressed=true] { background: var(--bgColor-default, Canvas); color: var(--fgColor-default, CanvasText); font-weight: 600;
    box-shadow: 0 0 0 1px var(--borderColor-emphasis, var(--fgColor-muted, GrayText)); }
  .chips { display: flex; flex-wrap: wrap; gap: 6px; margin-top: 10px; }
  .chip { display: inline-flex; align-items: center; gap: 5px; padding: 0 9px; border: 1px solid var(--borderColor-default, GrayText); border-radius: 12px; background: none;
    color: ${muted}; font: 12px/22px ${fonts.text}; cursor: pointer; }
  .chip:hover { background: var(--bgColor-muted, Canvas); }
  .chip[aria-pressed=true] { border-color: var(--fgColor-accent, Highlight); box-shadow: inset 0 0 0 1px var(--fgColor-accent, Highlight);
    color: var(--fgColor-accent, CanvasText); }
  .count { font-variant-numeric: tabular-nums; }
  .none, .unwanted { margin: 0; padding: 10px 16px; font-size: 12px; color: ${muted}; }
  .unwanted { border-top: ${line}; }

  .list section { border-top: ${line}; }
  .list h3 { position: sticky; top: 0; z-index: 1; display: flex; justify-content: space-between; gap: 8px; margin: 0; padding: 5px 16px;
    background: var(--bgColor-muted, Canvas); border-bottom: ${line}; font: 600 12px/20px ${fonts.text}; color: ${muted}; overflow-wrap: anywhere; }
  .list .count { font-weight: 400; }
  .list ul { margin: 0; padding: 0; list-style: none; }
  .list li.selected { background: var(--bgColor-accent-muted, var(--bgColor-muted, Canvas)); box-shadow: inset 3px 0 var(--fgColor-accent, Highlight); }
  .item { display: grid; grid-template-columns: 10px minmax(0, 1fr); gap: 9px; width: 100%; padding: 7px 16px; border: 0; background: none; cursor: pointer;
    color: inherit; font: 13px/1.45 ${fonts.text}; text-align: start; align-items: baseline; }
  .item:hover { background: var(--bgColor-neutral-muted, Canvas); }
  .item:focus-visible { outline-offset: -2px; }
  .item b { font-weight: 400; }
  .item .head { display: block; overflow-wrap: anywhere; }
  .item .arrow { color: ${muted}; }
  .item small { display: block; font-size: 12px; color: ${muted}; overflow-wrap: anywhere; }
  .item .left.mixed { color: var(--fgColor-attention, CanvasText); }
  .actions { display: flex; flex-wrap: wrap; gap: 2px 16px; padding: 0 16px 9px 35px; font-size: 12px; }
  .wrong { flex-basis: 100%; margin-top: 6px; }
  .wrong p { margin: 0 0 6px; color: ${muted}; }
  .wrong textarea { display: block; box-sizing: border-box; width: 100%; padding: 6px 8px; border: 1px solid var(--borderColor-default, GrayText); border-radius: 6px;
    background: var(--bgColor-default, Field); color: var(--fgColor-default, FieldText); font: 11px/1.5 ${fonts.code}; resize: vertical; }
  .wrong label { display: flex; align-items: center; gap: 6px; margin: 6px 0; }
  .wrong input { margin: 0; accent-color: var(--fgColor-accent, auto); }
  .all { display: block; margin: 10px auto; }
`

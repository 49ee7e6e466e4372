import {fonts} from '../styles.ts'

export const cardStyles = `
  .card { position: absolute; z-index: 100; width: max-content; min-width: 260px; max-width: min(460px, calc(100vw - 16px)); max-height: 60vh;
    overflow: auto; scrollbar-width: thin; background: var(--overlay-bgColor, var(--bgColor-default, Canvas)); color: var(--fgColor-default, CanvasText);
    border: 1px solid var(--borderColor-default, GrayText); border-radius: 8px;
    box-shadow: var(--shadow-floating-small, 0 4px 16px rgb(0 0 0 / 20%)); font: 13px/1.45 ${fonts.text}; text-align: start; }
  .card article { padding: 10px 14px 12px; }
  .card article + article { border-top: 1px solid var(--borderColor-muted, GrayText); }
  .card h3 { display: flex; align-items: center; gap: 8px; margin: 0 0 6px; font: 600 13px/1.45 ${fonts.text}; }
  .card p { margin: 0 0 8px; }
  .card footer { display: grid; gap: 2px; font-size: 12px; }
  .ends { display: grid; grid-template-columns: 44px 1fr; gap: 6px; align-items: baseline; }
  .ends > span:last-child { display: flex; flex-wrap: wrap; gap: 0 12px; }
  .side, .muted { color: var(--fgColor-muted, GrayText); }
`

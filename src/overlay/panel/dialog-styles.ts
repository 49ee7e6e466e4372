import {fonts} from '../styles.ts'

export const dialogStyles = `
  dialog { width: 480px; max-width: calc(100vw - 32px); padding: 0; border: 1px solid var(--borderColor-default, GrayText); border-radius: 12px;
    background: var(--overlay-bgColor, var(--bgColor-default, Canvas)); color: var(--fgColor-default, CanvasText);
    box-shadow: var(--shadow-floating-large, 0 8px 32px rgb(0 0 0 / 30%)); font: 14px/1.5 ${fonts.text}; }
  dialog::backdrop { background: var(--overlay-backdrop-bgColor, rgb(0 0 0 / 40%)); }
  dialog .inside { padding: 12px 16px 14px; }
  dialog .head { display: flex; align-items: center; justify-content: space-between; margin-bottom: 4px; }
  dialog h2 { margin: 0; font: 600 14px/1.5 ${fonts.text}; }
  dialog p { margin: 0 0 10px; font-size: 13px; color: var(--fgColor-muted, GrayText); }
  dialog p[role=status] { min-height: 20px; margin: 8px 0 0; color: var(--fgColor-attention, CanvasText); }
  dialog p:last-child { margin: 0; font-size: 12px; }
  dialog table { width: 100%; border-collapse: collapse; }
  dialog tr { border-top: 1px solid var(--borderColor-muted, GrayText); }
  dialog :is(th, td) { padding: 6px 0; font-weight: 400; text-align: start; }
  dialog td:nth-child(2) { padding: 0 12px; white-space: nowrap; }
  dialog td:last-child { width: 1px; white-space: nowrap; text-align: end; }
  kbd { display: inline-block; min-width: 12px; padding: 0 5px; margin-right: 4px; border: 1px solid var(--borderColor-default, GrayText); border-radius: 6px; text-align: center;
    background: var(--bgColor-muted, Canvas); box-shadow: inset 0 -1px var(--borderColor-default, GrayText); font: 11px/20px ${fonts.code}; }
`

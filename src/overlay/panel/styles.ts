import {fonts} from '../styles.ts'

export const panelStyles = `
  .corner { position: fixed; z-index: 99; right: 16px; bottom: 16px; display: flex; flex-direction: column-reverse; align-items: flex-end; gap: 8px;
    max-width: calc(100vw - 32px); font: 14px/1.5 ${fonts.text}; color: var(--fgColor-default, CanvasText); }
  .pill { display: inline-flex; align-items: center; gap: 8px; max-width: 100%; padding: 5px 12px; cursor: pointer;
    border: 1px solid var(--borderColor-default, GrayText); border-radius: 16px; background: var(--overlay-bgColor, var(--bgColor-default, Canvas));
    box-shadow: var(--shadow-floating-small, 0 4px 16px rgb(0 0 0 / 20%)); color: inherit; font: 500 12px/20px ${fonts.text}; text-align: start; }
  .pill:hover { background: var(--bgColor-muted, Canvas); }
  .pill svg { flex: none; color: var(--fgColor-muted, GrayText); }
  .pill.working { color: var(--fgColor-muted, GrayText); }
  .pill.failed svg { color: var(--fgColor-attention, CanvasText); }
  .panel { width: 360px; max-width: 100%; max-height: min(560px, calc(100vh - 96px)); overflow: auto; scrollbar-width: thin; box-sizing: border-box;
    border: 1px solid var(--borderColor-default, GrayText); border-radius: 8px; background: var(--overlay-bgColor, var(--bgColor-default, Canvas));
    box-shadow: var(--shadow-floating-small, 0 4px 16px rgb(0 0 0 / 20%)); }
  .panel h2 { margin: 0; padding: 12px 16px; font: 600 14px/1.5 ${fonts.text}; }
  .trouble { padding: 0 16px 14px; font-size: 13px; }
  .trouble p { margin: 0 0 10px; color: var(--fgColor-muted, GrayText); }
  .button { margin-right: 8px; padding: 3px 12px; border: 1px solid var(--borderColor-default, GrayText); border-radius: 6px; cursor: pointer;
    background: var(--bgColor-muted, ButtonFace); color: inherit; font: 500 12px/20px ${fonts.text}; }
  .list { margin: 0; padding: 0; list-style: none; border-top: 1px solid var(--borderColor-muted, GrayText); }
  .list li + li { border-top: 1px solid var(--borderColor-muted, GrayText); }
  .list button { display: grid; grid-template-columns: 10px 1fr; gap: 9px; width: 100%; padding: 8px 16px; border: 0; background: none; cursor: pointer;
    color: inherit; font: 13px/1.45 ${fonts.text}; text-align: start; align-items: baseline; }
  .list button:hover:enabled { background: var(--bgColor-muted, Canvas); }
  .list button:disabled { cursor: default; }
  .list b { font-weight: 600; }
  .list small { display: block; font-size: 12px; color: var(--fgColor-muted, GrayText); }
  .list small.where { color: var(--fgColor-accent, LinkText); }
  .notes { padding: 10px 16px 12px; border-top: 1px solid var(--borderColor-muted, GrayText); font-size: 12px; color: var(--fgColor-muted, GrayText); }
  .notes ul { margin: 2px 0 6px; padding-left: 18px; }
`

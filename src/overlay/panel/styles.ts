import {fonts} from '../styles.ts'
import {dialogStyles} from './dialog-styles.ts'
import {listStyles} from './list-styles.ts'

const overlay = 'var(--overlay-bgColor, var(--bgColor-default, Canvas))'
const line = '1px solid var(--borderColor-muted, GrayText)'
const muted = 'var(--fgColor-muted, GrayText)'

/** The pill, the frame of the panel and what stands above the list. */
export const panelStyles = `
  .corner { position: fixed; z-index: 99; right: 16px; bottom: 16px; display: flex; flex-direction: column-reverse; align-items: flex-end; gap: 8px;
    max-width: calc(100vw - 32px); font: 14px/1.5 ${fonts.text}; color: var(--fgColor-default, CanvasText); }
  .unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
  .icon { flex: none; }
  .link { display: inline-flex; align-items: center; gap: 4px; border-radius: 3px; text-align: start; }
  .link:disabled { color: ${muted}; cursor: default; text-decoration: none; }
  .button { padding: 3px 12px; border: 1px solid var(--borderColor-default, GrayText); border-radius: 6px; cursor: pointer;
    background: var(--bgColor-muted, ButtonFace); color: inherit; font: 500 12px/20px ${fonts.text}; }
  .button:hover { background: var(--bgColor-neutral-muted, ButtonFace); }
  .button .icon { vertical-align: -3px; }
  .plain { flex: none; display: inline-grid; place-items: center; width: 28px; height: 28px; padding: 0; border: 0; border-radius: 6px; background: none;
    color: ${muted}; cursor: pointer; }
  .plain:hover { background: var(--bgColor-neutral-muted, ButtonFace); color: inherit; }
  input:focus-visible, textarea:focus-visible, h2:focus-visible { outline: 2px solid var(--fgColor-accent, Highlight); outline-offset: 1px; }

  .pill { position: relative; overflow: hidden; display: inline-flex; align-items: center; gap: 8px; max-width: 100%; padding: 5px 12px; cursor: pointer;
    border: 1px solid var(--borderColor-default, GrayText); border-radius: 16px; background: ${overlay};
    box-shadow: var(--shadow-floating-small, 0 4px 16px rgb(0 0 0 / 20%)); color: inherit; font: 500 12px/20px ${fonts.text}; text-align: start; }
  .pill:hover { background: var(--bgColor-muted, Canvas); }
  .pill svg { flex: none; color: ${muted}; }
  .pill.working { color: ${muted}; }
  .pill.failed svg { color: var(--fgColor-attention, CanvasText); }
  .open .pill { padding: 5px 7px; gap: 0; }
  .open .pill .sentence { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
  .open .pill .progress { display: none; }

  .progress { appearance: none; display: block; width: 100%; height: 4px; border: 0; border-radius: 2px; overflow: hidden;
    background: var(--bgColor-neutral-muted, GrayText); }
  .progress::-webkit-progress-bar { background: var(--bgColor-neutral-muted, GrayText); }
  .progress::-webkit-progress-value { background: var(--fgColor-done, Highlight); }
  .progress::-moz-progress-bar { background: var(--fgColor-done, Highlight); }
  .pill .progress { position: absolute; left: 0; right: 0; bottom: 0; height: 2px; border-radius: 0; }
  .panel .progress { width: calc(100% - 32px); margin: 2px 16px 16px; }

  .panel { display: flex; flex-direction: column; width: 372px; max-width: 100%; max-height: min(800px, calc(100vh - 80px)); box-sizing: border-box; overflow: hidden;
    border: 1px solid var(--borderColor-default, GrayText); border-radius: 8px; background: ${overlay};
    box-shadow: var(--shadow-floating-medium, var(--shadow-floating-small, 0 4px 16px rgb(0 0 0 / 20%))); }
  .panel > header { display: flex; align-items: start; gap: 8px; padding: 11px 10px 9px 16px; }
  .panel h2 { flex: 1; margin: 0; padding: 3px 0; font: 600 14px/1.5 ${fonts.text}; border-radius: 3px; }
  .scroll { flex: 1; min-height: 0; overflow: auto; overscroll-behavior: contain; }
  .panel > footer { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 4px 12px; padding: 9px 16px; border-top: ${line}; font-size: 12px; }

  .trouble { padding: 0 16px 14px; font-size: 13px; }
  .trouble p { margin: 0 0 10px; color: ${muted}; }
  .trouble .button { margin-right: 8px; }

  .composition { padding: 0 16px 12px; }
  .bar { display: flex; gap: 2px; height: 8px; margin: 0 0 8px; border-radius: 4px; overflow: hidden; }
  .bar i { flex: 0 0 3px; }
  .legend { display: flex; flex-wrap: wrap; gap: 2px 14px; margin: 0; padding: 0; list-style: none; font-size: 12px; color: ${muted}; }
  .legend li { display: flex; align-items: center; gap: 6px; white-space: nowrap; }
  .swatch { flex: none; box-sizing: border-box; width: 9px; height: 9px; border-radius: 50%; }
  :is(.bar, .swatch).explained, .bar .explained { background: var(--fgColor-done, CanvasText); }
  .bar .partly { background: var(--fgColor-attention, Highlight); }
  .swatch.partly { background: linear-gradient(90deg, var(--fgColor-attention, Highlight) 50%, transparent 50%);
    box-shadow: inset 0 0 0 1.5px var(--fgColor-attention, Highlight); }
  .bar .unexplained, .swatch.unexplained { background: var(--bgColor-neutral-emphasis, GrayText); }
  .swatch:is(.unexplained, .unread) { border-radius: 2px; }
  .bar .unread, .swatch.unread { background: repeating-linear-gradient(135deg, var(--borderColor-emphasis, var(--fgColor-muted, GrayText)) 0 1.5px, transparent 1.5px 4px); }
  .swatch.unread { box-shadow: inset 0 0 0 1px var(--borderColor-emphasis, var(--fgColor-muted, GrayText)); }

  .hiding { padding: 11px 16px 12px; border-top: ${line}; }
  .switch { display: flex; align-items: center; justify-content: space-between; gap: 12px; width: 100%; padding: 0; border: 0; border-radius: 6px; background: none;
    color: inherit; font: 14px/1.5 ${fonts.text}; text-align: start; cursor: pointer; }
  .switch b { font-weight: 600; }
  .knob { flex: none; position: relative; box-sizing: border-box; width: 36px; height: 20px; border: 1px solid var(--borderColor-emphasis, var(--fgColor-muted, GrayText));
    border-radius: 10px; background: var(--bgColor-neutral-muted, Canvas); transition: background-color .1s; }
  .knob::after { content: ""; position: absolute; box-sizing: border-box; top: 1px; left: 1px; width: 16px; height: 16px; border-radius: 50%;
    border: 1px solid var(--borderColor-emphasis, var(--fgColor-muted, GrayText)); background: var(--bgColor-default, Canvas); transition: transform .1s; }
  .switch[aria-checked=true] .knob { background: var(--bgColor-done-emphasis, Highlight); border-color: var(--bgColor-done-emphasis, Highlight); }
  .switch[aria-checked=true] .knob::after { transform: translateX(16px); border-color: transparent; background: var(--fgColor-onEmphasis, Canvas); }
  .under { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 12px; font-size: 12px; color: ${muted}; }
  .help { margin-top: 8px; padding: 8px 12px; border-radius: 6px; background: var(--bgColor-inset, var(--bgColor-muted, Canvas)); font-size: 12px; }
  .help p { margin: 0; }
  .help p + p { margin-top: 6px; }

  .lost { margin: 0; padding: 10px 16px; border-top: ${line}; font-size: 12px; color: ${muted}; }
  .warnings { display: flex; gap: 10px; padding: 10px 16px; border-top: ${line}; background: var(--bgColor-attention-muted, Canvas); font-size: 13px; }
  .warnings > .icon { margin-top: 2px; color: var(--fgColor-attention, CanvasText); }
  .warnings h3 { margin: 0; font: 600 13px/1.5 ${fonts.text}; }
  .warnings ul { margin: 0; padding: 0; list-style: none; }
  .warnings .link { display: inline; text-decoration: underline; }

  .export { display: contents; }
  .export > .link { margin-left: auto; }
  .export ul { flex-basis: 100%; margin: 4px 0 0; padding: 0; list-style: none; }
  .export li { display: flex; align-items: center; gap: 6px; padding: 3px 0; }
  .export li > span:first-child { flex: 1; }
  .export [aria-expanded=true] .icon { transform: rotate(180deg); }

  .notes { padding: 10px 16px 12px; border-top: ${line}; font-size: 12px; color: ${muted}; }
  .notes ul { margin: 2px 0 6px; padding-left: 18px; overflow-wrap: anywhere; }

  @media (prefers-reduced-motion: reduce) { .knob, .knob::after { transition: none; } }
  @media (forced-colors: active) { .bar i, .swatch { forced-color-adjust: none; } }
  ${listStyles}
  ${dialogStyles}
`

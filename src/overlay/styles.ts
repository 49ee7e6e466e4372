import {signStyles} from './sign.tsx'

/** GitHub's own fonts and colours, and nothing else; where a page lacks a variable, the browser's own colours. */
export const fonts = {
  text: 'var(--fontStack-system, -apple-system, BlinkMacSystemFont, "Segoe UI", "Noto Sans", Helvetica, Arial, sans-serif)',
  code: 'var(--fontStack-monospace, ui-monospace, SFMono-Regular, "SF Mono", Menlo, Consolas, "Liberation Mono", monospace)',
}

export const sharedStyles = `
  :host { all: initial; color-scheme: inherit; }
  code { font: 12px/1.5 ${fonts.code}; overflow-wrap: anywhere; unicode-bidi: isolate; }
  .link { padding: 0; border: 0; background: none; color: var(--fgColor-accent, LinkText); font: inherit; cursor: pointer; overflow-wrap: anywhere; }
  .link:hover { text-decoration: underline; }
  .scroll, .card, .inner { scrollbar-width: thin; scrollbar-color: var(--borderColor-emphasis, GrayText) transparent; }
  button:focus-visible { outline: 2px solid var(--fgColor-accent, Highlight); outline-offset: 1px; }
  ${signStyles}
`

/** Icons of our own drawing under the class names of GitHub's, which scripts look for. */
import {type Html, html} from './html.ts'

const strokes = {
  'arrow-right': 'M2 8h11M9 4l4 4-4 4',
  check: 'M3 8l4 4 6-8',
  'checkbox-fill': 'M3 3h10v10H3zM5 8l2 2 4-4',
  'chevron-down': 'M3 6l5 5 5-5',
  'chevron-right': 'M6 3l5 5-5 5',
  comment: 'M2 3h12v8H7l-3 3v-3H2z',
  copy: 'M5 5h9v9H5zM2 11V2h9',
  'file-added': 'M3 2h10v12H3zM8 5v6M5 8h6',
  'file-diff': 'M3 2h10v12H3zM8 4v4M6 6h4M6 11h4',
  'file-moved': 'M3 2h10v12H3zM5 8h6M8 5l3 3-3 3',
  'file-removed': 'M3 2h10v12H3zM5 8h6',
  'fold-down': 'M8 2v8M5 7l3 3 3-3M2 14h12',
  'fold-up': 'M8 14V6M5 9l3-3 3 3M2 2h12',
  gear: 'M8 5a3 3 0 1 0 .01 0M8 1v2M8 13v2M1 8h2M13 8h2',
  'git-pull-request': 'M4 5v8M4 3v.01M12 11V6H8M12 13v.01',
  'kebab-horizontal': 'M3 8h.01M8 8h.01M13 8h.01',
  'no-entry': 'M8 2a6 6 0 1 0 .01 0M4 8h8',
  plus: 'M8 3v10M3 8h10',
  unfold: 'M8 1v5M5 4l3-3 3 3M8 15v-5M5 12l3 3 3-3M2 8h12',
}

export type IconName = keyof typeof strokes

export function icon(name: IconName, classes = ''): Html {
  const all = `octicon octicon-${name}${classes && ` ${classes}`}`
  return html`
    <svg aria-hidden="true" focusable="false" class="${all}" viewBox="0 0 16 16" width="16" height="16" fill="none">
      <path d="${strokes[name]}" stroke="currentColor" stroke-width="1.5" stroke-linecap="round"></path>
    </svg>`
}

/** What all pages of the extension begin with: the reader's language, and a place to draw in. */
import {type ComponentChild, render} from 'preact'
import {signStyles} from '../../overlay/sign.tsx'
import {language} from '../../texts/text.ts'
import {useBrowserTexts} from '../browser-texts.ts'

/** Before anything is drawn, or there are no words yet. */
export function openPage(title: () => string, draw: () => ComponentChild) {
  useBrowserTexts()
  document.documentElement.lang = language()
  document.title = title()
  const styles = new CSSStyleSheet()
  styles.replaceSync(signStyles)
  document.adoptedStyleSheets = [styles]
  render(draw(), document.body)
}

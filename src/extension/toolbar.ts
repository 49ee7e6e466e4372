/** The icon in the toolbar: how many refactorings the page of a tab has. The browser clears it when another page is loaded. */
import type {Action} from 'webextension-polyfill'
import type {Toolbar} from './messages.ts'

/** A grey of its own: a count is no alarm. White on it can be read in both themes. */
export const BADGE_COLOUR = '#59636e'

export async function showInToolbar(action: Action.Static, tabId: number, {count = 0, sentence}: Toolbar) {
  await action.setBadgeText({tabId, text: badgeText(count)})
  await action.setTitle({tabId, title: sentence ? `Refract: ${sentence}` : 'Refract'})
}

/** There is room for four signs. */
export function badgeText(count: number): string {
  if (count === 0) return ''
  return count > 999 ? '999+' : String(count)
}

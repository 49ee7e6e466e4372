/** Takes away what an earlier Refract left in this page: one that was ended by the browser in the middle of its work. */
import {OWN, STATE} from './marks/attributes.ts'

const PREFIX = 'data-refract-'

export function sweep(document: Document) {
  const root = document.documentElement
  if (!root.hasAttribute(STATE) && !document.querySelector(`[${OWN}]`)) return
  for (const own of document.querySelectorAll(`[${OWN}]`)) own.remove()
  for (const element of [root, ...root.querySelectorAll('*')]) {
    for (const name of element.getAttributeNames()) if (name.startsWith(PREFIX)) element.removeAttribute(name)
  }
}

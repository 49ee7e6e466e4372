/** Who copies across a stub gets the lines that it stands for, as in an editor, and not its words. */
import {OWN} from '../marks/attributes.ts'
import {READING, STUB} from './attributes.ts'

export function copyUnfolded(document: Document, signal: AbortSignal) {
  document.addEventListener(
    'copy',
    event => {
      const selection = document.getSelection()
      const holdsStub = [...document.querySelectorAll(`tr[${OWN}=${STUB}]`)].some(stub => selection?.containsNode(stub, true))
      if (!selection || !holdsStub || !event.clipboardData) return
      // No frame is drawn in between: the browser only lays the page out to see which text is there.
      document.documentElement.setAttribute(READING, '')
      const text = selection.toString()
      document.documentElement.removeAttribute(READING)
      event.clipboardData.setData('text/plain', text)
      event.preventDefault()
      event.stopPropagation()
    },
    {signal, capture: true},
  )
}

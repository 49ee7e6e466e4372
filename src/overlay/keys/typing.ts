/** Whether a key goes into a text, on GitHub's page or in what we put there, or into a dialog that is open. */
const WRITING = 'input, textarea, select, dialog, [role=dialog], [contenteditable]:not([contenteditable=false])'

export function isTyping(event: Event): boolean {
  // Out of a shadow root, the target is only its host; the path begins inside.
  return event.composedPath().some(target => isElement(target) && target.matches(WRITING) && !isMere(target))
}

/** Checkboxes, and our card, which is a dialog that nobody writes in. */
const isMere = (element: Element) => element.matches('input:is([type=checkbox], [type=radio], [type=button]), .card')

const isElement = (target: EventTarget): target is Element => 'matches' in target

/** Opens lines that the page leaves out between two hunks, some at a time, as a reader would by pressing what stands there. */
import {openers} from '../selectors.ts'
import {findAll} from './query.ts'
import type {LineKey, ShownFile} from './shown.ts'

const MOST = 10 // presses: some two hundred lines; a reader who wants more opens the whole file

/** Call it whenever rows have come. False when there is nothing to wait for: the line is there, or cannot be had. */
export function expander(key: LineKey): (file: ShownFile) => boolean {
  let last = ''
  let pressed = 0
  return file => {
    const lines = file.lines().filter(({side}) => side === key.side)
    if (lines.some(({line}) => line === key.line)) return false
    const above = lines.findLast(({line}) => line < key.line)
    const below = lines.find(({line}) => line > key.line)
    const gap = `${above?.line}-${below?.line}`
    // Asked, and not answered yet.
    if (gap === last) return true
    const buttons = findAll(file.root, openers.expand).filter(button => isBetween(button, above?.cell, below?.cell))
    if (buttons.length === 0 || ++pressed > MOST) return false
    last = gap
    for (const button of buttons) button.click()
    return true
  }
}

function isBetween(element: Element, above: Element | undefined, below: Element | undefined): boolean {
  const follows = (one: Element, other: Element) => (one.compareDocumentPosition(other) & 4) !== 0 // DOCUMENT_POSITION_FOLLOWING
  return (!above || follows(above, element)) && (!below || follows(element, below))
}

/** A long table that holds only the rows near the window, and rewrites them in place as the reader scrolls. */
import {claim, rewrite} from './rewrite.ts'

const rowHeight = 20
/** Rows that exist at one time. */
const held = 80
/** How far the window moves over the rows before they are rewritten. */
const stride = 20

export class RecycledRows {
  readonly #frame: HTMLElement
  readonly #rows: HTMLTableRowElement[]
  readonly #all: string[]
  #first = 0

  static areWorthIt(table: HTMLTableElement): boolean {
    return table.tBodies[0]!.rows.length > held * 1.5
  }

  constructor(table: HTMLTableElement) {
    this.#frame = table.parentElement!
    const rows = [...table.tBodies[0]!.rows]
    this.#all = rows.map(row => row.outerHTML)
    for (const row of rows.slice(held)) row.remove()
    this.#rows = rows.slice(0, held)
    this.#pad()
    this.follow()
  }

  /** Shows the rows that belong where the window is now. */
  follow() {
    const scrolled = -this.#frame.getBoundingClientRect().top / rowHeight
    const wanted = Math.floor((scrolled - stride) / stride) * stride
    const first = Math.min(Math.max(wanted, 0), this.#all.length - held)
    if (first === this.#first) return
    this.#first = first
    const body = document.createElement('tbody')
    body.innerHTML = this.#all.slice(first, first + held).join('')
    claim(body)
    const fresh = [...body.rows]
    for (const [index, row] of this.#rows.entries()) rewrite(row, fresh[index]!)
    this.#pad()
  }

  /** Room for the rows that are not there. */
  #pad() {
    this.#frame.style.paddingTop = `${this.#first * rowHeight}px`
    this.#frame.style.paddingBottom = `${(this.#all.length - this.#first - held) * rowHeight}px`
  }
}

/**
 * When a card opens and closes. A pointer that rests on a badge opens it and may wander into it; focus opens it at once; a click or
 * Enter goes into it; Escape closes it and goes back to the badge.
 */

export interface OpenCard {
  badge: HTMLElement
  refactorings: number[]
}

const WANDER = 250 // milliseconds for the pointer to cross the gap between badge and card

export class CardControl {
  open: OpenCard | undefined
  #leaving: ReturnType<typeof setTimeout> | undefined
  #dismissed: HTMLElement | undefined
  readonly #redraw: () => void

  constructor(redraw: () => void) {
    this.#redraw = redraw
  }

  show(badge: HTMLElement, refactorings: number[]) {
    if (badge === this.#dismissed) return
    this.stay()
    if (this.open?.badge === badge && this.open.refactorings.join() === refactorings.join()) return
    this.open = {badge, refactorings}
    this.#redraw()
  }

  /** Escape. The focus goes back to the badge, which must not take it for a wish to see the card again. */
  dismiss(focusInCard: boolean) {
    const badge = this.open?.badge
    this.close()
    if (!focusInCard) return
    this.#dismissed = badge
    badge?.shadowRoot?.querySelector('button')?.focus()
    this.#dismissed = undefined
  }

  /** The pointer, or the focus, is in the card. */
  stay() {
    clearTimeout(this.#leaving)
  }

  leave() {
    this.stay()
    this.#leaving = setTimeout(() => this.close(), WANDER)
  }

  close() {
    this.stay()
    if (!this.open) return
    this.open = undefined
    this.#redraw()
  }

  /** Its row may be gone, or show another line now. */
  closeIfGone() {
    if (this.open && !this.open.badge.isConnected) this.close()
  }
}

/** The card's frame: stands beside its badge, takes the focus when asked to, and tells whether pointer or focus are in it. */
import type {ComponentChildren} from 'preact'
import {useEffect, useLayoutEffect, useRef} from 'preact/hooks'
import type {CardControl} from './card-control.ts'
import {placeCard} from './place.ts'

export interface CardBoxProps {
  control: CardControl
  badge: HTMLElement
  /** How often the reader asked to go into the card: each time, the focus follows. */
  entered: number
  children: ComponentChildren
}

export function CardBox({control, badge, entered, children}: CardBoxProps) {
  const box = useRef<HTMLDivElement>(null)
  // No list of dependencies: another badge or another text makes another size.
  useLayoutEffect(() => {
    const element = box.current!
    const view = element.ownerDocument.defaultView!
    const {left, top} = placeCard(badge.getBoundingClientRect(), element.getBoundingClientRect(), {
      width: view.document.documentElement.clientWidth,
      height: view.innerHeight,
    })
    // In the page's own measure, so that it goes with its line when the page is scrolled.
    element.style.left = `${left + view.scrollX}px`
    element.style.top = `${top + view.scrollY}px`
  })
  useEffect(() => {
    if (entered > 0) box.current?.querySelector('button')?.focus()
  }, [entered])
  return (
    <div
      ref={box}
      class="card"
      role="dialog"
      aria-label="Refactorings on this line"
      onPointerEnter={() => control.stay()}
      onPointerLeave={() => control.leave()}
      onFocusIn={() => control.stay()}
      onFocusOut={() => control.leave()}
    >
      {children}
    </div>
  )
}

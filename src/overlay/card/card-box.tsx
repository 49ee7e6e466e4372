/** The card's frame: stands beside its badge, takes the focus when asked to, and tells whether pointer or focus are in it. */
import type {ComponentChildren} from 'preact'
import {useEffect, useLayoutEffect, useRef} from 'preact/hooks'
import type {CardControl} from './card-control.ts'
import {placeCard, type Standing} from './place.ts'

export interface CardBoxProps {
  control: CardControl
  badge: HTMLElement
  /** What a screen reader calls it. */
  name: string
  /** How often the reader asked to go into the card: each time, the focus follows. */
  entered: number
  children: ComponentChildren
}

export function CardBox({control, badge, name, entered, children}: CardBoxProps) {
  const box = useRef<HTMLDivElement>(null)
  const standing = useRef<{badge: HTMLElement; at: Standing}>(undefined)
  const place = () => {
    const element = box.current
    // A card that was just taken away has also changed its size.
    if (!element) return
    const view = element.ownerDocument.defaultView!
    // A card that grows under the reader's hand stays on its side of the line.
    const known = standing.current?.badge === badge ? standing.current.at : undefined
    const {left, top, at} = placeCard(
      badge.getBoundingClientRect(),
      element.getBoundingClientRect(),
      {width: view.document.documentElement.clientWidth, height: view.innerHeight},
      known,
    )
    standing.current = {badge, at}
    // In the page's own measure, so that it goes with its line when the page is scrolled.
    element.style.left = `${left + view.scrollX}px`
    element.style.top = `${top + view.scrollY}px`
  }
  // No list of dependencies: another badge or another text makes another size.
  useLayoutEffect(place)
  useEffect(() => {
    const observer = new ResizeObserver(place)
    observer.observe(box.current!)
    return () => observer.disconnect()
  }, [badge])
  useEffect(() => {
    if (entered > 0) box.current?.querySelector<HTMLElement>('button, summary, [tabindex="0"]')?.focus()
  }, [entered])
  return (
    <div
      ref={box}
      class="card"
      role="dialog"
      aria-label={name}
      onPointerEnter={() => control.stay()}
      onPointerLeave={() => control.leave()}
      onFocusIn={() => control.stay()}
      onFocusOut={() => control.leave()}
    >
      {children}
    </div>
  )
}

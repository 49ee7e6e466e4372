/** Changes the height of things without moving what the reader looks at. */

/** `marks` are elements of which one at least stays visible; the first of them below the top of the window keeps its place. */
export function keepInPlace(window: Window, marks: () => Iterable<HTMLElement>, change: () => void) {
  const seen = [...marks()].filter(mark => mark.getClientRects().length > 0)
  const places = seen.map(mark => ({mark, top: mark.getBoundingClientRect().top})).filter(({top}) => top >= 0 && top < window.innerHeight)
  change()
  const stayed = places.find(({mark}) => mark.getClientRects().length > 0)
  if (stayed) window.scrollBy({top: stayed.mark.getBoundingClientRect().top - stayed.top, behavior: 'instant'})
}

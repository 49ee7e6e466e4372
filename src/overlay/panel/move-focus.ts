/** Arrow keys, Home and End in a list of buttons; Tab still goes through all there is. */
export function moveFocus(event: KeyboardEvent, list: HTMLElement, selector: string) {
  const steps: Record<string, (at: number, last: number) => number> = {
    ArrowDown: (at, last) => Math.min(at + 1, last),
    ArrowUp: at => Math.max(at - 1, 0),
    Home: () => 0,
    End: (_, last) => last,
  }
  const step = steps[event.key]
  const items = [...list.querySelectorAll<HTMLElement>(selector)]
  const at = items.indexOf(event.target as HTMLElement)
  if (!step || at < 0 || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return
  event.preventDefault()
  event.stopPropagation()
  items[step(at, items.length - 1)]!.focus()
}

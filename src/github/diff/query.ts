/** Selectors come as alternatives, one a line: the first that finds something wins. */

export function findFirst(within: ParentNode, alternatives: string[]): HTMLElement | undefined {
  for (const selector of alternatives) {
    const found = within.querySelector<HTMLElement>(selector)
    if (found) return found
  }
  return undefined
}

export const findAll = (within: ParentNode, alternatives: string[]): HTMLElement[] => [
  ...within.querySelectorAll<HTMLElement>(alternatives.join(',')),
]

export const matches = (element: Element, alternatives: string[]): boolean => element.matches(alternatives.join(','))

export const closest = (element: Element, alternatives: string[]): HTMLElement | undefined =>
  element.closest<HTMLElement>(alternatives.join(',')) ?? undefined

/** Like `findAll`, but the element itself may be among them. */
export const findAllIn = (within: Document | Element, alternatives: string[]): HTMLElement[] => [
  ...('matches' in within && matches(within, alternatives) ? [within as HTMLElement] : []),
  ...findAll(within, alternatives),
]

/** Line numbers count from 1; anything else in their place is none (hunk rows hold `...`). */
export function lineNumber(text: string | null | undefined): number | undefined {
  return text && /^\s*[1-9]\d*\s*$/.test(text) ? Number(text) : undefined
}

/** The table's own rows: comments hold tables of code, and suggested changes are tables of the same kind. */
export const ownRows = (table: HTMLElement): HTMLTableRowElement[] => [
  ...table.querySelectorAll<HTMLTableRowElement>(':scope > tbody > tr'),
]

/** Selectors come as alternatives, one a line: the first that finds something wins. */

export function findFirst(within: ParentNode, alternatives: string[]): HTMLElement | undefined {
  for (const selector of alternatives) {
    const found = within.querySelector<HTMLElement>(selector)
    if (found) return found
  }
  return undefined
}

/** Whether there is any; cheaper than finding the best. */
export const holds = (within: ParentNode, alternatives: string[]): boolean => within.querySelector(joined(alternatives)) !== null

export const findAll = (within: ParentNode, alternatives: string[]): HTMLElement[] => [
  ...within.querySelectorAll<HTMLElement>(joined(alternatives)),
]

export const matches = (element: Element, alternatives: string[]): boolean => element.matches(joined(alternatives))

export const closest = (element: Element, alternatives: string[]): HTMLElement | undefined =>
  element.closest<HTMLElement>(joined(alternatives)) ?? undefined

/** Like `findAll`, but the element itself may be among them. */
export const findAllIn = (within: Document | Element, alternatives: string[]): HTMLElement[] => [
  ...('matches' in within && matches(within, alternatives) ? [within as HTMLElement] : []),
  ...findAll(within, alternatives),
]

const joinedOnes = new Map<string[], string>()

/** Asked for every cell of a page: put together once. */
function joined(alternatives: string[]): string {
  const known = joinedOnes.get(alternatives) ?? alternatives.join(',')
  joinedOnes.set(alternatives, known)
  return known
}

/** Line numbers count from 1; anything else in their place is none (hunk rows hold `...`). */
export function lineNumber(text: string | null | undefined): number | undefined {
  return text && /^\s*[1-9]\d*\s*$/.test(text) ? Number(text) : undefined
}

/** The table's own rows: comments hold tables of code, and suggested changes are tables of the same kind. */
export const ownRows = (table: HTMLElement): HTMLTableRowElement[] =>
  childrenOf(table)
    .filter(({localName}) => localName === 'tbody')
    .flatMap(body => childrenOf(body).filter(({localName}) => localName === 'tr') as HTMLTableRowElement[])

/** Asked for every row of a page: `children` is a live list, and slow to copy. */
export function childrenOf(element: Element): HTMLElement[] {
  const children: HTMLElement[] = []
  for (let child = element.firstElementChild; child; child = child.nextElementSibling) children.push(child as HTMLElement)
  return children
}

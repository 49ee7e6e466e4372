/** The names in a line of the list: `getSum` → `total`, or `settle` alone. The whole sentence stands in the card. */
import type {Place, Refactoring} from '../../engine/report.ts'

export interface Names {
  /** Absent where the refactoring made something new. */
  from?: string
  /** Absent where it is gone, or is called as before. */
  to?: string
}

export function namesOf(refactoring: Refactoring): Names {
  const {type, before, after} = refactoring
  if (type.endsWith(' Package')) return packagesOf(refactoring)
  if (type.startsWith('Merge ')) return both(list(before, 'merged'), bare(after[0]))
  if (type.startsWith('Split ')) return both(bare(before[0]), list(after, 'split'))
  if (type.startsWith('Extract ')) return both(undefined, bare(after.find(isExtracted) ?? after[0]))
  if (/\bInline /.test(type)) return both(bare(before[0]), undefined)
  if (/^Change .* Type$/.test(type)) return both(typeOf(before[0]), typeOf(after[0]))
  return both(bare(before[0]), bare(after[0]))
}

const isExtracted = ({role, element}: Place) => element !== null && role.startsWith('extracted')

function both(from: string | undefined, to: string | undefined): Names {
  if (from === to) return from ? {from} : {}
  return {...(from && {from}), ...(to && {to})}
}

/** `private pay(basket Basket) : Receipt` → `pay`, `total : Money` → `total`, `shop.print.Receipt` → `Receipt` */
function bare(place: Place | undefined): string | undefined {
  const element = place?.element
  if (!element) return undefined
  const [, method] = /([^\s(.]+)\(/.exec(element) ?? []
  if (method) return method
  const [name] = element.split(' : ')
  return lastPart(name!.trim(), /[\s.]/)
}

function typeOf(place: Place | undefined): string | undefined {
  const element = place?.element
  const at = element?.indexOf(' : ') ?? -1
  return element ? element.slice(at < 0 ? 0 : at + 3) : undefined
}

const list = (places: Place[], role: string): string | undefined =>
  places
    .filter(place => place.role.startsWith(role))
    .map(bare)
    .filter(name => name !== undefined)
    .join(', ') || undefined

/** Packages are no places: only the sentence names them. */
function packagesOf({type, description}: Refactoring): Names {
  const [from, to] = description.slice(type.length).trim().split(' to ')
  return both(from, to)
}

function lastPart(text: string, border: RegExp): string {
  return text.split(border).at(-1) || text
}

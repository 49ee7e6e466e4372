/** Names that the commit as it is gave to things: name after → name before. */
import type {Place, Report} from '../../src/library/index.ts'

export function renamesIn({refactorings}: Report): Map<string, string> {
  const renames = new Map<string, string>()
  for (const {type, before, after} of refactorings) {
    const [from, to] = [before[0], after[0]].map(nameOf)
    if (/\bRename\b/.test(type) && from && to && from !== to) renames.set(to, from)
  }
  return renames
}

/** `private total(price int) : int` → `total`, `price : int` → `price`, `shop.Till` → `Till`. */
const nameOf = (place: Place | undefined): string | undefined => /(\w+)(?=\(|\s*:|$)/.exec(place?.element ?? '')?.[1]

/** A line after with the names of the version before. */
export const withOldNames = (text: string, renames: ReadonlyMap<string, string>): string =>
  renames.size ? text.replace(/\w+/g, word => renames.get(word) ?? word) : text

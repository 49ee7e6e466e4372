/** Refactorings in the order in which a reader meets them, each with the region that a jump leads to. */
import type {Findings, Region} from './findings.ts'

export interface Stop {
  refactoring: number
  /** Where it can be seen; absent where the page has nothing to show of it. */
  region?: Region
}

export function pageOrder({
  refactorings,
  regions,
  files,
  renamed,
}: Pick<Findings, 'refactorings' | 'regions' | 'files' | 'renamed'>): Stop[] {
  const rankOf = new Map(files.map(({path}, rank) => [path, rank]))
  const pathAfter = ({side, path}: Region) => (side === 'before' ? (renamed[path] ?? path) : path)
  const rank = (region: Region) => rankOf.get(pathAfter(region)) ?? files.length
  const compare = (a: Region, b: Region) => rank(a) - rank(b) || a.startLine - b.startLine

  const regionsOf = new Map<number, Region[]>()
  for (const region of regions) {
    const own = regionsOf.get(region.refactoring)
    if (own) own.push(region)
    else regionsOf.set(region.refactoring, [region])
  }

  const stops = refactorings.map((_, refactoring): Stop => {
    const own = regionsOf.get(refactoring) ?? []
    // The new code is what is read; the old place only where there is no new one.
    const after = own.filter(({side}) => side === 'after')
    return {refactoring, region: (after.length > 0 ? after : own).toSorted(compare)[0]}
  })
  return stops.sort((a, b) => {
    if (!a.region || !b.region) return Number(!a.region) - Number(!b.region)
    return compare(a.region, b.region) || a.refactoring - b.refactoring
  })
}

/** The next one, or the one before; from the end back to the beginning. Who was nowhere yet goes to the first, or the last. */
export function stepFrom(stops: Stop[], current: number | undefined, by: 1 | -1): Stop | undefined {
  const places = stops.filter(({region}) => region)
  const at = places.findIndex(({refactoring}) => refactoring === current)
  if (at < 0) return places.at(by > 0 ? 0 : -1)
  return places.at((at + by) % places.length)
}

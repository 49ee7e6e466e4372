/** What the reader wants to see of the list: words, types and verdicts, all at once. */
import type {Verdict} from '../../engine/report.ts'
import type {Entry} from './entries.ts'

export interface Filter {
  search: string
  /** Any of these; all where there is none. */
  types: string[]
  verdicts: Verdict[]
}

export const noFilter: Filter = {search: '', types: [], verdicts: []}

export const isFiltered = ({search, types, verdicts}: Filter): boolean => search.trim() !== '' || types.length + verdicts.length > 0

/** Every word of the search stands somewhere in what is said of the refactoring. */
export function filtered(entries: Entry[], {search, types, verdicts}: Filter): Entry[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  return entries.filter(
    ({refactoring: {type, verdict}, searched}) =>
      (types.length === 0 || types.includes(type)) &&
      (verdicts.length === 0 || verdicts.includes(verdict)) &&
      words.every(word => searched.includes(word)),
  )
}

export interface Facets {
  /** The most frequent first. */
  types: [string, number][]
  verdicts: [Verdict, number][]
}

const VERDICTS: Verdict[] = ['pure', 'mixed', 'unproved']

/** How many each choice would show beside the other choices. What is chosen stays, even if nothing is left of it. */
export function facetsOf(entries: Entry[], filter: Filter): Facets {
  const types = tally(filtered(entries, {...filter, types: []}).map(({refactoring}) => refactoring.type))
  for (const type of filter.types) if (!types.has(type)) types.set(type, 0)
  const verdicts = tally(filtered(entries, {...filter, verdicts: []}).map(({refactoring}) => refactoring.verdict))
  return {
    types: [...types].sort(([a, many], [b, few]) => few - many || (a < b ? -1 : 1)),
    verdicts: VERDICTS.filter(verdict => verdicts.has(verdict) || filter.verdicts.includes(verdict)).map(verdict => [
      verdict,
      verdicts.get(verdict) ?? 0,
    ]),
  }
}

/** A choice that is made again is taken back. */
export const toggled = <T>(chosen: T[], one: T): T[] => (chosen.includes(one) ? chosen.filter(other => other !== one) : [...chosen, one])

function tally<T>(values: T[]): Map<T, number> {
  const counts = new Map<T, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return counts
}

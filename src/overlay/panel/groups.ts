/** The list under headings: by file as the page has them, or by type, the most frequent first. */
import type {Entry} from './entries.ts'

export type Grouping = 'file' | 'type'

export interface Group {
  key: string
  entries: Entry[]
}

export function grouped(entries: Entry[], grouping: Grouping): Group[] {
  const groups = new Map<string, Group>()
  for (const entry of entries) {
    const key = grouping === 'file' ? entry.path : entry.refactoring.type
    const group = groups.get(key)
    if (group) group.entries.push(entry)
    else groups.set(key, {key, entries: [entry]})
  }
  const all = [...groups.values()]
  return grouping === 'file' ? all : all.sort((a, b) => b.entries.length - a.entries.length || (a.key < b.key ? -1 : 1))
}

/** The first so many entries, under their headings; a heading still says how many there are. */
export function shortened(groups: Group[], limit: number): {group: Group; shown: Entry[]}[] {
  let room = limit
  const result: {group: Group; shown: Entry[]}[] = []
  for (const group of groups) {
    if (room <= 0) break
    result.push({group, shown: group.entries.slice(0, room)})
    room -= group.entries.length
  }
  return result
}

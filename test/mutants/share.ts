/**
 * How many mutants each commit gets: in proportion to what there is to mutate, but none many times its even share, so
 * that a few large commits do not take all the time.
 */
const MOST = 4 // even shares

export interface Sizes {
  folded: number
  shown: number
}

export function shares(count: number, sizes: readonly Sizes[]): number[] {
  const most = Math.ceil((MOST * count) / Math.max(1, sizes.length))
  const given = sizes.map(() => 0)
  const rooms = sizes.map(({folded, shown}) => Math.min(most, folded + shown))
  for (let left = count; left > 0; ) {
    const open = sizes.map((_, i) => i).filter(i => given[i] < rooms[i])
    if (open.length === 0) break
    const weight = open.reduce((sum, i) => sum + weightOf(sizes[i]), 0)
    const round = left
    for (const i of open) {
      const part = Math.min(left, rooms[i] - given[i], Math.max(1, Math.floor((round * weightOf(sizes[i])) / weight)))
      given[i] += part
      left -= part
    }
  }
  return given
}

/** What cannot be folded cannot survive either; a few of it are enough. */
const weightOf = ({folded, shown}: Sizes): number => folded + shown / 4

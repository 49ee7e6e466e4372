/**
 * Which refactorings touch a line. Asked for every row that comes near the window, again and again while a reader scrolls, and a
 * long file may have thousands of regions: so only those are looked at that lie around the line.
 */
import type {ShownLine} from '../../github/diff/shown.ts'
import type {Region} from '../findings.ts'

export type TouchedBy = (line: Pick<ShownLine, 'path' | 'side' | 'line'>) => Set<number>

const STRETCH = 64 // lines that share a list of regions: few enough that the list is short, enough that a whole class is in few lists

export function touchedBy(regions: Region[]): TouchedBy {
  const stretches = new Map<string, Region[]>()
  for (const region of regions) {
    for (let stretch = stretchOf(region.startLine); stretch <= stretchOf(region.endLine); stretch++) {
      const key = keyOf(region, stretch)
      const list = stretches.get(key)
      if (list) list.push(region)
      else stretches.set(key, [region])
    }
  }
  return ({path, side, line}) => {
    const around = stretches.get(keyOf({path, side}, stretchOf(line))) ?? []
    return new Set(around.filter(({startLine, endLine}) => startLine <= line && line <= endLine).map(({refactoring}) => refactoring))
  }
}

const stretchOf = (line: number) => Math.floor(line / STRETCH)

const keyOf = ({path, side}: Pick<Region, 'path' | 'side'>, stretch: number) => `${side} ${stretch} ${path}`

/** What the list says of each refactoring, worked out once for all drawings. */
import type {Refactoring} from '../../engine/report.ts'
import type {Findings, Region} from '../findings.ts'
import {pageOrder} from '../page-order.ts'
import {type Names, namesOf} from './names.ts'

export interface Entry {
  /** Position in the list of refactorings. */
  index: number
  refactoring: Refactoring
  names: Names
  /** Where a jump leads; absent where the page has nothing to show of it. */
  region?: Region
  /** The file it is listed under. */
  path: string
  /** Lines that it explains, all or in part, and in how many files. */
  lines: number
  files: number
  /** What a search looks through. */
  searched: string
}

/** In the order of the page. */
export function entriesOf(findings: Findings): Entry[] {
  const reach = reachOf(findings)
  return pageOrder(findings).map(({refactoring: index, region}) => {
    const refactoring = findings.refactorings[index]!
    const {before, after, description} = refactoring
    const paths = [...new Set([...before, ...after].map(({path}) => path))]
    const {lines = 0, files} = reach.get(index) ?? {}
    return {
      index,
      refactoring,
      names: namesOf(refactoring),
      region,
      path: region ? pathAfter(region, findings) : (after[0]?.path ?? before[0]?.path ?? ''),
      lines,
      files: files?.size ?? 0,
      searched: [description, ...paths].join('\n').toLowerCase(),
    }
  })
}

const pathAfter = ({side, path}: Region, {renamed}: Findings) => (side === 'before' ? (renamed[path] ?? path) : path)

function reachOf({lines: all, renamed}: Findings): Map<number, {lines: number; files: Set<string>}> {
  const reach = new Map<number, {lines: number; files: Set<string>}>()
  for (const {path, side, lines} of all) {
    for (const {startLine, endLine, causes} of lines) {
      for (const cause of causes) {
        const own = reach.get(cause) ?? {lines: 0, files: new Set<string>()}
        own.lines += endLine - startLine + 1
        own.files.add(side === 'before' ? (renamed[path] ?? path) : path)
        reach.set(cause, own)
      }
    }
  }
  return reach
}

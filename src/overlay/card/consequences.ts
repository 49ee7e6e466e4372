/** Lines elsewhere that changed only because a refactoring was made: calls of a renamed method, imports of a moved class. */
import type {FileLines, Side} from '../../engine/report.ts'
import type {Findings, Region} from '../findings.ts'

export interface Consequences {
  lines: number
  files: number
  /** Where they stand; those next to each other are one. */
  regions: Region[]
}

export function consequencesOf(findings: Findings, refactoring: number): Consequences {
  const after = followers(findings, refactoring, 'after')
  // Where code was taken away, its followers stand on the other side only.
  const regions = after.length > 0 ? after : followers(findings, refactoring, 'before')
  return {
    lines: regions.reduce((sum, {startLine, endLine}) => sum + endLine - startLine + 1, 0),
    files: new Set(regions.map(({path}) => path)).size,
    regions,
  }
}

function followers({lines, regions}: Findings, refactoring: number, side: Side): Region[] {
  const own = regions.filter(region => region.refactoring === refactoring && region.side === side)
  return lines.filter(file => file.side === side).flatMap(file => joined(followersIn(file, refactoring, own)))
}

function followersIn({path, side, lines}: FileLines, refactoring: number, own: Region[]): Region[] {
  const isOwn = (line: number) => own.some(region => region.path === path && region.startLine <= line && line <= region.endLine)
  return lines
    .filter(({verdict, causes}) => (verdict === 'explained' || verdict === 'partly') && causes.includes(refactoring))
    .flatMap(({startLine, endLine}) => Array.from({length: endLine - startLine + 1}, (_, index) => startLine + index))
    .filter(line => !isOwn(line))
    .map(line => ({refactoring, path, side, startLine: line, endLine: line}))
}

function joined(regions: Region[]): Region[] {
  const result: Region[] = []
  for (const region of regions) {
    const last = result.at(-1)
    if (last && last.endLine + 1 === region.startLine) last.endLine = region.endLine
    else result.push({...region})
  }
  return result
}

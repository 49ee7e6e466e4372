/** The end of a refactoring that the reader is not looking at. */
import type {Place, Refactoring} from '../../engine/report.ts'
import type {LineKey} from '../../github/diff/shown.ts'
import type {Findings, Region} from '../findings.ts'
import {className, methodName, variableName} from '../words/names.ts'

export interface OtherEnd {
  region: Region
  /** What stands there, where it has a name. */
  name?: string
  direction?: 'up' | 'down'
}

/** Where it is now, unless the reader is there; then where it was. */
export function otherEnd(findings: Findings, refactoring: number, at: LineKey | undefined): OtherEnd | undefined {
  const own = findings.regions.filter(region => region.refactoring === refactoring)
  const [before, after] = [own.find(({side}) => side === 'before'), own.find(({side}) => side === 'after')]
  const region = [after, before].find(end => end && !(at && isBy(end, at, findings)))
  if (!region) return undefined
  return {region, name: nameAt(findings.refactorings[refactoring]!, region), direction: at && directionTo(region, at, findings)}
}

const NEAR = 3 // lines; what stands so near is seen without going there

function isBy({path, side, startLine, endLine}: Region, at: LineKey, {renamed}: Findings): boolean {
  const isSameFile = shownPath({path, side}, renamed) === shownPath(at, renamed)
  const margin = side === at.side ? 0 : NEAR
  return isSameFile && startLine - margin <= at.line && at.line <= endLine + margin
}

/** GitHub shows both versions of a file under its path after the change. */
const shownPath = ({path, side}: Pick<Region, 'path' | 'side'>, renamed: Findings['renamed']) =>
  side === 'before' ? (renamed[path] ?? path) : path

/** `settle()`: the parameters stand in the sentence. */
function nameAt(refactoring: Refactoring, {side}: Region): string | undefined {
  const place = refactoring[side].find(({element}) => element !== null)
  return place && shortest(place)
}

function shortest({kind, element}: Place): string {
  if (kind === 'METHOD_DECLARATION') return methodName(element!).text.replace(/\(.*\)$/s, '()')
  return element!.includes(' : ') ? variableName(element!).text : className(element!).text
}

function directionTo(target: Region, at: LineKey, {files, renamed}: Findings): OtherEnd['direction'] {
  const [here, there] = [at, target].map(end => files.findIndex(({path}) => path === shownPath(end, renamed)))
  if (here! < 0 || there! < 0) return undefined
  const isBelow = here === there ? at.line < target.startLine : here! < there!
  return isBelow ? 'down' : 'up'
}

/**
 * Which lines does a refactoring touch? A place in a report is a whole code element; where an element stayed where it was, only the
 * line with its name was touched, and where code was moved, extracted or inlined, all of it.
 */
import type {Place, Refactoring, Side} from '../library/index.ts'
import type {Region} from '../overlay/findings.ts'

export interface Texts {
  before: Record<string, string>
  after: Record<string, string>
  /** Path before → path after. */
  renamed: Record<string, string>
}

export function touchedRegions(refactorings: Refactoring[], texts: Texts): Region[] {
  return refactorings.flatMap((refactoring, index) =>
    (['before', 'after'] as const).flatMap(side => {
      const regions = refactoring[side].flatMap(place => regionsOf(place, side, refactoring, texts))
      return joined(regions).map(({path, startLine, endLine}) => ({refactoring: index, path, side, startLine, endLine}))
    }),
  )
}

interface Stretch {
  path: string
  startLine: number
  endLine: number
}

function regionsOf(place: Place, side: Side, refactoring: Refactoring, texts: Texts): Stretch[] {
  const {path, startLine, endLine} = place
  const text = texts[side][path] ?? ''
  if (isSurroundings(place)) return []
  if (isReference(place)) return linesWith(nameOf(refactoring[side][0]!), place, text)
  if (!isDeclaration(place) || (carriesCode(refactoring, place) && !staysInFile(refactoring, texts))) return [{path, startLine, endLine}]
  return linesWith(nameOf(place), place, text).slice(0, 1)
}

/** What code was taken out of, or put into: most of it has nothing to do with the refactoring. */
const isSurroundings = ({role}: Place) =>
  /^(source|target) .*declaration (before|after)\b|^(sub-)?type declaration after extraction$/.test(role)

/** A statement may be a whole loop; what is touched in it are the lines that name the variable. */
const isReference = ({role}: Place) => /^statement referencing\b/.test(role)

const isDeclaration = ({kind}: Place) => /^(METHOD|(ANNOTATION_)?TYPE|ENUM|RECORD|OBJECT)_DECLARATION$/.test(kind)

/** The element's code is in another place now, or is new, or is gone. */
function carriesCode({type}: Refactoring, {role}: Place): boolean {
  if (/^(Move|Pull Up|Push Down|Split|Merge|Collapse)\b/.test(type)) return !/ (Package|Source Folder)$/.test(type)
  return /^(Extract|Inline)\b/.test(type) && /^(extracted|inlined)\b/.test(role)
}

/** GitHub shows a renamed file as one: what differs inside it is more than the move. */
function staysInFile({before, after}: Refactoring, {renamed}: Texts): boolean {
  return before.some(({path}) => renamed[path] !== undefined && after.some(place => place.path === renamed[path]))
}

/** `settle` of `private settle(basket Basket) : void`, `tax` of `tax : int`, `Till` of `shop.Till`. */
const nameOf = ({element}: Place) => /([\p{L}\p{N}_$]+)\s*(?:\(|<|$)/u.exec(element?.split(' : ')[0] ?? '')?.[1]

/** The lines of a place that name something, comments aside; its first line where none does. */
function linesWith(name: string | undefined, {path, startLine, endLine}: Place, text: string): Stretch[] {
  const word = name === undefined ? undefined : new RegExp(`(?<![\\p{L}\\p{N}_$])${name.replaceAll('$', '\\$')}(?![\\p{L}\\p{N}_$])`, 'u')
  const lines = text.split(/\r\n|\r|\n/).slice(startLine - 1, endLine)
  const found = lines.flatMap((line, index) => (word?.test(line) && !/^\s*(\*|\/\*|\/\/)/.test(line) ? [startLine + index] : []))
  return (found.length > 0 ? found : [startLine]).map(line => ({path, startLine: line, endLine: line}))
}

/** Stretches that touch become one; it stands where the first of them stood, because a report names the main place first. */
function joined(stretches: Stretch[]): Stretch[] {
  const result: Stretch[] = []
  for (const next of stretches) {
    const {path} = next
    const touching = result.filter(one => one.path === path && one.startLine <= next.endLine + 1 && next.startLine <= one.endLine + 1)
    const all = [...touching, next]
    const whole = {path, startLine: Math.min(...all.map(one => one.startLine)), endLine: Math.max(...all.map(one => one.endLine))}
    const at = touching[0] ? result.indexOf(touching[0]) : result.length
    result.splice(at, touching[0] ? 1 : 0, whole)
    for (const other of touching.slice(1)) result.splice(result.indexOf(other), 1)
  }
  return result
}

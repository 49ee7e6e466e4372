/** The code that a refactoring carried from one place to another: moved, extracted or inlined. */
import type {Place, Refactoring, Spot} from '../engine/report.ts'

export interface Carried {
  before: Spot[]
  after: Spot[]
}

export interface Versions {
  before: Record<string, string>
  after: Record<string, string>
}

/** Undefined where code stayed in its place. */
export function carriedCode(refactoring: Refactoring, versions: Versions): Carried | undefined {
  const {type, before, after} = refactoring
  if (/^Extract (And Move )?Method$/.test(type)) {
    const code = pairsOf(refactoring, 'extracted code from source method declaration', 'extracted code to extracted method declaration')
    const [source] = playing('source method declaration after extraction', after)
    code.before.push(...strangersAmid(code.before, versions.before, source, versions.after))
    code.after.push(...playing('added statement in extracted method declaration', after))
    return code
  }
  if (/^(Move And )?Inline Method$/.test(type)) {
    const code = pairsOf(refactoring, 'inlined code from inlined method declaration', 'inlined code in target method declaration')
    const [target] = playing('target method declaration before inline', before)
    code.before.push(...playing('deleted statement in inlined method declaration', before))
    code.after.push(...strangersAmid(code.after, versions.after, target, versions.before))
    return code
  }
  const isMoved = /^(Move|Move And Rename|Pull Up|Push Down) (Method|Class|Attribute)$/.test(type)
  return isMoved && before[0] && after[0] ? {before: [before[0]], after: [after[0]]} : undefined
}

/** Lines between the pieces that do not stand in the other version of their method: they went, or came, with the pieces. */
function strangersAmid(pieces: Spot[], texts: Record<string, string>, other: Spot | undefined, otherTexts: Record<string, string>): Spot[] {
  if (pieces.length === 0 || !other) return []
  const {path} = pieces[0]!
  const known = new Set(
    linesIn(otherTexts[other.path])
      .slice(other.startLine - 1, other.endLine)
      .map(line => line.trim()),
  )
  const [first, last] = [Math.min(...pieces.map(({startLine}) => startLine)), Math.max(...pieces.map(({endLine}) => endLine))]
  return linesIn(texts[path]).flatMap((text, index) => {
    const line = index + 1
    const isAmid = first < line && line < last && !pieces.some(({startLine, endLine}) => startLine <= line && line <= endLine)
    if (!isAmid || text.trim() === '' || known.has(text.trim())) return []
    return [{path, startLine: line, endLine: line, startColumn: text.search(/\S/) + 1, endColumn: text.length + 1}]
  })
}

const linesIn = (text = ''): string[] => text.split(/\r?\n/)

/** Statements in pairs; what was extracted from, or inlined in, several places is compared once. */
function pairsOf({before, after}: Refactoring, roleBefore: string, roleAfter: string): Carried {
  const [old, now] = [playing(roleBefore, before), playing(roleAfter, after)]
  const seen = {before: new Set<string>(), after: new Set<string>()}
  const pairs = old.flatMap((piece, index) => (now[index] ? [[piece, now[index]] as const] : []))
  const once = pairs.filter(([b, a]) => {
    const isNew = !seen.before.has(keyOf(b)) && !seen.after.has(keyOf(a))
    seen.before.add(keyOf(b))
    seen.after.add(keyOf(a))
    return isNew
  })
  return {before: once.map(([b]) => b), after: once.map(([, a]) => a)}
}

const playing = (role: string, places: Place[]): Place[] => places.filter(place => place.role === role)

const keyOf = ({path, startLine, startColumn, endLine, endColumn}: Spot) => [path, startLine, startColumn, endLine, endColumn].join(' ')

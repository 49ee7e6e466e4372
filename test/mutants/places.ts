/**
 * When a refactoring is around a mutation: its own code holds it. Roles say which places are its own.
 */
import type {Lines} from '../../src/engine/model/lines.ts'
import type {Place, Refactoring, Spot} from '../../src/library/index.ts'
import type {Code} from './code.ts'

export interface Span {
  start: number
  end: number
}

/**
 * Named to say where it happened, not as what was refactored: the method that code was taken from or put into, the type
 * around, the method of a variable. Statements that an extraction added are what it does not vouch for.
 */
const CONTEXT = /^(source|target) method declaration after|^method declaration with|type declaration|^added statement/

/** They claim that one name or type stands for another everywhere; what else happens in such a statement is not theirs. */
const NAMES_ONLY = /^(Rename (Variable|Parameter|Attribute|Class|Package)|Change (Variable|Parameter|Attribute|Return) Type)$/

/** Whole members. Other places are statements or parts of one. */
const MEMBERS = /^(METHOD_DECLARATION|INITIALIZER|FIELD_DECLARATION|ENUM_CONSTANT_DECLARATION)$/

/** From the first to the last. */
export const spanOf = (spans: readonly Span[]): Span => ({start: spans[0].start, end: spans[spans.length - 1].end})

export function offsetsOf(spot: Spot, lines: Lines): Span {
  return {
    start: lines.starts[spot.startLine - 1] + spot.startColumn - 1,
    end: lines.starts[spot.endLine - 1] + spot.endColumn - 1,
  }
}

/** Whether what stands in the span is what the refactoring is about. */
export function isAround({type, after}: Refactoring, code: Code, lines: Lines, span: Span): boolean {
  if (NAMES_ONLY.test(type)) return false
  return after.some(place => place.path === code.path && !CONTEXT.test(place.role) && holds(place, code, lines, span))
}

function holds(place: Place, code: Code, lines: Lines, span: Span): boolean {
  const stretch = offsetsOf(place, lines)
  if (place.kind === 'FIELD_DECLARATION') return contains(declarationAround(code, stretch), span)
  if (!contains(stretch, span)) return false
  // The place of a loop or a condition is all of it, but what is paired is its header: what it holds has places of its own.
  return MEMBERS.test(place.kind) || statementStart(code, span) <= stretch.start
}

/** An empty span is where something was: on the edge of a stretch it was beside it. */
export const contains = (stretch: Span, {start, end}: Span): boolean =>
  start === end ? stretch.start < start && end < stretch.end : stretch.start <= start && end <= stretch.end

/** With its modifiers; the place of an attribute is its name and value. */
function declarationAround(code: Code, stretch: Span): Span {
  const node = innermost(code, stretch, /^(field|constant)_declaration$/)
  return node === undefined ? stretch : {start: code.start(node), end: code.end(node)}
}

function statementStart(code: Code, span: Span): number {
  const node = innermost(code, span, /_statement$|^local_variable_declaration$|^switch_expression$|^explicit_constructor_invocation$/)
  return node === undefined ? 0 : code.start(node)
}

function innermost(code: Code, span: Span, kinds: RegExp): number | undefined {
  const {tree} = code
  let found: number | undefined
  for (let node = 0; node < tree.count; ) {
    if (!contains({start: tree.start[node], end: tree.end[node]}, span)) node = tree.next[node]
    else {
      if (kinds.test(code.kind(node))) found = node
      node++
    }
  }
  return found
}

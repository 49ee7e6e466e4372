/**
 * Which statement of one sequence stands for which of another, in order: those that read the same first, as a diff would
 * align them; between those what the mapping of detection knows; then what is the same by its meaning; and where nothing
 * tells them apart but their place, or the name that they declare, that.
 */
import type {BodyMapping} from '../../map/mapping.ts'
import type {Statement, StatementKind} from '../../model/statement.ts'
import {commonSequence, increasing} from '../../text/sequence.ts'
import {codeTokens, tokenText} from '../tokens.ts'
import type {Item} from './expansion.ts'
import {isGoingOn} from './returns.ts'
import {isTakenOn} from './taken-on.ts'

/** Positions in the one sequence and in the other. */
export type Place = [own: number, other: number]

export function alignedPairs(
  before: readonly Item[],
  after: readonly Item[],
  mapping: BodyMapping | undefined,
  isSame: (before: Item, after: Item) => boolean,
): Place[] {
  const anchors = commonSequence(before.map(wholeText), after.map(wholeText))
  const whole = {b0: 0, b1: before.length, a0: 0, a1: after.length}
  return withGaps(anchors, whole, gap => {
    const mapped = mappedIn(before, after, gap, mapping).map(place => namesake(place, before, after, gap, isSame))
    const known = increasingPairs(mapped)
    return withGaps(known, gap, inner => sameIn(before, after, inner, isSame))
  })
}

interface Gap {
  b0: number
  b1: number
  a0: number
  a1: number
}

/** Pairs in order, and in the gaps between them more. */
function withGaps(anchors: readonly Place[], {b0, b1, a0, a1}: Gap, inside: (gap: Gap) => Place[]): Place[] {
  const pairs: Place[] = []
  let [fromB, fromA] = [b0, a0]
  for (const [b, a] of anchors) {
    pairs.push(...inside({b0: fromB, b1: b, a0: fromA, a1: a}), [b, a])
    fromB = b + 1
    fromA = a + 1
  }
  return [...pairs, ...inside({b0: fromB, b1, a0: fromA, a1})]
}

function mappedIn(before: readonly Item[], after: readonly Item[], {b0, b1, a0, a1}: Gap, mapping: BodyMapping | undefined): Place[] {
  if (b0 === b1 || a0 === a1 || !mapping) return []
  const places = new Map(before.slice(b0, b1).map((item, i) => [item.statement, b0 + i]))
  const known: Place[] = []
  for (let a = a0; a < a1; a++) {
    const {statement} = after[a]
    const partner = mapping.ofAfter(statement)?.before
    const b = partner?.kind === statement.kind ? places.get(partner) : undefined
    if (b !== undefined && !known.some(([old]) => old === b)) known.push([b, a])
  }
  return known
}

/** Where detection took one variable for another and the one of the same name is the same, that one. */
function namesake(
  [b, a]: Place,
  before: readonly Item[],
  after: readonly Item[],
  {b0, b1}: Gap,
  isSame: (b: Item, a: Item) => boolean,
): Place {
  const name = declaredIn(after[a])
  if (name === undefined || declaredIn(before[b]) === name) return [b, a]
  const other = before.findIndex((item, i) => i >= b0 && i < b1 && declaredIn(item) === name)
  return other >= 0 && isSame(before[other], after[a]) ? [other, a] : [b, a]
}

const declaredIn = ({statement: {expressions}}: Item): string | undefined => expressions[0]?.parts.variable?.name

const increasingPairs = (pairs: readonly Place[]): Place[] => increasing(pairs.map(([b]) => b)).map(i => pairs[i])

const FAR = 40 // statements to look ahead for one that is the same

function sameIn(before: readonly Item[], after: readonly Item[], {b0, b1, a0, a1}: Gap, isSame: (b: Item, a: Item) => boolean): Place[] {
  const found: Place[] = []
  let from = a0
  for (let b = b0; b < b1; b++) {
    for (let a = from; a < Math.min(a1, from + FAR); a++) {
      if (kindOf(before[b]) !== kindOf(after[a]) || !isSame(before[b], after[a])) continue
      found.push([b, a])
      from = a + 1
      break
    }
  }
  if (found.length) return found
  const isInStep = b1 - b0 === a1 - a0 && before.slice(b0, b1).every((item, i) => kindOf(item) === kindOf(after[a0 + i]))
  return isInStep ? before.slice(b0, b1).map((_, i): Place => [b0 + i, a0 + i]) : namesakesIn(before, after, {b0, b1, a0, a1})
}

/** Variables that are declared under one name: each is one variable, even if its value was edited. */
function namesakesIn(before: readonly Item[], after: readonly Item[], {b0, b1, a0, a1}: Gap): Place[] {
  const found: Place[] = []
  for (let b = b0; b < b1; b++) {
    const name = before[b].statement.kind === 'declaration' ? declaredIn(before[b]) : undefined
    if (name === undefined) continue
    const a = after.findIndex((item, i) => i >= a0 && i < a1 && item.statement.kind === 'declaration' && declaredIn(item) === name)
    if (a >= 0) found.push([b, a])
  }
  return increasingPairs(found)
}

/** A return that goes on in the caller is what the caller does there; so is the first value of what it sets. */
const kindOf = (item: Item): StatementKind => (isGoingOn(item) || isTakenOn(item) ? 'expression' : item.statement.kind)

export const readAlike = (before: Item, after: Item): boolean => wholeText(before) === wholeText(after)

const texts = new WeakMap<Statement, string>()

/** The statement with all that is inside it, without comments and layout. */
function wholeText({statement, frame: {file}}: Item): string {
  const known = texts.get(statement)
  if (known !== undefined) return known
  const text = codeTokens(file, statement)
    .map(token => tokenText(file, token))
    .join(' ')
  texts.set(statement, text)
  return text
}

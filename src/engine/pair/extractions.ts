/**
 * Code that went to a new method: more statements of the new method come from the old one than do not, or some left the
 * old one word for word.
 */

import {callsTo} from '../map/calls.ts'
import {isCalledInstead} from '../map/inside.ts'
import {type BodyMapping, isInside, type Part, type StatementPair} from '../map/mapping.ts'
import {namesIn} from '../map/names.ts'
import {coreOf, isHandingOn} from '../map/statements.ts'
import type {Method} from '../model/code.ts'
import type {Expression} from '../model/expression.ts'
import {holderOf, type Statement} from '../model/statement.ts'
import type {Replacement} from '../replacements/replacement.ts'
import type {Trace} from '../trace.ts'
import type {Pair} from './pairs.ts'

export interface Extraction {
  /** The method the code came from, in both versions. */
  source: Pair<Method>
  mapping: BodyMapping
  extracted: Part
  moved: StatementPair[]
  added: Statement[]
}

type What = 'Extract Method' | 'Inline Method'

/** The methods that code of the source went to; seen from the other side, those that code of it came from. */
export function* findExtractions(
  source: Pair<Method>,
  mapping: BodyMapping,
  trace: Trace,
  what: What = 'Extract Method',
): Generator<Extraction> {
  for (const extracted of mapping.after.slice(1)) {
    const candidate = candidateOf(extracted, source, mapping)
    const {moved, added, counted} = candidate
    if (isEnough(candidate, what)) yield {source, mapping, extracted, moved, added}
    else trace.rejected(what, extracted.method, `${moved.length} statements come from ${source.before.name}, ${counted.length} do not`)
  }
}

interface Candidate extends Extraction {
  /** What was added and says something. */
  counted: Statement[]
}

function candidateOf(extracted: Part, source: Pair<Method>, mapping: BodyMapping): Candidate {
  const moved = mapping.pairsBetween(mapping.before[0], extracted)
  const added = mapping.leftAfter(extracted).filter(statement => !callsAnother(statement, mapping, extracted))
  return {source, mapping, extracted, moved, added, counted: added.filter(statement => !isHandingOn(statement))}
}

/**
 * Inside a type, or where the call stands in the place of what went, as much that came from the source as did not is enough for an
 * extraction; otherwise every statement counts.
 */
function isEnough(candidate: Candidate, what: What): boolean {
  const {source, extracted, moved, counted, mapping} = candidate
  const isOwn = extracted.method.type === source.after.type
  const pieces = isOwn ? counted.filter(statement => isPieceOf(statement, moved)) : []
  const isHeld = isOwn || moved.some(pair => isCalledInItsPlace(pair, mapping, extracted))
  const most = moved.length + (isHeld && what === 'Extract Method' ? 0 : -1)
  return (moved.length > 0 && counted.length - pieces.length <= most) || areKept(candidate, what)
}

/** A new variable that only holds a piece of what went over. */
function isPieceOf({kind, variables}: Statement, moved: StatementPair[]): boolean {
  return kind === 'declaration' && variables.every(({name}) => moved.some(({after}) => namesIn(after).has(name)))
}

/** Around what went over word for word, this much may be new: code is extracted to be extended. */
const NEW_AROUND = 10

/**
 * What is gone from a method and stands word for word in a new one that it calls was extracted, though not much else comes
 * from it. Code that was inlined must stand where the call stood. An expression says less than a statement.
 */
function areKept({moved, counted, mapping, extracted}: Candidate, what: What): boolean {
  const kept = moved.filter(pair => isWordForWord(pair) && (isTelling(pair) || isAssignment(pair)))
  const isTold = (pair: StatementPair) => !isInside(pair) && (what === 'Extract Method' || isInItsPlace(pair, mapping, extracted))
  if (counted.length <= NEW_AROUND && kept.some(isTold)) return true
  return kept.length > 0 && moved.length >= counted.filter(({isComposite}) => !isComposite).length
}

/** It stands where the call stood, and the method did it whenever it was called. */
function isInItsPlace(pair: StatementPair, mapping: BodyMapping, extracted: Part): boolean {
  const around = holderOf(pair.after)
  return isCalledThere(pair, mapping, extracted) && (!around || mapping.ofAfter(around) !== undefined)
}

/** The call stands where the statement stood, or the piece of one, or the variable that it declared. */
export const isCalledInItsPlace = (pair: StatementPair, mapping: BodyMapping, extracted: Part): boolean =>
  isInside(pair)
    ? isCalledInstead(pair, mapping, extracted)
    : isCalledThere(pair, mapping, extracted) || isCalledForVariable(pair, mapping, extracted)

function isCalledForVariable({before}: StatementPair, mapping: BodyMapping, {method}: Part): boolean {
  const names = new Set(before.variables.map(({name}) => name))
  const isInstead = ({before: [old], after: [now]}: Replacement) =>
    old?.kind === 'name' && names.has(old.text) && now?.kind === 'call' && now.name === method.name
  return before.kind === 'declaration' && mapping.pairs.some(({replacements}) => replacements.some(isInstead))
}

/** A statement without a partner that calls the method stands in the same composite. */
export function isCalledThere({before}: StatementPair, mapping: BodyMapping, {method}: Part): boolean {
  const around = holderOf(before)
  const there = around && mapping.ofBefore(around)?.after
  if (around && !there) return false
  return callsTo(method, mapping.after[0].body, 'of anything').some(
    ({statement}) => !mapping.ofAfter(statement) && holderOf(statement) === there,
  )
}

const isAssignment = ({before, after}: StatementPair): boolean =>
  before.expressions[0]?.kind === 'assignment' && after.expressions[0]?.kind === 'assignment'

const SAME_WORDS = new Set(['argument', 'statement kind', 'form'])

const isWordForWord = ({before, replacements}: StatementPair): boolean =>
  before.kind !== 'throw' && replacements.every(one => SAME_WORDS.has(one.name) || isSameButThis(one))

/** `rows` and `this.rows` */
const isSameButThis = ({before: [old], after: [now]}: Replacement): boolean =>
  old !== undefined && now !== undefined && (isAskedOfThis(old, now) || isAskedOfThis(now, old))

const isAskedOfThis = (short: Expression, long: Expression): boolean =>
  long.parts.receiver?.kind === 'this' && long.text === `this.${short.text}`

/** A statement that only calls a further extracted method was made by that extraction. */
function callsAnother(statement: Statement, mapping: BodyMapping, extracted: Part): boolean {
  return mapping.after
    .slice(1)
    .some(part => part !== extracted && callsTo(part.method, extracted.body, 'of anything').some(call => call.statement === statement))
}

/** `return x` and `this.x = x` are in every other method. */
export const isTelling = ({before, after}: StatementPair): boolean => saysSomething(before) && saysSomething(after)

const saysSomething = (statement: Statement): boolean =>
  statement.kind === 'assert' ? statement.expressions.some(isTellingCore) : isTellingCore(coreOf(statement))

const SAYS_NOTHING = new Set(['name', 'this', 'literal', 'attribute access'])

const isTellingCore = (core: Expression | undefined): boolean => core !== undefined && !SAYS_NOTHING.has(core.kind)

/**
 * Code that went to a new method: more statements of the new method come from the old one than do not, or some left the
 * old one word for word.
 */

import {callsTo} from '../map/calls.ts'
import {type BodyMapping, isInside, type Part, type StatementPair} from '../map/mapping.ts'
import {namesIn} from '../map/names.ts'
import {coreOf, isHandingOn} from '../map/statements.ts'
import type {Method} from '../model/code.ts'
import type {Expression} from '../model/expression.ts'
import type {Statement} from '../model/statement.ts'
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

/** The methods that code of the source went to; seen from the other side, those that code of it came from. */
export function* findExtractions(
  source: Pair<Method>,
  mapping: BodyMapping,
  trace: Trace,
  what: 'Extract Method' | 'Inline Method' = 'Extract Method',
): Generator<Extraction> {
  const [before] = mapping.before
  for (const extracted of mapping.after.slice(1)) {
    const moved = mapping.pairsBetween(before, extracted)
    const added = mapping.leftAfter(extracted).filter(statement => !callsAnother(statement, mapping, extracted))
    const counted = added.filter(statement => !isHandingOn(statement))
    const isOwn = extracted.method.type === source.after.type // between types every statement counts
    const pieces = isOwn ? counted.filter(statement => isPieceOf(statement, moved)) : []
    const isEnough = moved.length > counted.length - pieces.length || areKept(moved, counted, what === 'Extract Method' ? NEW_AROUND : 0)
    if (isEnough) yield {source, mapping, extracted, moved, added}
    else trace.rejected(what, extracted.method, `${moved.length} statements come from ${source.before.name}, ${counted.length} do not`)
  }
}

/** A new variable that only holds a piece of what went over. */
function isPieceOf({kind, variables}: Statement, moved: StatementPair[]): boolean {
  return kind === 'declaration' && variables.every(({name}) => moved.some(({after}) => namesIn(after).has(name)))
}

/** Around what went over word for word, this much may be new: code is extracted to be extended. */
const NEW_AROUND = 10

/**
 * What is gone from a method and stands word for word in a new one that it calls there was extracted, though not much
 * else comes from it. An expression says less than a statement.
 */
function areKept(moved: StatementPair[], added: Statement[], most: number): boolean {
  const kept = moved.filter(pair => isWordForWord(pair) && (isTelling(pair) || isAssignment(pair)))
  if (added.length <= most && kept.some(pair => !isInside(pair))) return true
  return kept.length > 0 && moved.length >= added.filter(({isComposite}) => !isComposite).length
}

const isAssignment = ({before, after}: StatementPair): boolean =>
  before.expressions[0]?.kind === 'assignment' && after.expressions[0]?.kind === 'assignment'

const SAME_WORDS = new Set(['argument', 'statement kind', 'form'])

const isWordForWord = ({before, replacements}: StatementPair): boolean =>
  before.kind !== 'throw' && replacements.every(({name}) => SAME_WORDS.has(name))

/** A statement that only calls a further extracted method was made by that extraction. */
function callsAnother(statement: Statement, mapping: BodyMapping, extracted: Part): boolean {
  return mapping.after
    .slice(1)
    .some(part => part !== extracted && callsTo(part.method, extracted.body, 'of anything').some(call => call.statement === statement))
}

/** `return x` and `this.x = x` are in every other method. */
export const isTelling = ({before, after}: StatementPair): boolean => isTellingCore(coreOf(before)) && isTellingCore(coreOf(after))

const SAYS_NOTHING = new Set(['name', 'this', 'literal', 'attribute access'])

const isTellingCore = (core: Expression | undefined): boolean => core !== undefined && !SAYS_NOTHING.has(core.kind)

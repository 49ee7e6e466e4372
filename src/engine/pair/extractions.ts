/**
 * Code that went to a new method: more statements of the new method come from the old one than do not, or some left the
 * old one word for word.
 */

import {argumentsOf, callsIn, callsTo} from '../map/calls.ts'
import {type Mapper, partOf} from '../map/mapper.ts'
import {type BodyMapping, isInside, type Part, type StatementPair} from '../map/mapping.ts'
import {coreOf, isHandingOn} from '../map/statements.ts'
import type {Method} from '../model/code.ts'
import type {Statement} from '../model/statement.ts'
import type {Trace} from '../trace.ts'
import {mayMean} from './call-targets.ts'
import type {Hierarchy} from './hierarchy.ts'
import {groupBy, type Pair} from './pairs.ts'

export interface Extraction {
  /** The method the code came from, in both versions. */
  source: Pair<Method>
  mapping: BodyMapping
  extracted: Part
  moved: StatementPair[]
  added: Statement[]
}

export function* findExtractions(source: Pair<Method>, mapping: BodyMapping, trace: Trace): Generator<Extraction> {
  const [before] = mapping.before
  for (const extracted of mapping.after.slice(1)) {
    const moved = mapping.pairsBetween(before, extracted)
    const added = mapping.leftAfter(extracted).filter(statement => !callsAnother(statement, mapping, extracted))
    const counted = added.filter(statement => !isHandingOn(statement))
    if (moved.length > counted.length || areKept(moved, counted)) yield {source, mapping, extracted, moved, added}
    else {
      const reason = `${moved.length} statements come from ${source.before.name}, ${counted.length} do not`
      trace.rejected('Extract Method', extracted.method, reason)
    }
  }
}

/** Around what went over word for word, this much may be new. */
const NEW_AROUND = 10

/**
 * What is gone from a method and stands word for word in a new one that it calls there was extracted, whatever else is
 * new. An expression says less than a statement.
 */
function areKept(moved: StatementPair[], added: Statement[]): boolean {
  const kept = moved.filter(pair => isWordForWord(pair) && isTelling(pair))
  if (kept.some(pair => !isInside(pair))) return added.length <= NEW_AROUND
  return kept.length > 0 && moved.length >= added.filter(({isComposite}) => !isComposite).length
}

const SAME_WORDS = new Set(['argument', 'statement kind', 'form'])

const isWordForWord = ({before, replacements}: StatementPair): boolean =>
  before.kind !== 'throw' && replacements.every(({name}) => SAME_WORDS.has(name))

/** A statement that only calls a further extracted method was made by that extraction. */
function callsAnother(statement: Statement, mapping: BodyMapping, extracted: Part): boolean {
  return mapping.after
    .slice(1)
    .some(part => part !== extracted && callsTo(part.method, extracted.body).some(call => call.statement === statement))
}

/** `return x` and `this.x = x` are in every other method. */
function isTelling({before}: StatementPair): boolean {
  const core = coreOf(before)
  return core !== undefined && core.kind !== 'name' && core.kind !== 'this' && core.kind !== 'literal' && core.kind !== 'attribute access'
}

/** One statement proves that it came from another type only if nothing but names and values changed in it. */
const SMALL = new Set(['argument', 'statement kind', 'variable', 'literal', 'form'])

const isExact = ({replacements}: StatementPair): boolean => replacements.every(({name}) => SMALL.has(name))

/** The same for new methods of other types that the method calls: only what no method of its own type explains. */
export class ForeignExtractions {
  private readonly freshByName: Map<string, Method[]>

  constructor(
    fresh: Iterable<Method>,
    private readonly hierarchy: Hierarchy,
    private readonly mapper: Mapper,
    private readonly trace: Trace,
  ) {
    this.freshByName = groupBy(fresh, method => method.name)
  }

  /** The mapping with the methods that code was extracted to, and the extractions. */
  find(source: Pair<Method>, mapping: BodyMapping): {mapping: BodyMapping; extractions: Extraction[]} {
    let known = mapping
    const extractions: Extraction[] = []
    for (const part of this.called(source, mapping.after[0])) {
      const wider = this.mapper.extend(known, part)
      const found = [...findExtractions(source, wider, this.trace)].filter(
        ({extracted, moved}) => extracted === part && moved.some(isTelling) && (moved.length > 1 || isExact(moved[0])),
      )
      if (!found.length) continue
      known = wider
      extractions.push(...found)
    }
    return {mapping: known, extractions}
  }

  private called(source: Pair<Method>, after: Part): Part[] {
    const fresh = [...callsIn(after.body).keys()].flatMap(name => this.freshByName.get(name) ?? [])
    return fresh.flatMap(method => {
      if (!method.body || method.type === source.after.type) return []
      const [call] = callsTo(method, after.body, 'of anything').filter(({expression}) =>
        mayMean(expression, source.after, method, this.hierarchy),
      )
      const wasCalled = source.before.body && callsTo(method, source.before.body, 'of anything').length
      const part = call && !wasCalled && partOf(method, argumentsOf(method, call.expression))
      return part ? [part] : []
    })
  }
}

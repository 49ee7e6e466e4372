/**
 * Code that went to new methods of other types. They take part in the mapping as those of the same type do; but one
 * statement alone proves nothing there, unless it is the same, or the call stands where it stood.
 */
import {type Call, callsIn, callsTo, namesOf} from '../map/calls.ts'
import {isCalledInstead} from '../map/inside.ts'
import type {Mapper} from '../map/mapper.ts'
import {type BodyMapping, isInside, type Part, type StatementPair} from '../map/mapping.ts'
import type {Method} from '../model/code.ts'
import type {ReplacementName} from '../replacements/replacement.ts'
import type {Trace} from '../trace.ts'
import {meaningOf} from './call-targets.ts'
import {type Extraction, findExtractions, isTelling} from './extractions.ts'
import type {Hierarchy} from './hierarchy.ts'
import {type Called, reached} from './newly-called.ts'
import type {Pair} from './pairs.ts'

export class ForeignExtractions {
  private readonly freshByName = new Map<string, Method[]>()

  constructor(
    fresh: Iterable<Method>,
    private readonly hierarchy: Hierarchy,
    private readonly mapper: Mapper,
    private readonly trace: Trace,
  ) {
    for (const method of fresh) {
      for (const name of namesOf(method)) this.freshByName.set(name, [...(this.freshByName.get(name) ?? []), method])
    }
  }

  /** The mapping with the methods that code was extracted to, and all extractions in it; nothing where there are none. */
  find(source: Pair<Method>, known: BodyMapping): {mapping: BodyMapping; extractions: Extraction[]} | undefined {
    const own = new Set(known.after)
    let parts = reached(known.after, source.before, caller => this.calledBy(caller, source))
    while (parts.length) {
      const mapping = this.mapper.remap(known, [...known.after, ...parts])
      const extractions = [...findExtractions(source, mapping, this.trace)].filter(one => own.has(one.extracted) || isProven(one))
      const kept = parts.filter(part => extractions.some(({extracted}) => extracted === part))
      if (kept.length === parts.length) return {mapping, extractions}
      parts = kept
    }
    return undefined
  }

  private calledBy(caller: Part, source: Pair<Method>): Called[] {
    const methods = [...callsIn(caller.body).keys()].flatMap(name => this.freshByName.get(name) ?? [])
    return methods
      .filter(method => method.hasBody && method.type !== source.after.type)
      .map(method => ({method, calls: this.newCalls(method, caller, source)}))
  }

  private newCalls(method: Method, caller: Part, {before}: Pair<Method>): Call[] {
    const old = before.body ? callsTo(method, before.body, 'of anything').map(askedOf) : []
    return callsTo(method, caller.body, 'of anything').filter(call => {
      const meaning = meaningOf(call.expression, caller.method, method, this.hierarchy)
      return meaning === 'told' ? !old.includes(askedOf(call)) : meaning === 'guessed' && !old.length
    })
  }
}

const askedOf = ({expression}: Call): string => expression.parts.receiver?.text ?? ''

/** At least one statement must say enough, and be the same but for names and values. */
const isProven = ({moved, mapping, extracted}: Extraction): boolean =>
  moved.some(pair => isTelling(pair) && (isExact(pair) || isGivenMore(pair, mapping, extracted)))

const SMALL = new Set<ReplacementName>([
  'argument',
  'statement kind',
  'variable',
  'literal',
  'form',
  'extracted variable',
  'inlined variable',
])

const isExact = ({replacements}: StatementPair): boolean => replacements.every(({name}) => SMALL.has(name))

/** The call stands where the expression stood, and what it became is given more, but nothing else. */
const isGivenMore = (pair: StatementPair, mapping: BodyMapping, extracted: Part): boolean =>
  isInside(pair) &&
  isCalledInstead(pair, mapping, extracted) &&
  pair.replacements.every(({name, before}) => SMALL.has(name) || (name === 'argument list' && !before.length))

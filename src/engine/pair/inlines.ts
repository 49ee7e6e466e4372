/**
 * Code that came from methods that are gone: the caller did call them, does so no more, and holds their statements now.
 * It is an extraction seen from the other side: the body after is mapped onto the body before together with the gone
 * methods that it called, and those that they called. Their parameters are read as the arguments of the call.
 */
import {type Call, callsTo} from '../map/calls.ts'
import type {Mapper} from '../map/mapper.ts'
import {type BodyMapping, flippedPair, type Part, type StatementPair} from '../map/mapping.ts'
import {restOf} from '../map/rest.ts'
import type {Method} from '../model/code.ts'
import type {Statement} from '../model/statement.ts'
import type {Trace} from '../trace.ts'
import {type Extraction, findExtractions} from './extractions.ts'
import {isProven} from './foreign-proof.ts'
import type {Hierarchy} from './hierarchy.ts'
import type {MethodPairs} from './members.ts'
import {type Called, CallIndex, reached} from './newly-called.ts'
import type {Pair} from './pairs.ts'

export interface Inline {
  inlined: Method
  /** The method the code went to, in both versions. */
  target: Pair<Method>
  /** The calls that are gone, and the methods they stood in. */
  calls: {call: Call; caller: Method}[]
  /** Statements of the inlined method (before) and of the target (after). */
  moved: StatementPair[]
  deleted: Statement[]
}

export interface Inlines {
  /** The mapping of the target with the inlined methods. */
  mapping: BodyMapping
  inlines: Inline[]
}

export class InlineFinder {
  private readonly gone: CallIndex

  constructor(
    methods: MethodPairs,
    hierarchy: Hierarchy,
    private readonly mapper: Mapper,
    private readonly trace: Trace,
  ) {
    this.gone = new CallIndex(methods.leftBefore, hierarchy)
  }

  find(target: Pair<Method>, known: BodyMapping): Inlines | undefined {
    const [main] = known.before
    let parts = reached([main], target.after, caller => this.calledBy(caller, target)).filter(({method}) => method !== target.before)
    while (parts.length) {
      const mirrored = this.mirrored(known, parts)
      const found = [...findExtractions({before: target.after, after: target.before}, mirrored, this.trace, 'Inline Method')].filter(
        one => one.extracted.method.type === target.before.type || isProven(one),
      )
      const kept = parts.filter(part => found.some(({extracted}) => extracted === part))
      if (kept.length === parts.length) return {mapping: joined(known, mirrored), inlines: found.map(one => this.inlineOf(one, target))}
      parts = kept
    }
    return undefined
  }

  /** A constructor of another type makes something that is still made: its code does not stand in the place of the call. */
  private calledBy(caller: Part, {before, after}: Pair<Method>): Called[] {
    return this.gone.calledBy(caller, after).filter(({method}) => !method.isConstructor || method.type === before.type)
  }

  /** The body after onto those before. What was extracted from it has found its partners already. */
  private mirrored(known: BodyMapping, gone: Part[]): BodyMapping {
    const [main] = known.before
    const [after, ...extracted] = known.after
    return extracted.length
      ? this.mapper.mapBack([restOf(after, known.leftAfter())], [restOf(main, []), ...gone])
      : this.mapper.mapBack([after], [main, ...gone], known.attributes)
  }

  private inlineOf({extracted, moved, added, mapping}: Extraction, target: Pair<Method>): Inline {
    const calls = mapping.after.flatMap(({method: caller, body}) =>
      callsTo(extracted.method, body, 'of anything').map(call => ({call, caller})),
    )
    return {inlined: extracted.method, target, calls, moved: moved.map(flippedPair), deleted: added}
  }
}

/** What was found the other way round, and beside extractions what was known already. */
function joined(known: BodyMapping, mirrored: BodyMapping): BodyMapping {
  if (known.after.length === 1) return mirrored.flipped()
  const wider = known.with(mirrored.after.slice(1))
  for (const pair of mirrored.pairs) wider.add(flippedPair(pair))
  return wider
}

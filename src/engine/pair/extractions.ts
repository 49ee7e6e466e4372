/**
 * Code that went to a new method: more statements of the new method come from the old one than do not.
 */
import {callsTo} from '../map/calls.ts'
import type {BodyMapping, Part, StatementPair} from '../map/mapping.ts'
import type {Method} from '../model/code.ts'
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

export function* findExtractions(source: Pair<Method>, mapping: BodyMapping, trace: Trace): Generator<Extraction> {
  const [before] = mapping.before
  for (const extracted of mapping.after.slice(1)) {
    const moved = mapping.pairsBetween(before, extracted)
    const added = mapping.leftAfter(extracted).filter(statement => !callsAnother(statement, mapping, extracted))
    if (moved.length > added.length) yield {source, mapping, extracted, moved, added}
    else {
      const reason = `${moved.length} statements come from ${source.before.name}, ${added.length} do not`
      trace.rejected('Extract Method', extracted.method, reason)
    }
  }
}

/** A statement that only calls a further extracted method was made by that extraction. */
function callsAnother(statement: Statement, mapping: BodyMapping, extracted: Part): boolean {
  return mapping.after
    .slice(1)
    .some(part => part !== extracted && callsTo(part.method, extracted.body).some(call => call.statement === statement))
}

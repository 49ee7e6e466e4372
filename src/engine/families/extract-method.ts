/**
 * Extract Method: statements of a method now stand in a new method, which the old one calls.
 *
 *   void pay() {                       void pay() { settle(); print(); }
 *     book(total);                     void settle() { book(total); }
 *     print();
 *   }
 */
import {callsTo} from '../map/calls.ts'
import type {BodyMapping, Part} from '../map/mapping.ts'
import type {Statement} from '../model/statement.ts'
import type {MethodPair} from '../pair/members.ts'
import {code, type Family, type Finding} from './family.ts'

export const extractMethod: Family = {
  names: ['Extract Method'],
  *detect(evidence, trace) {
    for (const {pair, mapping} of evidence.changedBodies()) {
      const [source] = mapping.before
      for (const extracted of mapping.after.slice(1)) {
        const moved = mapping.pairsBetween(source, extracted)
        const added = mapping.leftAfter(extracted).filter(statement => !callsAnother(statement, mapping, extracted))
        if (moved.length > added.length) yield finding(pair, mapping, extracted, added)
        else
          trace.rejected(
            'Extract Method',
            extracted.method,
            `${moved.length} statements come from ${pair.before.name}, ${added.length} do not`,
          )
      }
    }
  },
}

/** A statement that only calls a further extracted method was made by that extraction. */
function callsAnother(statement: Statement, mapping: BodyMapping, extracted: Part): boolean {
  return mapping.after
    .slice(1)
    .some(part => part !== extracted && callsTo(part.method, extracted.body).some(call => call.statement === statement))
}

function finding(pair: MethodPair, mapping: BodyMapping, extracted: Part, added: Statement[]): Finding {
  const [source] = mapping.before
  const moved = mapping.pairsBetween(source, extracted)
  const callers = mapping.after.flatMap(part => callsTo(extracted.method, part.body).map(call => ({call, method: part.method})))
  return {
    name: 'Extract Method',
    before: [
      {role: 'source method declaration before extraction', element: pair.before},
      ...moved.map(({before}) => ({role: 'extracted code from source method declaration', element: code(before, pair.before)})),
    ],
    after: [
      {role: 'extracted method declaration', element: extracted.method},
      ...moved.map(({after}) => ({role: 'extracted code to extracted method declaration', element: code(after, extracted.method)})),
      {role: 'source method declaration after extraction', element: pair.after},
      ...callers.map(({call, method}) => ({role: 'extracted method invocation', element: code(call.expression, method)})),
      ...added.map(statement => ({role: 'added statement in extracted method declaration', element: code(statement, extracted.method)})),
    ],
  }
}

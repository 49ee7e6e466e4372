/**
 * Extract Method: statements of a method now stand in a new method, which the old one calls.
 *
 *   void pay() {                       void pay() { settle(); print(); }
 *     book(total);                     void settle() { book(total); }
 *     print();
 *   }
 */
import {callsTo} from '../map/calls.ts'
import type {Extraction} from '../pair/extractions.ts'
import {actors, code, type Family, type Finding} from './family.ts'

export const extractMethod: Family = {
  names: ['Extract Method', 'Extract And Move Method'],
  *detect({extractions}) {
    for (const extraction of extractions) yield finding(extraction)
  },
}

function finding({source, mapping, extracted, moved, added}: Extraction): Finding {
  const isMoved = source.after.type !== extracted.method.type
  const asked = isMoved ? 'of anything' : 'own'
  const calls = mapping.after.flatMap(part => callsTo(extracted.method, part.body, asked).map(call => code(call.expression, part.method)))
  return {
    name: isMoved ? 'Extract And Move Method' : 'Extract Method',
    before: [
      {role: 'source method declaration before extraction', element: source.before},
      ...actors(
        'extracted code from source method declaration',
        moved.map(({before}) => code(before, source.before)),
      ),
    ],
    after: [
      {role: 'extracted method declaration', element: extracted.method},
      ...actors(
        'extracted code to extracted method declaration',
        moved.map(({after}) => code(after, extracted.method)),
      ),
      {role: 'source method declaration after extraction', element: source.after},
      ...actors('extracted method invocation', calls),
      ...actors(
        'added statement in extracted method declaration',
        added.map(statement => code(statement, extracted.method)),
      ),
    ],
  }
}

/**
 * Inline Variable: a variable is gone and its value stands where it was read.
 *
 *   int tax = price * 2;        ship(price * 2);
 *   ship(tax);
 */
import {inlinedVariables} from '../pair/value-variables.ts'
import {methodAround} from '../pair/variables.ts'
import {actors, code, type Family, local} from './family.ts'

export const inlineVariable: Family = {
  names: ['Inline Variable'],
  *detect(evidence) {
    for (const {pair, mapping} of evidence.changedBodies()) {
      for (const {variable, part, users, places} of inlinedVariables(mapping, evidence.valuesIn(mapping))) {
        const statements = users.length
          ? users.map(({after}) => code(after, pair.after))
          : [...new Map(places.map(place => [place.statement, place])).values()].map(place => code(place.statement, place.part.method))
        yield {
          name: 'Inline Variable',
          before: [
            {role: 'inlined variable declaration', element: local(variable, methodAround(variable, part))},
            ...actors(
              'statement with the name of the inlined variable',
              users.map(({before}) => code(before, pair.before)),
            ),
          ],
          after: actors('statement with the initializer of the inlined variable', statements),
        }
      }
    }
  },
}

/**
 * Extract Variable: a new variable holds a value that stood where the variable stands now.
 *
 *   ship(price * 2);        int tax = price * 2;
 *                           ship(tax);
 */
import {extractedVariables} from '../pair/value-variables.ts'
import {methodAround} from '../pair/variables.ts'
import {actors, code, type Family, local} from './family.ts'

export const extractVariable: Family = {
  names: ['Extract Variable'],
  *detect(evidence) {
    for (const {pair, mapping} of evidence.changedBodies()) {
      for (const {variable, part, users, places} of extractedVariables(mapping, evidence.valuesIn(mapping))) {
        const statements = users.length ? users.map(({before}) => before) : [...new Set(places.map(({statement}) => statement))]
        yield {
          name: 'Extract Variable',
          before: actors(
            'statement with the initializer of the extracted variable',
            statements.map(statement => code(statement, pair.before)),
          ),
          after: [
            {role: 'extracted variable declaration', element: local(variable, methodAround(variable, part))},
            ...actors(
              'statement with the name of the extracted variable',
              users.map(({after}) => code(after, part.method)),
            ),
          ],
        }
      }
    }
  },
}

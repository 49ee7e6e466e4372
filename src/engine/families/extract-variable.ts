/**
 * Extract Variable: a new variable holds a value that stood where the variable stands now.
 *
 *   ship(price * 2);        int tax = price * 2;
 *                           ship(tax);
 */
import type {StatementPair} from '../map/mapping.ts'
import type {Variable} from '../model/expression.ts'
import {methodAround} from '../pair/variables.ts'
import {actors, code, type Family, local} from './family.ts'

export const extractVariable: Family = {
  names: ['Extract Variable'],
  *detect(evidence) {
    for (const {pair, mapping} of evidence.changedBodies()) {
      for (const part of mapping.after) {
        for (const variable of part.body.variables) {
          const users = mapping.pairs.filter(statements => stands(statements, variable))
          if (!users.length) continue
          yield {
            name: 'Extract Variable',
            before: actors(
              'statement with the initializer of the extracted variable',
              users.map(({before}) => code(before, pair.before)),
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
    }
  },
}

const stands = ({after, replacements}: StatementPair, {name, scope}: Variable): boolean =>
  after.start >= scope.start &&
  after.end <= scope.end &&
  replacements.some(one => one.name === 'extracted variable' && one.after[0].name === name)

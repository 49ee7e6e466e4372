/**
 * Inline Variable: a variable is gone and its value stands where it was read.
 *
 *   int tax = price * 2;        ship(price * 2);
 *   ship(tax);
 */
import type {StatementPair} from '../map/mapping.ts'
import type {Variable} from '../model/expression.ts'
import {methodAround} from '../pair/variables.ts'
import {actors, code, type Family, local} from './family.ts'

export const inlineVariable: Family = {
  names: ['Inline Variable'],
  *detect(evidence) {
    for (const {pair, mapping} of evidence.changedBodies()) {
      const [source] = mapping.before
      for (const variable of source.body.variables) {
        const users = mapping.pairs.filter(statements => stood(statements, variable))
        if (!users.length) continue
        yield {
          name: 'Inline Variable',
          before: [
            {role: 'inlined variable declaration', element: local(variable, methodAround(variable, source))},
            ...actors(
              'statement with the name of the inlined variable',
              users.map(({before}) => code(before, pair.before)),
            ),
          ],
          after: actors(
            'statement with the initializer of the inlined variable',
            users.map(({after}) => code(after, pair.after)),
          ),
        }
      }
    }
  },
}

const stood = ({before, replacements}: StatementPair, {name, scope}: Variable): boolean =>
  before.start >= scope.start &&
  before.end <= scope.end &&
  replacements.some(one => one.name === 'inlined variable' && one.before[0].name === name)

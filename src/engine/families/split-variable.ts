/**
 * Split Parameter, Split Variable, Split Attribute: one variable became several that have its values.
 *
 *   void pay(Customer who) { print(who.name(), who.city()); }        void pay(String name, String city) { print(name, city); }
 */
import {findSplits} from '../pair/merges.ts'
import {actors, type Family, local} from './family.ts'

export const splitVariable: Family = {
  names: ['Split Parameter', 'Split Variable', 'Split Attribute'],
  *detect(evidence) {
    for (const {source, target, statements, gone, fresh} of evidence.variablesOnOneSide()) {
      for (const {many, one} of findSplits(statements, gone, fresh)) {
        yield {
          name: one.is === 'parameter' ? 'Split Parameter' : 'Split Variable',
          before: [
            {role: 'original variable declaration', element: local(one, source)},
            {role: 'original method declaration', element: source},
          ],
          after: [
            ...actors(
              'split variable declaration',
              many.map(variable => local(variable, target)),
            ),
            {role: 'method declaration with split variable', element: target},
          ],
        }
      }
    }
    for (const {statements, gone, fresh} of evidence.attributesOnOneSide()) {
      for (const {many, one} of findSplits(statements, gone, fresh)) {
        yield {
          name: 'Split Attribute',
          before: [{role: 'original attribute declaration', element: one}],
          after: actors('split attribute declaration', many),
        }
      }
    }
  },
}

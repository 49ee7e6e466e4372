/**
 * Merge Parameter, Merge Variable, Merge Attribute: several variables are one now, which is asked for their values.
 *
 *   void pay(String name, String city) { print(name, city); }        void pay(Customer who) { print(who.name(), who.city()); }
 */
import {findMerges} from '../pair/merges.ts'
import {actors, type Family, local} from './family.ts'

export const mergeVariable: Family = {
  names: ['Merge Parameter', 'Merge Variable', 'Merge Attribute'],
  *detect(evidence) {
    for (const {source, target, statements, gone, fresh} of evidence.variablesOnOneSide()) {
      for (const {many, one} of findMerges(statements, gone, fresh)) {
        yield {
          name: one.is === 'parameter' ? 'Merge Parameter' : 'Merge Variable',
          before: [
            ...actors(
              'merged variable declaration',
              many.map(variable => local(variable, source)),
            ),
            {role: 'original method declaration', element: source},
          ],
          after: [
            {role: 'new variable declaration', element: local(one, target)},
            {role: 'method declaration with merged variables', element: target},
          ],
        }
      }
    }
    for (const {statements, gone, fresh} of evidence.attributesOnOneSide()) {
      for (const {many, one} of findMerges(statements, gone, fresh)) {
        yield {
          name: 'Merge Attribute',
          before: actors('merged attribute declaration', many),
          after: [{role: 'new attribute declaration', element: one}],
        }
      }
    }
  },
}

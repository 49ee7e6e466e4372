/**
 * Extract Attribute: a new attribute holds a value that stood where the attribute stands now.
 *
 *   book("till");        private static final String NAME = "till";
 *                        book(NAME);
 */
import {actors, code, type Family} from './family.ts'

export const extractAttribute: Family = {
  names: ['Extract Attribute'],
  *detect(evidence) {
    for (const attribute of evidence.attributes.leftAfter) {
      if (!attribute.initializer) continue
      const users = [...evidence.changedBodies()]
        .filter(({pair}) => pair.after.type === attribute.type)
        .flatMap(({pair, mapping}) =>
          mapping.pairs
            .filter(({replacements}) => replacements.some(one => one.name === 'extracted variable' && one.after[0].name === attribute.name))
            .map(statements => ({pair, statements})),
        )
      if (!users.length) continue
      yield {
        name: 'Extract Attribute',
        before: actors(
          'statement with the initializer of the extracted attribute',
          users.map(({pair, statements}) => code(statements.before, pair.before)),
        ),
        after: [
          {role: 'extracted attribute declaration', element: attribute},
          ...actors(
            'statement with the name of the extracted attribute',
            users.map(({pair, statements}) => code(statements.after, pair.after)),
          ),
        ],
      }
    }
  },
}

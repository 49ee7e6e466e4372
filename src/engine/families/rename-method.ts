/**
 * Rename Method: the method has another name; its body says that it is the same one.
 *
 *   int sum() { return a + b; }        int total() { return a + b; }
 */
import type {Family} from './family.ts'

export const renameMethod: Family = {
  names: ['Rename Method'],
  *detect(evidence) {
    for (const {before, after} of evidence.methodPairs()) {
      if (before.name === after.name || before.isConstructor || before.isInitializer) continue
      yield {
        name: 'Rename Method',
        before: [{role: 'original method declaration', element: before}],
        after: [{role: 'renamed method declaration', element: after}],
      }
    }
  },
}

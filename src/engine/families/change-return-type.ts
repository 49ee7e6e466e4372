/**
 * Change Return Type: the method gives something of another type, wherever it stands.
 *
 *   int total() {…}        Money total() {…}
 */
import type {Family} from './family.ts'

export const changeReturnType: Family = {
  names: ['Change Return Type'],
  *detect(evidence) {
    for (const {before, after} of [...evidence.methodPairs(), ...evidence.movedMethods]) {
      const old = before.returnType
      const now = after.returnType
      if (!old || !now || old.text === now.text) continue
      yield {
        name: 'Change Return Type',
        before: [
          {role: 'original return type', element: {is: 'type use', use: old, method: before}},
          {role: 'original method declaration', element: before},
        ],
        after: [
          {role: 'changed return type', element: {is: 'type use', use: now, method: after}},
          {role: 'method declaration with changed return type', element: after},
        ],
      }
    }
  },
}

/**
 * Rename Variable, Rename Parameter: another name wherever it is read or written.
 *
 *   int sum = 0;                int total = 0;
 *   sum += price;               total += price;
 */
import type {VariablePair} from '../pair/variables.ts'
import {code, type Family, type Finding, local} from './family.ts'

export const renameVariable: Family = {
  names: ['Rename Variable', 'Rename Parameter'],
  *detect(evidence) {
    for (const pair of evidence.variables()) if (pair.before.name !== pair.after.name) yield finding(pair)
  },
}

function finding({before, after, beforeIn, afterIn, references}: VariablePair): Finding {
  const isParameter = before.is === 'parameter' && after.is === 'parameter'
  return {
    name: isParameter ? 'Rename Parameter' : 'Rename Variable',
    before: [
      {role: 'original variable declaration', element: local(before, beforeIn)},
      ...references.map(pair => ({role: 'statement referencing the original variable', element: code(pair.before, beforeIn)})),
    ],
    after: [
      {role: 'renamed variable declaration', element: local(after, afterIn)},
      ...references.map(pair => ({role: 'statement referencing the renamed variable', element: code(pair.after, afterIn)})),
    ],
  }
}

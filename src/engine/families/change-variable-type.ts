/**
 * Change Variable Type, Change Parameter Type: the same variable, renamed or not, is of another type. It may have become a
 * parameter on the way.
 *
 *   ArrayList<Item> items = …;        List<Item> items = …;
 */
import {methodAround, type VariablePair} from '../pair/variables.ts'
import type {Evidence} from './evidence.ts'
import {code, type Family, type Finding, local} from './family.ts'

export const changeVariableType: Family = {
  names: ['Change Variable Type', 'Change Parameter Type'],
  *detect(evidence) {
    for (const pair of [...evidence.variables(), ...becameParameters(evidence)]) {
      const old = typeOf(pair.before)
      const now = typeOf(pair.after)
      if (old !== undefined && now !== undefined && old !== now) yield finding(pair)
    }
  },
}

function* becameParameters(evidence: Evidence): Generator<VariablePair> {
  for (const {variable, becomes, source, target, references} of evidence.parameterizedVariables()) {
    if (becomes.is !== 'parameter') continue
    yield {before: variable, after: becomes, beforeIn: methodAround(variable, source), afterIn: target.method, references}
  }
}

const typeOf = (variable: VariablePair['before']): string | undefined => (variable.is === 'parameter' ? variable.type?.text : variable.type)

function finding({before, after, beforeIn, afterIn, references}: VariablePair): Finding {
  const isParameter = before.is === 'parameter' && after.is === 'parameter'
  return {
    name: isParameter ? 'Change Parameter Type' : 'Change Variable Type',
    before: [
      {role: 'original variable declaration', element: local(before, beforeIn)},
      ...references.map(pair => ({role: 'statement referencing the original variable', element: code(pair.before, beforeIn)})),
    ],
    after: [
      {role: 'changed-type variable declaration', element: local(after, afterIn)},
      ...references.map(pair => ({role: 'statement referencing the variable with changed type', element: code(pair.after, afterIn)})),
    ],
  }
}

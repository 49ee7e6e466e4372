/**
 * Parameterize Variable, Replace Variable With Attribute: what was a local variable is now given as a parameter, or held
 * as an attribute.
 *
 *   void pay() { int tax = 19; book(tax); }        void pay(int tax) { book(tax); }
 */
import type {ParameterizedVariable} from '../pair/parameterized-variables.ts'
import {methodAround} from '../pair/variables.ts'
import {actors, code, type Element, type Family, type Finding, local} from './family.ts'

export const parameterizeVariable: Family = {
  names: ['Parameterize Variable', 'Replace Variable With Attribute'],
  *detect(evidence) {
    for (const one of evidence.parameterizedVariables()) yield finding(one)
  },
}

function finding({variable, becomes, source, target, references}: ParameterizedVariable): Finding {
  const now: Element = becomes.is === 'parameter' ? local(becomes, target.method) : becomes
  return {
    name: becomes.is === 'parameter' ? 'Parameterize Variable' : 'Replace Variable With Attribute',
    before: [
      {role: 'original variable declaration', element: local(variable, methodAround(variable, source))},
      ...actors(
        'statement referencing the original variable',
        references.map(({before}) => code(before, source.method)),
      ),
    ],
    after: [
      {role: 'renamed variable declaration', element: now},
      ...actors(
        'statement referencing the renamed variable',
        references.map(({after}) => code(after, target.method)),
      ),
    ],
  }
}

/**
 * Which parameter before is which parameter after: by name; by position where the types agree; by what the body does
 * with them; and last by position, for methods whose body says nothing.
 */
import type {StatementPair} from '../map/mapping.ts'
import type {Method, Parameter} from '../model/code.ts'
import {type Pair, Pairs} from './pairs.ts'
import {type NameChange, nameChanges, receiverChanges} from './votes.ts'

export function pairParameters(before: Method, after: Method, statements: readonly StatementPair[]): Pair<Parameter>[] {
  const pairs = new Pairs(before.parameters, after.parameters)
  pairByName(pairs)
  pairByPositionAndType(pairs, before, after)
  pairByUse(pairs, [...nameChanges(statements), ...receiverChanges(statements)])
  const isSameCount = before.parameters.length === after.parameters.length
  if (isSameCount && (!statements.length || pairs.leftBefore.size === 1)) pairByPosition(pairs, before, after)
  return pairs.pairs
}

type ParameterPairs = Pairs<Parameter>

function pairByName(pairs: ParameterPairs): void {
  for (const b of pairs.leftBefore) {
    const a = [...pairs.leftAfter].find(other => other.name === b.name)
    if (a) pairs.add({before: b, after: a})
  }
}

function pairByPositionAndType(pairs: ParameterPairs, before: Method, after: Method): void {
  if (before.parameters.length !== after.parameters.length) return
  before.parameters.forEach((b, i) => {
    const a = after.parameters[i]
    if (pairs.leftBefore.has(b) && pairs.leftAfter.has(a) && b.type?.text === a.type?.text) pairs.add({before: b, after: a})
  })
}

function pairByUse(pairs: ParameterPairs, changes: NameChange[]): void {
  const counted = [...pairs.leftBefore].flatMap(b =>
    [...pairs.leftAfter].map(a => {
      const together = changes.filter(change => change.before === b.name && change.after === a.name).length
      const apart = changes.filter(change => (change.before === b.name) !== (change.after === a.name)).length
      return {b, a, together, apart}
    }),
  )
  counted.sort((x, y) => y.together - x.together || x.apart - y.apart)
  for (const {b, a, together, apart} of counted) {
    if (together > apart && pairs.leftBefore.has(b) && pairs.leftAfter.has(a)) pairs.add({before: b, after: a})
  }
}

function pairByPosition(pairs: ParameterPairs, before: Method, after: Method): void {
  before.parameters.forEach((b, i) => {
    const a = after.parameters[i]
    if (pairs.leftBefore.has(b) && pairs.leftAfter.has(a)) pairs.add({before: b, after: a})
  })
}

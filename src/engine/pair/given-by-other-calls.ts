/**
 * Variables that are given to a method where its code is called once more: the code stood there, too, and what stood in
 * the place of the parameter is now given for it.
 *
 *   drop(coin); print(note); drop(note);        keep(coin); print(note); keep(note);   and   void keep(Money one) { drop(one); }
 */
import {argumentsOf, callsTo} from '../map/calls.ts'
import type {BodyMapping, Part, StatementPair} from '../map/mapping.ts'
import type {Parameter} from '../model/code.ts'
import type {Variable} from '../model/expression.ts'
import type {Statement} from '../model/statement.ts'
import {substitute} from '../text/tokens.ts'
import {isInside} from './scopes.ts'

export interface GivenVariable {
  variable: Variable
  becomes: Parameter
  /** The statement that used the variable, and the one of the method that stands for it. */
  reference: StatementPair
}

/** Of the calls of an extracted method, all but the one that it is read by. */
export function* givenByOtherCalls(mapping: BodyMapping, target: Part): Generator<GivenVariable> {
  const [source] = mapping.before
  const [main] = mapping.after
  const calls = target === main ? [] : callsTo(target.method, main.body, 'of anything')
  if (calls.length < 2) return
  const moved = mapping.pairsBetween(source, target)
  const left = mapping.leftBefore(source)
  for (const {expression, statement} of calls) {
    const instead = mapping.ofAfter(statement)?.before
    const given = argumentsOf(target.method, expression)
    for (const becomes of target.method.parameters) {
      const name = given.get(becomes.name)
      if (name === undefined || name === target.argumentsFor.get(becomes.name)) continue
      const reference = stoodThere(instead ? [instead] : left, moved, given)
      const variable = reference && source.body.variables.find(one => one.name === name && isInside(reference.before, one.scope))
      if (variable) yield {variable, becomes, reference}
    }
  }
}

/** A statement that is gone, or became the call, and reads like one of the method does with these arguments. */
function stoodThere(left: Statement[], moved: StatementPair[], given: ReadonlyMap<string, string>): StatementPair | undefined {
  for (const {after} of moved) {
    const text = substitute(after.text, given)
    const before = text === after.text ? undefined : left.find(statement => statement.text === text)
    if (before) return {before, after, replacements: []}
  }
  return undefined
}

/**
 * What names mean where they stand: which variable of a body a name is, and whether it is the same one in both versions.
 */
import type {Part, StatementPair} from '../map/mapping.ts'
import {statementsNaming} from '../map/names.ts'
import type {Extent} from '../model/code.ts'
import type {Variable} from '../model/expression.ts'
import type {Statement} from '../model/statement.ts'
import type {Pair} from './pairs.ts'
import type {AnyVariable} from './variables.ts'

export const isInside = (inner: Extent, outer: Extent): boolean => inner.start >= outer.start && inner.end <= outer.end

export const uses = (part: Part, scope: Extent, name: string): Statement[] =>
  statementsNaming(part.body, name).filter(statement => isInside(statement, scope))

/** A variable that stands where only its value stood, or the other way round, was extracted or inlined. */
export const standsForValue = (pair: StatementPair, before: Variable, after: Variable): boolean =>
  pair.replacements.some(
    ({name, before: [b], after: [a]}) =>
      (name === 'extracted variable' && a?.name === after.name && isInside(pair.after, after.scope)) ||
      (name === 'inlined variable' && b?.name === before.name && isInside(pair.before, before.scope)),
  )

/** Other names are those of types, or of attributes that stand elsewhere: `Items.sort(found)` and `found.sort()`. */
export const isVariable = (name: string, {body, method}: Part): boolean =>
  [...body.variables, ...method.parameters, ...method.type.attributes].some(one => one.name === name)

/** What a name means in a statement, where the body or its method declares it. */
export const declaredAs = (name: string, statement: Statement, {body, method}: Part): AnyVariable | undefined =>
  body.variables.find(variable => variable.name === name && isInside(statement, variable.scope)) ??
  method.parameters.find(parameter => parameter.name === name)

/** A variable of another type only has the name of `there`, if `here` has its type. */
export const isNamesake = (variable: AnyVariable | undefined, here: Variable, there: Variable): boolean =>
  variable?.is === 'variable' && here.type !== undefined && here.type === there.type && variable.type !== there.type

/** Variables that are declared in the same place, before it is known whether each is the same one. */
export class Partners {
  private readonly of = new Map<AnyVariable, AnyVariable>()

  constructor(pairs: Pair<AnyVariable>[]) {
    for (const {before, after} of pairs) this.of.set(before, after).set(after, before)
  }

  /** True if the variable is one of the other version, but not this one: then it only has its name. */
  isAnother(variable: AnyVariable | undefined, than: AnyVariable): boolean {
    const partner = variable && this.of.get(variable)
    return partner !== undefined && partner !== than
  }
}

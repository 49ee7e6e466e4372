import {expressionsIn, type Statement} from '../model/statement.ts'

const known = new WeakMap<Statement, Set<string>>()

/** The bare names a statement reads or writes: variables, parameters, attributes without `this`. */
export function namesIn(statement: Statement): Set<string> {
  const old = known.get(statement)
  if (old) return old
  const names = new Set<string>()
  for (const expression of expressionsIn(statement)) if (expression.kind === 'name' && expression.name) names.add(expression.name)
  known.set(statement, names)
  return names
}

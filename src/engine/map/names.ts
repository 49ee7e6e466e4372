import {type Body, expressionsIn, type Statement} from '../model/statement.ts'
import {statementsOf} from './mapping.ts'

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

const byBody = new WeakMap<Body, Map<string, Statement[]>>()

/** The statements of a body by the bare names in them. */
export function statementsNaming(body: Body, name: string): Statement[] {
  let statements = byBody.get(body)
  if (!statements) {
    statements = new Map()
    for (const statement of statementsOf(body)) {
      for (const one of namesIn(statement)) {
        const same = statements.get(one)
        if (same) same.push(statement)
        else statements.set(one, [statement])
      }
    }
    byBody.set(body, statements)
  }
  return statements.get(name) ?? []
}

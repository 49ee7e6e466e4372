/**
 * Which variables two paired statements declare, and what their declarations say about them.
 */
import {isInside as isInsidePair, type Part, type StatementPair, statementsOf} from '../map/mapping.ts'
import {namesIn} from '../map/names.ts'
import {coreOf} from '../map/statements.ts'
import type {Variable} from '../model/expression.ts'
import {expressionsIn, type Statement} from '../model/statement.ts'
import type {Pair} from './pairs.ts'
import {isInside} from './scopes.ts'
import type {AnyVariable} from './variables.ts'

/** The variables two paired statements declare: those of one name, then those in the same place. */
export function declaredTogether(pair: StatementPair): Pair<Variable>[] {
  const {before, after} = pair
  // `Item item = find(next())` and `int id = next()`: what `next()` gives is not the item.
  if (isInsidePair(pair) && before.kind === 'declaration' && pair.expression !== coreOf(before)) return []
  const pairs: Pair<Variable>[] = []
  const open = [...after.variables]
  const left = before.variables.filter(b => {
    const same = open.findIndex(a => a.name === b.name && a.kind === b.kind)
    if (same >= 0) pairs.push({before: b, after: open.splice(same, 1)[0]})
    return same < 0
  })
  if (left.length !== open.length) return [...pairs, ...givenToOneCall(pair, left, open)]
  return [...pairs, ...left.map((b, i) => ({before: b, after: open[i]})).filter(pair => pair.before.kind === pair.after.kind)]
}

/** `.each(row -> …)` became `.each(line -> …)`: the call tells who is who, though other lambdas came or went. */
function givenToOneCall({before, after}: StatementPair, left: Variable[], open: Variable[]): Pair<Variable>[] {
  if (![left, open].every(some => some.some(({kind}) => kind === 'lambda'))) return []
  const now = parametersByCall(after)
  return [...parametersByCall(before)].flatMap(([call, b]) => {
    const a = now.get(call)
    return b && a && left.includes(b) && open.includes(a) ? [{before: b, after: a}] : []
  })
}

/** Parameters of lambdas by the call that the lambda is given to, and their places; nothing where there are two such calls. */
function parametersByCall(statement: Statement): Map<string, Variable | undefined> {
  const found = new Map<string, Variable | undefined>()
  for (const {kind, name, parts} of expressionsIn(statement)) {
    if (kind !== 'call') continue
    parts.args?.forEach((arg, i) => {
      const lambda = arg.kind === 'cast' ? arg.parts.value : arg
      if (lambda?.kind !== 'lambda') return
      lambda.parts.args?.forEach((parameter, j) => {
        const place = `${name} ${i} ${j}`
        found.set(place, found.has(place) ? undefined : parameter.parts.variable)
      })
    })
  }
  return found
}

/** `Reader in = open();` became `Input in; in = open();`, or the other way round. */
export function givenLater({before, after}: StatementPair, source: Part, target: Part): Pair<Variable>[] {
  const [b] = before.variables
  const [a] = after.variables
  if (before.kind === 'declaration' && after.kind === 'expression') {
    const given = givenBy(after, target)
    return b && given ? [{before: b, after: given}] : []
  }
  if (before.kind !== 'expression' || after.kind !== 'declaration') return []
  const given = givenBy(before, source)
  return a && given ? [{before: given, after: a}] : []
}

/** The variable that gets its first value from an assignment. */
function givenBy(statement: Statement, {body}: Part): Variable | undefined {
  const [assignment] = statement.expressions
  const target = assignment?.kind === 'assignment' && assignment.parts.operator === '=' ? assignment.children[0] : undefined
  if (target?.kind !== 'name') return undefined
  const isMeant = ({name, kind, scope}: Variable) => name === target.name && kind === 'local' && isInside(statement, scope)
  const variable = body.variables.find(isMeant)
  return variable && isEmpty(variable) ? variable : undefined
}

const isEmpty = ({initializer}: Variable): boolean => !initializer || initializer.text === 'null'

/** The same value, the same things gone through, or what the same `try` catches. */
export const isHeldByDeclaration = ({kind, initializer}: Variable, {replacements}: StatementPair): boolean =>
  (initializer !== undefined || kind === 'for each' || kind === 'catch') &&
  replacements.every(({name}) => name === 'variable declaration' || name === 'type')

/** `long raw = count(); int size = (int) raw;`, once `long size = count()`: the old name is free for what is made of it. */
export function isMadeOf(variable: AnyVariable | undefined, {name}: Variable, {body}: Part): boolean {
  if (variable?.is !== 'variable') return false
  const declaring = statementsOf(body).find(({variables}) => variables.includes(variable))
  return declaring !== undefined && namesIn(declaring).has(name)
}

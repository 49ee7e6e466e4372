/**
 * Which variable of a body before is which one after: those that paired statements declare in the same place. Under
 * another name it is the same variable only if every use followed.
 */
import type {BodyMapping, Part, StatementPair} from '../map/mapping.ts'
import {statementsOf} from '../map/mapping.ts'
import {namesIn} from '../map/names.ts'
import type {Extent, Method, Parameter} from '../model/code.ts'
import type {Variable} from '../model/expression.ts'
import type {Statement} from '../model/statement.ts'
import type {Trace} from '../trace.ts'
import type {Pair} from './pairs.ts'
import {pairParameters} from './parameters.ts'
import {nameChanges} from './votes.ts'

export type AnyVariable = Variable | Parameter

export interface VariablePair extends Pair<AnyVariable> {
  beforeIn: Method
  afterIn: Method
  /** Paired statements that use the variable on both sides. */
  references: StatementPair[]
}

export function pairVariables(mapping: BodyMapping, source: Part, target: Part, trace: Trace): VariablePair[] {
  const statements = mapping.pairsBetween(source, target)
  const found: VariablePair[] = []
  const isMain = target === mapping.after[0]
  const parameters = isMain ? pairParameters(source.method, target.method, statements) : givenParameters(source, target)
  for (const pair of parameters) found.push(withReferences(pair, source, target, statements))
  for (const pair of statements.flatMap(declaredTogether)) {
    const reason = pair.before.name === pair.after.name ? undefined : refusal(pair, source, target, statements)
    if (!reason) found.push(withReferences(pair, source, target, statements))
    else {
      const name = `${pair.before.name} → ${pair.after.name}`
      trace.rejected('Rename Variable', {...pair.before, file: source.method.file, name}, reason)
    }
  }
  const named = [...found, ...pairOfOneName(found, source, target, statements)]
  return [...named, ...pairByUse(named, source, target, statements)]
}

/** Parameters of an extracted method that are given a parameter of the method the code came from. */
function givenParameters({method}: Part, target: Part): Pair<Parameter>[] {
  return target.method.parameters.flatMap(after => {
    const before = method.parameters.find(({name}) => name === target.argumentsFor.get(after.name))
    return before ? [{before, after}] : []
  })
}

/** A name that each body declares once, in the same way, is one variable even where the declarations have nothing in common. */
function pairOfOneName(found: VariablePair[], source: Part, target: Part, statements: StatementPair[]): VariablePair[] {
  const once = ({body: {variables}}: Part, paired: Set<AnyVariable>) =>
    variables.filter(one => !paired.has(one) && one.kind !== 'lambda' && variables.filter(other => other.name === one.name).length === 1)
  const open = once(target, new Set(found.map(pair => pair.after)))
  return once(source, new Set(found.map(pair => pair.before))).flatMap(before => {
    const after = open.find(other => other.name === before.name && other.kind === before.kind)
    return after ? [withReferences({before, after}, source, target, statements)] : []
  })
}

/** Variables whose declarations do not pair, but of one type, and one stands wherever the other stood. */
function pairByUse(found: VariablePair[], source: Part, target: Part, statements: StatementPair[]): VariablePair[] {
  const gone = leftOver(source, target, new Set(found.map(pair => pair.before)))
  const fresh = leftOver(target, source, new Set(found.map(pair => pair.after)))
  if (!gone.length || !fresh.length) return []
  const changes = nameChanges(statements)
  return gone.flatMap(before => {
    const after = fresh.find(
      other =>
        changes.filter(change => change.before === before.name && change.after === other.name).length >
          (other.type === before.type ? 0 : 1) &&
        !changes.some(change => (change.before === before.name) !== (change.after === other.name)),
    )
    return after ? [withReferences({before, after}, source, target, statements)] : []
  })
}

/** Local variables without a partner whose name the other body does not know. */
function leftOver(part: Part, other: Part, paired: Set<AnyVariable>): Variable[] {
  const known = new Set([...other.body.variables, ...other.method.parameters].map(({name}) => name))
  return part.body.variables.filter(variable => !paired.has(variable) && !known.has(variable.name) && variable.kind !== 'lambda')
}

/** The variables two paired statements declare: those of one name, then those in the same place. */
function declaredTogether({before, after}: StatementPair): Pair<Variable>[] {
  const pairs: Pair<Variable>[] = []
  const open = [...after.variables]
  const left = before.variables.filter(b => {
    const same = open.findIndex(a => a.name === b.name && a.kind === b.kind)
    if (same >= 0) pairs.push({before: b, after: open.splice(same, 1)[0]})
    return same < 0
  })
  if (left.length !== open.length) return pairs
  return [...pairs, ...left.map((b, i) => ({before: b, after: open[i]})).filter(pair => pair.before.kind === pair.after.kind)]
}

function withReferences({before, after}: Pair<AnyVariable>, source: Part, target: Part, statements: StatementPair[]): VariablePair {
  const references = statements.filter(
    pair =>
      namesIn(pair.before).has(before.name) &&
      namesIn(pair.after).has(after.name) &&
      isInside(pair.before, scopeOf(before, source)) &&
      isInside(pair.after, scopeOf(after, target)),
  )
  return {before, after, beforeIn: methodAround(before, source), afterIn: methodAround(after, target), references}
}

/** The method a variable of a body belongs to: a method of an anonymous class where it stands in one. */
export function methodAround(variable: AnyVariable, part: Part): Method {
  if (variable.is === 'parameter') return part.method
  // Composites are listed inner ones first.
  const around = part.body.composites.find(({member, start, end}) => member && variable.start >= start && variable.end <= end)
  return around?.member?.() ?? part.method
}

export const scopeOf = (variable: AnyVariable, part: Part): Extent => (variable.is === 'parameter' ? part.body.root : variable.scope)

export const isInside = (statement: Statement, scope: Extent): boolean => statement.start >= scope.start && statement.end <= scope.end

const uses = (part: Part, scope: Extent, name: string): boolean =>
  statementsOf(part.body).some(statement => isInside(statement, scope) && namesIn(statement).has(name))

/** No statement may say that one of the names lives on beside the other. */
function refusal({before, after}: Pair<Variable>, source: Part, target: Part, statements: StatementPair[]): string | undefined {
  if (uses(target, after.scope, before.name)) return `${before.name} is still used where ${after.name} can be seen`
  if (uses(source, before.scope, after.name)) return `${after.name} was used before where ${before.name} could be seen`
  const inScope = statements.filter(pair => isInside(pair.before, before.scope) && isInside(pair.after, after.scope))
  const other = nameChanges(inScope).find(change => (change.before === before.name) !== (change.after === after.name))
  return other && `${other.before} became ${other.after} elsewhere`
}

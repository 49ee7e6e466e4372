/**
 * A method that returns in several places, and a caller that goes on with what it gives: `due = sum;` in one branch and `due = 0;`
 * in the other are `return sum;` and `return 0;` where the caller says `due = toPay();`. Each return is read as the caller's
 * statement with that value.
 */
import type {Statement} from '../../model/statement.ts'
import {isFirstToRun, settable} from '../effects.ts'
import {joined, markOf, type Pass} from '../pass.ts'
import {ownTokens} from '../tokens.ts'
import type {Expansion, Item} from './expansion.ts'
import type {ExpressionComparison} from './expressions.ts'

/** The body in the place of the call, each return going on as the statement that holds the call; a declaration stays before it. */
export function goingOn({statement, frame}: Item, expansion: Expansion, pass: Pass): Item[] | undefined {
  const {call, method, value} = expansion
  const {given} = expansion.frame
  const root = method.body?.root
  const declares = statement.kind === 'declaration' && statement.expressions.length === 1 && statement.expressions[0].parts.value === call
  if (!root || !given || given.use !== 'value' || value || !endsInReturns(root, declares)) return undefined
  const mayBeSet = settable(undefined, frame, pass.world.names[frame.side])
  if (!declares && (statement.kind !== 'expression' || !isFirstToRun(call, statement, mayBeSet))) return undefined
  pass.goOn(call, expansion)
  const inside = {...expansion.frame, given: {...given, goesOn: statement}}
  const body = root.children.map(child => ({statement: child, frame: inside}))
  return declares ? [{statement, frame}, ...body] : body
}

/** Every way through ends in a return or a throw, and none returns on the way. To set a variable, a `try` may be left first. */
function endsInReturns({kind, children, expressions}: Statement, declares: boolean): boolean {
  const ends = (one: Statement) => endsInReturns(one, declares)
  if (kind === 'return') return expressions.length > 0
  if (kind === 'throw') return true
  if (kind === 'if') return children.length === 2 && children.every(ends)
  if (kind === 'try') return declares && !children.some(child => child.kind === 'finally') && children.every(ends)
  const last = children.at(-1)
  return (kind === 'block' || kind === 'catch') && last !== undefined && ends(last) && !children.slice(0, -1).some(hasReturn)
}

const hasReturn = ({kind, children}: Statement): boolean => kind === 'return' || children.some(hasReturn)

export const isGoingOn = ({statement, frame}: Item): boolean => statement.kind === 'return' && frame.given?.goesOn !== undefined

/** A return that goes on in the caller, and a statement that does the same with the value itself. */
export function isSameGoingOn(before: Item, after: Item, comparison: ExpressionComparison): boolean {
  const [returned, other] = isGoingOn(after) ? [after, before] : [before, after]
  const {pass} = comparison
  const [expression] = returned.statement.expressions
  const value = {expression, frame: {...returned.frame, holes: returned.statement.children}}
  const {given} = returned.frame
  if (!given?.goesOn || other.statement.kind !== 'expression') return false
  const holder: Item = {statement: given.goesOn, frame: given.caller}
  const isSame =
    holder.statement.kind === 'declaration' ? isAssigned(other, holder, value, comparison) : isDone(other, holder, value, comparison)
  if (!isSame) return false
  const causes = joined(before.frame.causes, after.frame.causes)
  for (const {statement, frame} of [returned, other, holder]) {
    for (const token of ownTokens(frame.file, statement, statement.expressions)) pass.notes.token(frame.file, token, markOf(causes))
  }
  return true
}

type Value = Parameters<ExpressionComparison['compare']>[0]

/** `due = sum;` and `int due = toPay();`, which returns `sum`. */
function isAssigned({statement, frame}: Item, holder: Item, value: Value, comparison: ExpressionComparison): boolean {
  const [assignment] = statement.expressions
  const declared = holder.statement.expressions[0].parts.variable
  const [target] = assignment?.children ?? []
  if (assignment?.kind !== 'assignment' || assignment.parts.operator !== '=' || target?.kind !== 'name' || !declared) return false
  const binding = comparison.bindingOf({expression: target, frame})
  if (binding.is !== 'variable' || !assignment.parts.value) return false
  const [old, now] = frame.side === 'before' ? [binding.variable, declared] : [declared, binding.variable]
  if (!comparison.pass.areSameVariable(old, now)) return false
  const assigned: Value = {expression: assignment.parts.value, frame: {...frame, holes: statement.children}}
  if (!(frame.side === 'before' ? comparison.compare(assigned, value) : comparison.compare(value, assigned))) return false
  const mark = markOf(joined(frame.causes, value.frame.causes))
  for (const token of ownTokens(frame.file, assignment, [assignment.parts.value])) comparison.pass.notes.token(frame.file, token, mark)
  return true
}

/** `use(sum);` and `use(toPay());`, which returns `sum`. */
function isDone(other: Item, holder: Item, value: Value, comparison: ExpressionComparison): boolean {
  const [one, two] = [other, holder].map(({statement, frame}) => ({
    expression: statement.expressions[0],
    frame: {...frame, holes: statement.children},
  }))
  return comparison.pass.reading(value, () => (other.frame.side === 'before' ? comparison.compare(one, two) : comparison.compare(two, one)))
}

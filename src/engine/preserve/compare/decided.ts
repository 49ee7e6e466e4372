/**
 * Conditions that the call decides: a body that is given `true` for a flag, or `null`, runs as if the flag were not asked for.
 */
import type {Expression} from '../../model/expression.ts'
import {assignedNames} from '../effects.ts'
import {joined, markOf, type Pass} from '../pass.ts'
import {ownTokens} from '../tokens.ts'
import type {Item} from './expansion.ts'
import type {ExpressionComparison, Read} from './expressions.ts'

type Constant = 'true' | 'false' | 'null'

/** What is inside of a condition that the call decides, in its place; the other branch is nobody's. */
export function decidedIf({statement, frame}: Item, pass: Pass): Item[] | undefined {
  if (!frame.given || statement.kind !== 'if') return undefined
  const condition: Read = {expression: statement.expressions[0], frame}
  const answer = constantOf(condition, pass)
  if (answer !== 'true' && answer !== 'false') return undefined
  const branch = statement.children[answer === 'true' ? 0 : 1]
  take(condition, pass)
  const own = ownTokens(frame.file, statement, [...statement.expressions, ...statement.children])
  const braces = branch?.kind === 'block' ? ownTokens(frame.file, branch, branch.children) : []
  for (const token of [...own, ...braces]) pass.notes.token(frame.file, token, markOf(frame.causes))
  if (!branch) return []
  return (branch.kind === 'block' ? branch.children : [branch]).map(child => ({statement: child, frame}))
}

/** `isLoud && sum > 0` where `isLoud` is given `true`: what is left decides. */
export function isDecidedBeside(before: Read, after: Read, comparison: ExpressionComparison): boolean {
  return [after, before].some(read => {
    const {kind, parts} = read.expression
    const neutral = parts.operator === '&&' ? 'true' : parts.operator === '||' ? 'false' : undefined
    if (!read.frame.given || kind !== 'infix' || !neutral) return false
    const operands = (parts.args ?? []).map(expression => ({expression, frame: read.frame}))
    const left = operands.filter(operand => constantOf(operand, comparison.pass) !== neutral)
    if (left.length !== 1 || operands.length === 1) return false
    if (!(read === after ? comparison.compare(before, left[0]) : comparison.compare(left[0], after))) return false
    for (const operand of operands) if (operand !== left[0]) take(operand, comparison.pass)
    const causes = joined(before.frame.causes, after.frame.causes)
    for (const token of ownTokens(read.frame.file, read.expression, parts.args ?? [])) {
      comparison.pass.notes.token(read.frame.file, token, markOf(causes))
    }
    return true
  })
}

/** The call has spoken for it. */
function take(read: Read, pass: Pass): void {
  pass.notes.paint(read.frame.file, read.expression, markOf(read.frame.causes))
  for (const argument of argumentsIn(read, pass)) pass.consume(argument)
}

function argumentsIn(read: Read, pass: Pass): Expression[] {
  const own = givenTo(read, pass)
  return own ? [own.expression] : read.expression.children.flatMap(expression => argumentsIn({expression, frame: read.frame}, pass))
}

function constantOf(read: Read, pass: Pass): Constant | undefined {
  const {expression, frame} = read
  const {kind, children, parts, text} = expression
  if (kind === 'literal') return text === 'true' || text === 'false' || text === 'null' ? text : undefined
  const inside = (child: Expression | undefined) => child && constantOf({expression: child, frame}, pass)
  if (kind === 'parenthesized') return inside(children[0])
  if (kind === 'prefix' && parts.operator === '!') return negated(inside(children[0]))
  if (kind === 'infix' && (parts.operator === '==' || parts.operator === '!=')) return areEqual(children.map(inside), parts.operator)
  const given = givenTo(read, pass)
  return given && constantOf(given, pass)
}

const negated = (constant: Constant | undefined): Constant | undefined =>
  constant === 'true' ? 'false' : constant === 'false' ? 'true' : undefined

function areEqual([one, other]: (Constant | undefined)[], operator: string): Constant | undefined {
  if (!one || !other) return undefined
  return (one === other) === (operator === '==') ? 'true' : 'false'
}

/** What the call gave for a parameter that nobody sets. */
function givenTo({expression, frame}: Read, pass: Pass): Read | undefined {
  const {given, site} = frame
  if (!given || expression.kind !== 'name') return undefined
  const binding = pass.world.names[frame.side].bindingOf(expression, site)
  if (binding.is !== 'parameter' || (site.method?.body && assignedNames(site.method.body).has(binding.parameter.name))) return undefined
  const value = given.values.get(binding.parameter)
  return value && {expression: value, frame: given.caller}
}

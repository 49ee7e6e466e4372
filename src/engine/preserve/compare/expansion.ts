/**
 * Bodies in the place of calls: what was extracted is read where it is called now, what was inlined where it was called
 * before. So the two versions have the same statements in the same order, or the refactoring did more.
 */
import type {Finding} from '../../families/family.ts'
import {coreOf} from '../../map/statements.ts'
import type {Method, Parameter} from '../../model/code.ts'
import type {Expression} from '../../model/expression.ts'
import {expressionsIn, type Statement} from '../../model/statement.ts'
import {actsIn} from '../effects.ts'
import {type Frame, type Given, isWithin} from '../frame.ts'
import type {Binding} from '../graph/names.ts'
import type {Pass} from '../pass.ts'
import type {Read} from './expressions.ts'

/** A statement and where it is read. */
export interface Item {
  statement: Statement
  frame: Frame
}

export interface Expansion {
  method: Method
  finding: Finding
  call: Expression
  frame: Frame
  /** The statements in the order they run, without a last one that only gives the value. */
  statements: readonly Statement[]
  /** The value of the call; undefined where it has none, or returns from several places. */
  value: {statement: Statement; expression: Expression} | undefined
}

/** The method that is read in the place of a call, if it is one of those that take part. */
function expandedBy({expression, frame}: Read, pass: Pass): {method: Method; finding: Finding} | undefined {
  if (expression.kind !== 'call') return undefined
  for (const [method, finding] of pass.expanded[frame.side]) {
    if (calledName(method) !== expression.name || !fits(method, expression) || isWithin(frame, method)) continue
    const binding = pass.world.names[frame.side].bindingOf(expression, frame.site)
    if (method.isConstructor ? isOnly(method, binding) : binding.is !== 'method' || binding.methods.includes(method))
      return {method, finding}
  }
  return undefined
}

/** `this(sum, 0);` runs another constructor of the type. */
export const calledName = ({isConstructor, name}: Method): string => (isConstructor ? 'this' : name)

/** Constructors have one name, so that nothing but what they take tells them apart. */
const isOnly = (method: Method, binding: Binding): boolean =>
  binding.is === 'method' && binding.methods.length === 1 && binding.methods[0] === method

const fits = ({parameters}: Method, {parts: {args = []}}: Expression): boolean =>
  args.length === parameters.length && !parameters.at(-1)?.isVariadic

export function expansionOf(read: Read, holder: Statement, pass: Pass): Expansion | undefined {
  const found = expandedBy(read, pass)
  const root = found?.method.body?.root
  if (!found || !root) return undefined
  const {method, finding} = found
  const last = root.children.at(-1)
  const result = last?.kind === 'return' ? last.expressions[0] : undefined
  const use = useOf(read.expression, holder)
  const isValue = result !== undefined && use === 'value'
  return {
    method,
    finding,
    call: read.expression,
    frame: frameIn(method, finding, read, use, holder),
    statements: isValue || (use === 'statement' && isIdleReturn(last)) ? root.children.slice(0, -1) : root.children,
    value: isValue && last ? {statement: last, expression: result} : undefined,
  }
}

/** At the end of a body whose value nobody asked for: `return;`, or `return sum;`. */
const isIdleReturn = (last: Statement | undefined): boolean => last?.kind === 'return' && !actsIn(last)

function useOf(call: Expression, holder: Statement): Given['use'] {
  if (holder.kind === 'return' && holder.expressions[0] === call) return 'returned'
  const isAlone = holder.kind === 'expression' || holder.kind === 'constructor call'
  return isAlone && holder.expressions[0] === call ? 'statement' : 'value'
}

function frameIn(method: Method, finding: Finding, {expression, frame}: Read, use: Given['use'], holder: Statement): Frame {
  const {args = [], receiver} = expression.parts
  const values = new Map<Parameter, Expression>(method.parameters.map((parameter, i) => [parameter, args[i]]))
  return {
    side: frame.side,
    file: method.file,
    site: {method, type: method.type},
    causes: [...new Set([...frame.causes, finding])],
    holes: [],
    given: {call: expression, caller: frame, values, self: receiver, use, holder, isLast: isLastStatement(holder)},
  }
}

/** Nothing of the method follows; loops run again and blocks of their own end elsewhere. */
function isLastStatement(statement: Statement): boolean {
  const {parent} = statement
  if (!parent) return true
  if (parent.kind === 'block') return parent.children.at(-1) === statement && isLastStatement(parent)
  if (parent.kind === 'if') return isLastStatement(parent)
  return false
}

/** What a call gives, where the method does nothing else, or the rest of it stands before the call. */
export function valueOfCall(read: Read, pass: Pass): {value: Read; expansion: Expansion; statement?: Statement} | undefined {
  const going = pass.goingOn(read.expression)
  if (going)
    return pass.returned && pass.returned.frame.given?.call === read.expression ? {value: pass.returned, expansion: going} : undefined
  const found = expandedBy(read, pass)
  const only = found?.method.body?.root.children
  const last = only?.at(-1)
  const expression = last?.kind === 'return' ? last.expressions[0] : undefined
  if (!found || !only || !last || !expression || (only.length > 1 && !pass.isSpliced(read.expression))) return undefined
  const frame = frameIn(found.method, found.finding, read, 'value', last)
  const expansion = {...found, call: read.expression, frame, statements: [], value: {statement: last, expression}}
  return {value: {expression, frame: {...frame, holes: last.children}}, expansion, statement: last}
}

/** The first call of a statement that is read as a body. */
export function expandedCallIn(statement: Statement, frame: Frame, pass: Pass): Expression | undefined {
  if (!pass.expanded[frame.side].size) return undefined
  const core = coreOf(statement)
  if (core?.kind === 'call' && expandedBy({expression: core, frame}, pass)) return core
  for (const expression of expressionsIn(statement)) {
    if (expression.kind === 'call' && expandedBy({expression, frame}, pass)) return expression
  }
  return undefined
}

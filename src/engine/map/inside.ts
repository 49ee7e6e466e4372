/**
 * An extracted expression: what a new method returns stood inside a statement before, where now the call stands.
 *
 *   book(new Entry(who, sum));         book(entry(who, sum));   →   return new Entry(name, amount);
 */
import type {Method} from '../model/code.ts'
import {descendants, type Expression} from '../model/expression.ts'
import {expressionsIn, type Statement} from '../model/statement.ts'
import {explainDifference} from '../replacements/explain.ts'
import type {Known, Replacement} from '../replacements/replacement.ts'
import {substitute} from '../text/tokens.ts'
import {callsTo} from './calls.ts'
import type {View} from './leaves.ts'
import {type BodyMapping, isInside, type Part, type StatementPair} from './mapping.ts'
import {coreOf} from './statements.ts'
import {valuesOnOneSide} from './values.ts'

export function pairInside(mapping: BodyMapping, view: View): void {
  const [main, ...called] = mapping.after
  for (const part of called) {
    const open = part.body.leaves.filter(leaf => !mapping.ofAfter(leaf) && coreOf(leaf))
    const conditions = part.body.composites.filter(one => one.kind === 'if' && !mapping.ofAfter(one))
    if (!open.length && !conditions.length) continue
    const callers = [main, ...called].flatMap(caller => callsTo(part.method, caller.body, 'of anything'))
    const candidates = expressionsWhereCalled(mapping, callers)
    for (const leaf of open) pairStatement(mapping, leaf, candidates, part, view)
    // What is asked in a condition may be asked anywhere: it is the same where the answer stands in its place.
    const asked = conditions.length ? candidates.filter(one => isAnsweredInstead(one, mapping, part)) : []
    for (const condition of asked.length ? conditions : []) pairStatement(mapping, condition, asked, part, view)
  }
}

interface Place {
  before: Statement
  expression: Expression
}

/** Expressions that are gone from statements that now hold the call, and those of statements that have no partner. */
function expressionsWhereCalled(mapping: BodyMapping, callers: {statement: Statement}[]): Place[] {
  const found: Place[] = []
  const held = callers.map(({statement}) => mapping.ofAfter(statement)).filter(pair => pair !== undefined)
  for (const {before, after} of new Set(held)) {
    const stillThere = new Set([...expressionsIn(after)].map(({text}) => text))
    for (const expression of worthAMethod(before)) if (!stillThere.has(expression.text)) found.push({before, expression})
  }
  for (const statement of mapping.before.flatMap(source => mapping.leftBefore(source))) {
    for (const expression of worthAMethod(statement)) found.push({before: statement, expression})
  }
  return found
}

const worthAMethod = (statement: Statement): Expression[] => [...expressionsIn(statement)].filter(isWorthAMethod)

const WORTH = new Set([
  'call',
  'creation',
  'infix',
  'conditional',
  'array creation',
  'instance test',
  'prefix',
  'lambda',
  'cast',
  'array access',
])

const isWorthAMethod = ({kind}: Expression): boolean => WORTH.has(kind)

function pairStatement(mapping: BodyMapping, statement: Statement, candidates: Place[], part: Part, view: View): void {
  const core = bare(coreOf(statement))
  if (!core) return
  const known = view.known(part)
  const text = known.afterText(core.text)
  if (!isWorthAMethod(core)) {
    if (isAttribute(core, part)) pairGetter(mapping, statement, text, part)
    return
  }
  const same = candidates.find(({expression}) => expression.text === text)
  if (same) {
    mapping.addInside({before: same.before, expression: same.expression, after: statement, replacements: []})
    return
  }
  const alike = candidates.find(({expression}) => expression.kind === core.kind && explainDifference(expression, core, known))
  const found = alike ?? candidates.find(one => isCalledInstead(one, mapping, part) && isMadeOfIt(core, one.expression, known))
  if (!found) return
  const replacements = alike ? explainDifference(alike.expression, core, known) : undefined
  const inner: Replacement = {name: 'expression', before: [found.expression], after: [core]}
  mapping.addInside({before: found.before, expression: found.expression, after: statement, replacements: replacements ?? [inner]})
}

/** Conditions stand in parentheses. */
const bare = (core: Expression | undefined): Expression | undefined => (core?.kind === 'parenthesized' ? core.children[0] : core)

/** Not a variable of the method itself, nor what it was given. */
function isAttribute({kind, name}: Expression, {method, body}: Part): boolean {
  if (kind === 'attribute access') return true
  return kind === 'name' && ![...method.parameters, ...body.variables].some(variable => variable.name === name)
}

/** `rate` became `rate()`: an attribute is worth a method only where the call stands for it. */
function pairGetter(mapping: BodyMapping, leaf: Statement, text: string, {method}: Part): void {
  for (const {before, replacements} of mapping.pairs) {
    for (const {
      before: [old],
      after: [now],
    } of replacements) {
      if (old?.text !== text || now?.kind !== 'call' || now.name !== method.name) continue
      mapping.addInside({before, expression: old, after: leaf, replacements: []})
      return
    }
  }
}

/** The expression is gone from its statement, and the call of the new method stands there. */
export const isCalledInstead = (place: Place, mapping: BodyMapping, {method}: Part): boolean =>
  isReplaced(place, mapping, one => isCallOf(method, one))

/** The same, or what the method does not give: `!isOpen()`. */
const isAnsweredInstead = (place: Place, mapping: BodyMapping, {method}: Part): boolean =>
  isReplaced(place, mapping, one => isCallOf(method, one.kind === 'prefix' ? one.children[0] : one))

const isCallOf = (method: Method, {kind, name}: Expression): boolean => kind === 'call' && name === method.name

const isReplaced = ({before: statement, expression}: Place, mapping: BodyMapping, isBy: (one: Expression) => boolean): boolean =>
  mapping.ofBefore(statement)?.replacements.some(({before, after}) => before.includes(expression) && after.some(isBy)) ?? false

/**
 * The call stands where something was asked or made, and the method asks or makes the same, in whatever way. A type that
 * makes itself has got another constructor, and one that was asked by its name, and is still, another overload.
 */
export function isAskedInstead(pair: StatementPair, mapping: BodyMapping, part: Part): boolean {
  if (!isInside(pair) || !isCalledInstead(pair, mapping, part)) return false
  if (isMadeOrAskedByName(pair.expression, part)) return false
  const held = heldBefore(pair.expression, valuesOnOneSide(mapping.before, mapping.after).gone)
  const isHeld = (inner: Expression) => held.some(value => isOneQuestion(value, inner, text => substitute(text, part.argumentsFor)))
  return [...expressionsIn(pair.after)].some(inner => isLikeQuestion(pair.expression, inner) || isHeld(inner))
}

const isMadeOrAskedByName = ({kind, name, parts}: Expression, {method}: Part): boolean =>
  kind === 'creation' ? name === method.type.name : name === method.name && parts.receiver?.text === method.type.name

/** What is asked for by variables that are gone, of those that the expression names: `install(xml)`, where `xml` was `text()`. */
const heldBefore = (expression: Expression, gone: ReadonlyMap<string, Expression>): Expression[] =>
  [...descendants(expression)].flatMap(({kind, text}) => {
    const value = kind === 'name' ? gone.get(text) : undefined
    return value?.kind === 'call' ? [value] : []
  })

/** The same call or creation, of anybody and with other arguments. */
const isLikeQuestion = (before: Expression, after: Expression): boolean =>
  before.kind === after.kind && before.name === after.name && hasArguments(before) && hasArguments(after)

const hasArguments = ({parts}: Expression): boolean => (parts.args?.length ?? 0) > 0

/** It is the expression with something around it, or asks the same question. */
function isMadeOfIt(core: Expression, expression: Expression, known: Known): boolean {
  const asked = [...[...descendants(expression)].filter(({parts}) => parts.args?.length), ...heldBefore(expression, known.inlined)]
  for (const inner of descendants(core)) {
    if (known.afterText(inner.text) === expression.text || asked.some(one => isOneQuestion(one, inner, known.afterText))) return true
  }
  return false
}

/** The same call with the same arguments; only one of them may say who is asked. */
function isOneQuestion(before: Expression, after: Expression, afterText: Known['afterText']): boolean {
  if (before.kind !== after.kind || before.name !== after.name || before.parts.args?.length !== after.parts.args?.length) return false
  const [asked, other] = [before.parts.receiver, after.parts.receiver]
  if (asked && other && asked.text !== afterText(other.text)) return false
  return before.parts.args?.every((arg, i) => arg.text === afterText(after.parts.args?.[i].text ?? '')) ?? false
}

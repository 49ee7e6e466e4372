/**
 * An extracted expression: what a new method returns stood inside a statement before, where now the call stands.
 *
 *   book(new Entry(who, sum));         book(entry(who, sum));   →   return new Entry(name, amount);
 */
import {descendants, type Expression} from '../model/expression.ts'
import {expressionsIn, type Statement} from '../model/statement.ts'
import {explainDifference} from '../replacements/explain.ts'
import type {Known, Replacement} from '../replacements/replacement.ts'
import {callsTo} from './calls.ts'
import type {View} from './leaves.ts'
import type {BodyMapping, Part} from './mapping.ts'
import {coreOf} from './statements.ts'

export function pairInside(mapping: BodyMapping, view: View): void {
  const [main, ...called] = mapping.after
  for (const part of called) {
    const open = part.body.leaves.filter(leaf => !mapping.ofAfter(leaf) && coreOf(leaf))
    if (!open.length) continue
    const callers = [main, ...called].flatMap(caller => callsTo(part.method, caller.body, 'of anything'))
    const candidates = expressionsWhereCalled(mapping, callers)
    for (const leaf of open) pairLeaf(mapping, leaf, candidates, part, view)
  }
}

interface Inner {
  statement: Statement
  expression: Expression
}

/** Expressions of statements that now hold the call, and of statements that have no partner. */
function expressionsWhereCalled(mapping: BodyMapping, callers: {statement: Statement}[]): Inner[] {
  const held = callers.map(({statement}) => mapping.ofAfter(statement)?.before).filter(statement => statement !== undefined)
  const left = mapping.before.flatMap(source => mapping.leftBefore(source))
  const statements = new Set([...held, ...left])
  return [...statements].flatMap(statement =>
    [...expressionsIn(statement)].filter(isWorthAMethod).map(expression => ({statement, expression})),
  )
}

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

function pairLeaf(mapping: BodyMapping, leaf: Statement, candidates: Inner[], part: Part, view: View): void {
  const core = coreOf(leaf)
  if (!core || !isWorthAMethod(core)) return
  const known = view.known(part)
  const text = known.afterText(core.text)
  const same = candidates.find(({expression}) => expression.text === text)
  if (same) {
    mapping.addInside({before: same.statement, expression: same.expression, after: leaf, replacements: []})
    return
  }
  const alike = candidates.find(({expression}) => expression.kind === core.kind && explainDifference(expression, core, known))
  const found = alike ?? candidates.find(one => isCalledInstead(one, mapping, part) && holds(core, one.expression.text, known))
  if (!found) return
  const replacements = alike ? explainDifference(alike.expression, core, known) : undefined
  const inner: Replacement = {name: 'expression', before: [found.expression], after: [core]}
  mapping.addInside({before: found.statement, expression: found.expression, after: leaf, replacements: replacements ?? [inner]})
}

/** The expression is gone from its statement, and the call of the new method stands there. */
const isCalledInstead = ({statement, expression}: Inner, mapping: BodyMapping, {method}: Part): boolean =>
  mapping
    .ofBefore(statement)
    ?.replacements.some(
      ({before, after}) => before.includes(expression) && after.some(one => one.kind === 'call' && one.name === method.name),
    ) ?? false

function holds(outer: Expression, text: string, {afterText}: Known): boolean {
  for (const inner of descendants(outer)) if (afterText(inner.text) === text) return true
  return false
}

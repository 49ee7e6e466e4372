/**
 * All differences between two expressions, as replacements: the two trees are walked side by side.
 */
import type {Expression, ExpressionKind} from '../model/expression.ts'
import {explainCall} from './calls.ts'
import {explainCreation} from './creations.ts'
import {explainDeclaration} from './declarations.ts'
import {explainAssignment, explainInfix, explainPrefixOrPostfix} from './operators.ts'
import type {Comparison, Explain, Known, Replacement} from './replacement.ts'
import {explainWhole} from './whole.ts'

const explainName: Explain = (before, after) => [{name: 'variable', before: [before], after: [after]}]
const explainLiteral: Explain = (before, after) => [{name: 'literal', before: [before], after: [after]}]
const explainType: Explain = (before, after) => [{name: 'type', before: [before], after: [after]}]

/** Kinds without a rule of their own are alike when their parts are. */
const explainParts: Explain = (before, after, comparison) => {
  if (before.children.length !== after.children.length || before.name !== after.name) return undefined
  if (!before.children.length || before.parts.hasBlock !== after.parts.hasBlock) return undefined
  const found = before.children.map((child, i) => comparison.explain(child, after.children[i]))
  return found.every(one => one !== undefined) ? found.flat() : undefined
}

const explainAccess: Explain = (before, after, comparison) => {
  if (before.name !== after.name) return explainName(before, after, comparison)
  const {receiver} = before.parts
  const other = after.parts.receiver
  return receiver && other ? comparison.explain(receiver, other) : explainName(before, after, comparison)
}

const EXPLAIN: Partial<Record<ExpressionKind, Explain>> = {
  name: explainName,
  literal: explainLiteral,
  type: explainType,
  call: explainCall,
  creation: explainCreation,
  declaration: explainDeclaration,
  infix: explainInfix,
  prefix: explainPrefixOrPostfix,
  postfix: explainPrefixOrPostfix,
  assignment: explainAssignment,
  'attribute access': explainAccess,
}

/** All differences by name. An empty list means that both read the same: nothing is ever left out. */
export function explainDifference(before: Expression, after: Expression, known: Known, covering = true): Replacement[] | undefined {
  const found = explainParted(before, after, known, covering)
  const isSwallowed = found?.length === 0 && before.text !== after.text
  return isSwallowed ? [{name: 'form', before: [before], after: [after]}] : found
}

function explainParted(before: Expression, after: Expression, known: Known, covering: boolean): Replacement[] | undefined {
  const comparison: Comparison = {known, covering, explain: (b, a, whole = false) => explainDifference(b, a, known, whole)}
  if (before.text === after.text) return []
  const given = known.afterText(after.text)
  if (before.text === given || isGivenOfThis(before, after, given)) return [{name: 'argument', before: [before], after: [after]}]
  const value = explainValue(before, after, known)
  if (value) return value
  if (before.kind === after.kind) {
    const found = (EXPLAIN[before.kind] ?? explainParts)(before, after, comparison)
    if (found) return found
  }
  return explainUnlike(before, after, comparison)
}

/** `total` went to a method that is called with `this.total`. */
const isGivenOfThis = (before: Expression, after: Expression, given: string): boolean =>
  given !== after.text && given === `this.${before.text}`

/** A variable that is new, or gone, stands for its value. */
function explainValue(before: Expression, after: Expression, {extracted, inlined, afterText}: Known): Replacement[] | undefined {
  const fresh = after.kind === 'name' || after.kind === 'attribute access' ? extracted.get(after.text) : undefined
  if (fresh && sameValue(before.text, afterText(fresh.text))) return [{name: 'extracted variable', before: [before], after: [after]}]
  const gone = before.kind === 'name' ? inlined.get(before.name ?? '') : undefined
  if (gone && sameValue(gone.text, afterText(after.text))) return [{name: 'inlined variable', before: [before], after: [after]}]
  return undefined
}

const sameValue = (a: string, b: string): boolean => a === b || `(${a})` === b || a === `(${b})`

/** Two expressions of different kinds, or of one kind with nothing in common. */
function explainUnlike(before: Expression, after: Expression, comparison: Comparison): Replacement[] | undefined {
  const inner = unwrapped(before, after)
  if (inner) return comparison.explain(inner[0], inner[1], comparison.covering)
  if (comparison.covering && !isExtracted(before, after, comparison)) return explainWhole(before, after, comparison)
  if (!isExchangeable(before, after) || !isExchangeable(after, before)) return undefined
  return [{name: 'expression', before: [before], after: [after]}]
}

/** The whole expression of a statement went to a method that is called instead. */
const isExtracted = (before: Expression, after: Expression, {known}: Comparison): boolean =>
  known.isExtractedCall(after) &&
  (before.kind === 'call' || before.kind === 'creation' || before.kind === 'infix' || before.kind === 'conditional')

/** Parentheses and casts around one side only say nothing about what is computed. */
function unwrapped(before: Expression, after: Expression): [Expression, Expression] | undefined {
  if (before.kind === after.kind) return undefined
  const peel = (e: Expression) => (e.kind === 'parenthesized' ? e.children[0] : e.kind === 'cast' ? e.parts.value : undefined)
  const b = peel(before)
  const a = peel(after)
  if (b && after.kind !== 'cast' && after.kind !== 'parenthesized') return [b, after]
  if (a && before.kind !== 'cast' && before.kind !== 'parenthesized') return [before, a]
  return undefined
}

const FIXED = new Set<ExpressionKind>(['declaration', 'switch', 'other', 'type', 'assignment'])

const isFunction = ({kind, parts}: Expression): boolean => kind === 'lambda' || kind === 'method reference' || parts.anonymous !== undefined

/** A piece of behaviour may be written as a lambda, a method reference or an anonymous class, or be given by a name. */
function isExchangeable(expression: Expression, other: Expression): boolean {
  if (FIXED.has(expression.kind)) return false
  return !isFunction(expression) || isFunction(other) || other.kind === 'name'
}

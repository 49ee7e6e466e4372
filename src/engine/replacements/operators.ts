/**
 * Operators and operands: `a == b` and `a != b`, `x` and `!x`, operands added or removed.
 */
import type {Expression} from '../model/expression.ts'
import {explainArguments} from './arguments.ts'
import type {Explain} from './replacement.ts'

export const explainInfix: Explain = (before, after, comparison) => {
  const operands = explainArguments(before.parts.args ?? [], after.parts.args ?? [], comparison)
  if (!operands) return undefined
  const renamed = operands.map(one => (one.name === 'argument list' ? {...one, name: 'operand list' as const} : one))
  if (before.parts.operator === after.parts.operator) return renamed
  const nothingStays = operands.length >= Math.min(before.children.length, after.children.length)
  return nothingStays ? undefined : [{name: 'operator', before: [before], after: [after]}, ...renamed]
}

export const explainPrefixOrPostfix: Explain = (before, after, comparison) => {
  const operands = comparison.explain(before.children[0], after.children[0])
  if (!operands) return undefined
  return before.parts.operator === after.parts.operator ? operands : [{name: 'operator', before: [before], after: [after]}, ...operands]
}

export const explainAssignment: Explain = (before, after, comparison) => {
  if (before.parts.operator !== after.parts.operator) return undefined
  const [target, value] = before.children
  const [afterTarget, afterValue] = after.children
  if (!target || !value || !afterTarget || !afterValue) return undefined
  const values = comparison.explain(value, afterValue, true)
  if (target.text === comparison.known.afterText(afterTarget.text)) {
    return values ?? [{name: 'expression', before: [value], after: [afterValue]}]
  }
  const targets = comparison.explain(target, afterTarget)
  if (!targets || !values) return undefined
  // Another target must at least be given something of what the old one was given.
  const nothingStays = values.length > 0 && value.kind === 'name' && !(isNamedAlike(target, value) && isNamedAlike(afterTarget, afterValue))
  return nothingStays ? undefined : [...targets, ...values]
}

/** `this.total = total` */
const isNamedAlike = (target: Expression, value: Expression): boolean => target.kind === 'attribute access' && target.name === value.name

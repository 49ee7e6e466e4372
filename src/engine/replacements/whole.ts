/**
 * Whole expressions of statements that are of another kind now and still do the same: what was called is a branch of a
 * condition, what was assigned is handed to a setter, what was created is built, what was wrapped is bare.
 */
import {descendants, type Expression} from '../model/expression.ts'
import {type Comparison, isValue, type Replacement} from './replacement.ts'

/** The text of an expression in terms of the version before. */
type Text = (expression: Expression) => string
type Rule = (one: Expression, other: Expression, textOfOne: Text, textOfOther: Text) => boolean

export function explainWhole(before: Expression, after: Expression, comparison: Comparison): Replacement[] | undefined {
  const {known} = comparison
  const beforeText: Text = ({text}) => text
  const afterText: Text = ({text}) => known.afterText(text)
  const isOne = RULES.some(rule => rule(before, after, beforeText, afterText) || rule(after, before, afterText, beforeText))
  return isOne ? [{name: 'expression', before: [before], after: [after]}] : explainChoice(before, after, comparison)
}

/** `read(path)` and `file == null ? none : read(file)`, where `file` is new and holds `path` */
function explainChoice(before: Expression, after: Expression, comparison: Comparison): Replacement[] | undefined {
  if ((before.kind === 'conditional') === (after.kind === 'conditional')) return undefined
  for (const b of choicesOf(before)) {
    for (const a of choicesOf(after)) {
      const found = comparison.explain(b, a, true)
      if (found?.length && found.every(isValue)) return [{name: 'expression', before: [before], after: [after]}, ...found]
    }
  }
  return undefined
}

const choicesOf = (expression: Expression): Expression[] =>
  expression.kind === 'conditional' ? expression.children.slice(1) : COMPUTED.has(expression.kind) ? [expression] : []

const COMPUTED = new Set(['call', 'creation', 'infix', 'instance test'])

/** `f(a)` and `c ? f(a) : b`, `f(a)` and `!f(a)` */
const becamePart: Rule = (part, whole, textOfPart, textOfWhole) =>
  COMPUTED.has(part.kind) &&
  (whole.kind === 'conditional' || whole.kind === 'prefix' || whole.kind === 'infix') &&
  whole.children.some(child => textOfWhole(child) === textOfPart(part))

/** `files` and `List.copyOf(files)` */
const becameWrapped: Rule = (bare, wrapper, textOfBare, textOfWrapper) => {
  const args = wrapper.kind === 'call' || wrapper.kind === 'creation' ? (wrapper.parts.args ?? []) : []
  return (bare.kind === 'name' || bare.kind === 'attribute access') && args.length === 1 && textOfWrapper(args[0]) === textOfBare(bare)
}

/** `this.total = sum` and `setTotal(sum)` */
const becameSetter: Rule = (assignment, setter, textOfAssignment, textOfSetter) => {
  if (assignment.kind !== 'assignment' || assignment.parts.operator !== '=' || setter.kind !== 'call') return false
  const [target, value] = assignment.children
  const args = setter.parts.args ?? []
  return args.length === 1 && setter.name === setterOf(target?.name ?? '') && textOfSetter(args[0]) === textOfAssignment(value)
}

const setterOf = (name: string): string => `set${name.charAt(0).toUpperCase()}${name.slice(1)}`

/** `new Receipt(basket, clerk)` and `new Builder().basket(basket).clerk(clerk).build()` */
const becameBuilt: Rule = (creation, chain, textOfCreation, textOfChain) => {
  const args = creation.parts.args ?? []
  if (creation.kind !== 'creation' || chain.kind !== 'call' || chain.parts.receiver?.kind !== 'call' || !args.length) return false
  const given = new Set([...descendants(chain)].flatMap(link => (link.kind === 'call' ? (link.parts.args ?? []).map(textOfChain) : [])))
  return args.every(arg => given.has(textOfCreation(arg)))
}

const RULES: readonly Rule[] = [becamePart, becameWrapped, becameSetter, becameBuilt]

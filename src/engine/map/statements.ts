/**
 * Two statements: every difference between them, or nothing when one of them cannot be named.
 */
import type {Expression} from '../model/expression.ts'
import type {Statement, StatementKind} from '../model/statement.ts'
import {explainDifference} from '../replacements/explain.ts'
import type {Known, Replacement} from '../replacements/replacement.ts'

/**
 * By themselves, two statements are one only if something of the whole stays: a call of another name is another call.
 * Where something around or inside them says that they are one (`in place`), anything may stand for anything.
 */
export type Held = 'by itself' | 'in place'

export function explainStatements(before: Statement, after: Statement, known: Known, held: Held = 'by itself'): Replacement[] | undefined {
  if (before.kind === after.kind) return explainSameKind(before, after, known, held)
  return before.isComposite === after.isComposite ? explainAbstracted(before, after, known) : undefined
}

function explainSameKind(before: Statement, after: Statement, known: Known, held: Held): Replacement[] | undefined {
  if (before.text === known.afterText(after.text)) return []
  if (!before.expressions.length || !after.expressions.length) return explainWithout(before, after)
  if (before.expressions.length !== after.expressions.length) return undefined
  const replacements: Replacement[] = []
  for (let i = 0; i < before.expressions.length; i++) {
    const found = explainDifference(before.expressions[i], after.expressions[i], known, held === 'by itself')
    if (!found) return undefined
    replacements.push(...found)
  }
  return replacements
}

/** `try` gained or lost its resources: still the same `try`. A method of an anonymous class may take something else now. */
function explainWithout(before: Statement, after: Statement): Replacement[] | undefined {
  if (before.kind === 'member' && before.member?.().name === after.member?.().name) return []
  return before.kind === 'try' ? [{name: 'expression', before: before.expressions, after: after.expressions}] : undefined
}

const WRAPPERS = new Set<StatementKind>(['expression', 'return', 'declaration', 'throw', 'yield'])

export const isWrapper = ({kind}: Statement): boolean => WRAPPERS.has(kind)

/** `x = f();`, `T x = f();`, `return f();` and `f();` are compared as `f()`. */
function explainAbstracted(before: Statement, after: Statement, known: Known): Replacement[] | undefined {
  if (!isWrapper(before) || !isWrapper(after)) return undefined
  const b = coreOf(before)
  const a = coreOf(after)
  if (!b || !a || areOtherWords(b, a, known)) return undefined
  const found = explainDifference(b, a, known)
  return found && [{name: 'statement kind', before: before.expressions, after: after.expressions}, ...found]
}

/** Of `return x` and `y = 0`, or `y = (T) z`, nothing stays but that there is a value. Two casts have that in common. */
function areOtherWords(before: Expression, after: Expression, {afterText}: Known): boolean {
  if (before.kind === 'cast' && after.kind === 'cast') return false
  const [b, a] = [bare(before), bare(after)]
  return isWord(b) && isWord(a) && b.text !== afterText(a.text)
}

/** Without casts and parentheses around it. */
function bare(expression: Expression): Expression {
  const inner =
    expression.kind === 'parenthesized' ? expression.children[0] : expression.kind === 'cast' ? expression.parts.value : undefined
  return inner ? bare(inner) : expression
}

const isWord = ({kind}: Expression): boolean => kind === 'name' || kind === 'literal' || kind === 'this'

/** `return x` says only that a value is handed on: extracting or inlining makes and removes such statements. */
export function isHandingOn({kind, expressions: [value]}: Statement): boolean {
  return kind === 'return' && (!value || value.kind === 'name' || value.kind === 'this' || value.kind === 'literal')
}

/** The expression a statement is about, without what is done with its value. */
export function coreOf(statement: Statement): Expression | undefined {
  if (statement.expressions.length !== 1) return undefined
  const [expression] = statement.expressions
  if (expression.kind === 'declaration') return expression.parts.value
  if (expression.kind === 'assignment') return expression.parts.operator === '=' ? expression.parts.value : undefined
  return expression
}

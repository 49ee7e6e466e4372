/**
 * What a variable is given, and statements that only hand it on.
 */
import type {Part} from '../map/mapping.ts'
import {coreOf} from '../map/statements.ts'
import type {Expression} from '../model/expression.ts'
import type {Statement} from '../model/statement.ts'
import {isInside} from './scopes.ts'
import type {AnyVariable} from './variables.ts'

/** What the variable is declared with, and what it is given later; only by some statements, if asked so. */
export function valuesOf(variable: AnyVariable, {body}: Part, isAsked: (statement: Statement) => boolean = () => true): Expression[] {
  const scope = variable.is === 'parameter' ? body.root : variable.scope
  const given = body.leaves.flatMap(leaf => {
    const [first] = leaf.expressions
    const isGiven = first?.kind === 'assignment' && first.parts.operator === '=' && first.children[0]?.text === variable.name
    return isGiven && first.parts.value && isInside(leaf, scope) && isAsked(leaf) ? [first.parts.value] : []
  })
  const initializer = variable.is === 'variable' ? variable.initializer : undefined
  return initializer ? [initializer, ...given] : given
}

/** `rest` says of the variable what `whole` said of the value that `giving` gives it: `return sum`, once `return total()`. */
export function isSaidWith(variable: AnyVariable, giving: Statement, whole: Statement, rest: Statement): boolean {
  if (giving.isComposite !== whole.isComposite || rest.kind !== whole.kind || rest.start < giving.start) return false
  const [given] = giving.expressions
  const isGiving =
    (given?.kind === 'declaration' && given.parts.variable === variable) ||
    (given?.kind === 'assignment' && given.children[0]?.text === variable.name)
  if (!isGiving) return false
  const said = coreOf(rest)
  const [first] = whole.expressions
  const [other] = rest.expressions
  if (whole.kind === 'return' || whole.kind === 'throw' || whole.kind === 'yield') return said?.text === variable.name
  if (!said || !holds(said, variable.name)) return false
  if (first?.kind !== 'assignment' || other?.kind !== 'assignment') return false
  return withoutThis(first.children[0]?.text) === withoutThis(other.children[0]?.text)
}

/** What is set may be more than the value itself: `last = sum` and `last = Optional.of(sum)`. */
const holds = (said: Expression, name: string): boolean => said.text === name || (said.parts.args ?? []).some(({text}) => text === name)

const withoutThis = (text: string | undefined): string | undefined => text?.replace(/^this\./, '')

/**
 * Declared variables: type, name and value may each change, but not all of them, or it is another variable.
 */
import type {Expression} from '../model/expression.ts'
import type {Explain, Replacement} from './replacement.ts'

export const explainDeclaration: Explain = (before, after, comparison) => {
  const {known} = comparison
  const beforeVariable = before.parts.variable
  const afterVariable = after.parts.variable
  const sameName = before.name === after.name
  const sameType = beforeVariable?.type === afterVariable?.type
  const beforeValue = before.parts.value
  const afterValue = after.parts.value
  const isHeldByType = sameType && beforeVariable?.type !== 'var' // which says nothing
  if (!beforeValue !== !afterValue) return sameName || isHeldByType || !comparison.covering ? headChanges() : undefined
  const values = beforeValue && afterValue ? comparison.explain(beforeValue, afterValue, comparison.covering) : []
  if (!values) {
    // The value is another one altogether: only name and type together say that the variable is the same.
    return sameName && sameType && beforeValue && afterValue
      ? [{name: 'expression', before: [beforeValue], after: [afterValue]}]
      : undefined
  }
  const sameValue = beforeValue?.text === (afterValue && known.afterText(afterValue.text))
  const isHeld =
    !comparison.covering || // something around it holds it
    sameName ||
    isHeldByType ||
    beforeVariable?.kind === 'for each' || // what the loop goes over holds it
    (beforeValue && afterValue && (sameValue || keepsFrame(beforeValue, afterValue) || isRenamedCall(values)))
  return isHeld ? [...headChanges(), ...values] : undefined

  function headChanges(): Replacement[] {
    const changes: Replacement[] = []
    if (!sameType) changes.push({name: 'type', before: typeOf(before), after: typeOf(after)})
    if (!sameName) changes.push({name: 'variable declaration', before: [before], after: [after]})
    return changes
  }
}

/** The same call or creation, asked of or with something else. */
const keepsFrame = (before: Expression, after: Expression): boolean =>
  before.kind === after.kind && before.name !== undefined && before.name === after.name && before.kind !== 'name'

/** Another method is asked the very same: `parse(text)` and `read(text)`. */
const isRenamedCall = (values: Replacement[]): boolean =>
  values.length === 1 && values[0].name === 'invocation name' && (values[0].before[0].parts.args?.length ?? 0) > 0

const typeOf = (declaration: Parameters<Explain>[0]) => (declaration.parts.type ? [declaration.parts.type] : [declaration])

/**
 * Which name became which, counted over the statements that were paired.
 */
import type {StatementPair} from '../map/mapping.ts'
import type {Expression} from '../model/expression.ts'

export interface NameChange {
  before: string
  after: string
  pair: StatementPair
}

/** `x` and `this.x` are one name; anything else but a name has none. */
export function bareName(expression: Expression): string | undefined {
  if (expression.kind === 'name') return expression.name
  if (expression.kind === 'attribute access' && expression.parts.receiver?.text === 'this') return expression.name
  return undefined
}

/** All places where one name stands for another in paired statements. */
export function nameChanges(pairs: Iterable<StatementPair>): NameChange[] {
  const changes: NameChange[] = []
  for (const pair of pairs) {
    for (const {name, before, after} of pair.replacements) {
      if (name !== 'variable') continue
      const b = bareName(before[0])
      const a = bareName(after[0])
      if (b !== undefined && a !== undefined) changes.push({before: b, after: a, pair})
    }
  }
  return changes
}

/** `a.f()` became `b.g()`: what is asked stands for what was asked, though something else is asked of it. */
export function receiverChanges(pairs: Iterable<StatementPair>): NameChange[] {
  const changes: NameChange[] = []
  for (const pair of pairs) {
    for (const {name, before, after} of pair.replacements) {
      const b = name === 'invocation' ? before[0].parts.receiver : undefined
      const a = name === 'invocation' ? after[0].parts.receiver : undefined
      if (b?.kind === 'name' && a?.kind === 'name' && b.text !== a.text) changes.push({before: b.text, after: a.text, pair})
    }
  }
  return changes
}

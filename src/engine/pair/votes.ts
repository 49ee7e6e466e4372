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
      if (name !== 'variable' && name !== 'expression') continue
      const [b, a] = [before, after].map(([one]) => one && bareName(one)) // an expression may have come from nowhere
      const isOtherForm = name === 'expression' && b === a // `x` and `this.x`: nothing took its place
      if (b !== undefined && a !== undefined && !isOtherForm) changes.push({before: b, after: a, pair})
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

/** The same, also where something else is asked for it: `till.rest` became `till.sum`. */
export function memberChanges(pairs: Iterable<StatementPair>): NameChange[] {
  const changes: NameChange[] = []
  for (const pair of pairs) {
    for (const {name, before, after} of pair.replacements) {
      const [b] = before
      const [a] = after
      if (name === 'variable' && isName(b) && isName(a)) changes.push({before: b.name ?? '', after: a.name ?? '', pair})
    }
  }
  return changes
}

/** Only where something else is asked for it: there the name can be nothing but that of an attribute. */
export const attributeChanges = (pairs: Iterable<StatementPair>): NameChange[] =>
  memberChanges(
    [...pairs].map(pair => ({
      ...pair,
      replacements: pair.replacements.filter(({before, after}) => [before[0], after[0]].every(one => one?.kind === 'attribute access')),
    })),
  )

const isName = ({kind}: Expression): boolean => kind === 'name' || kind === 'attribute access'

/** `this.rate = rate` for `this.clerk = clerk` says of the two only that both are kept. */
export function isOtherKept({before, replacements}: StatementPair): boolean {
  const [first] = before.expressions
  return first?.kind === 'assignment' && replacements.some(one => one.name === 'variable' && one.before[0] === first.children[0])
}

/** How often which name became which. */
export class Tally {
  private readonly together = new Map<string, number>()
  private readonly befores = new Map<string, number>()
  private readonly afters = new Map<string, number>()

  add(changes: Iterable<NameChange>): void {
    const increase = (counts: Map<string, number>, key: string) => counts.set(key, (counts.get(key) ?? 0) + 1)
    for (const {before, after} of changes) {
      increase(this.together, `${before} ${after}`)
      increase(this.befores, before)
      increase(this.afters, after)
    }
  }

  knows(name: string): boolean {
    return this.befores.has(name) || this.afters.has(name)
  }

  /** How often the one became the other, and how often only one of them took part. */
  of(before: string, after: string): {together: number; apart: number} {
    const together = this.together.get(`${before} ${after}`) ?? 0
    return {together, apart: (this.befores.get(before) ?? 0) + (this.afters.get(after) ?? 0) - 2 * together}
  }
}

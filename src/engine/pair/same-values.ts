/**
 * Whether an expression before is the value of a variable after, or the other way round, seen through what was renamed.
 */
import {type BodyMapping, type Part, rootOf} from '../map/mapping.ts'
import type {Expression, ExpressionKind} from '../model/expression.ts'
import type {Statement} from '../model/statement.ts'
import {explainDifference} from '../replacements/explain.ts'
import type {Known} from '../replacements/replacement.ts'
import {substitute} from '../text/tokens.ts'
import type {AnyVariable} from './variables.ts'

/** What is known of the two versions when values are compared. */
export interface ValueContext {
  /** The variable of the other version that a variable is. */
  partners: ReadonlyMap<AnyVariable, AnyVariable>
  known(after: Part): Known
}

export class SameValues {
  private readonly renamed: ReadonlyMap<string, string>
  private readonly knownOf = new Map<Part, Known>()

  constructor(
    private readonly mapping: BodyMapping,
    private readonly context: ValueContext,
  ) {
    const variables: AnyVariable[] = mapping.after.flatMap(({body, method}) => [...body.variables, ...method.parameters])
    this.renamed = new Map(
      variables.flatMap(variable => {
        const partner = context.partners.get(variable)
        return partner && partner.name !== variable.name ? [[variable.name, partner.name] as const] : []
      }),
    )
  }

  inTermsOfBefore(part: Part, text: string): string {
    return this.mapping.after.includes(part) ? this.known(part).afterText(text) : text
  }

  /** The same but for renames, parentheses and casts. */
  areSame(before: Expression, after: Expression, at: Statement): boolean {
    return peeled(before).text === this.known(this.partOf(at)).afterText(peeled(after).text)
  }

  /** The same call, creation or operation, though something in it changed; or one of two values that are chosen from. */
  areAlike(before: Expression, after: Expression, at: Statement): boolean {
    if (this.areSame(before, after, at)) return true
    const b = peeled(before)
    const a = peeled(after)
    if (choices(b).some(one => this.areSame(one, a, at)) || choices(a).some(one => this.areSame(b, one, at))) return true
    return b.kind === a.kind && COMPUTED.has(b.kind) && this.keepsSomething(b, a, this.known(this.partOf(at)))
  }

  /** The same name, and what it is asked of or with is not all different. */
  private keepsSomething(before: Expression, after: Expression, known: Known): boolean {
    if (before.name !== after.name && !known.renamed?.(before.name ?? '', after.name ?? '')) return false
    if (before.kind !== 'creation') {
      const texts = new Set(before.children.map(({text}) => text))
      if (before.children.length && !after.children.some(({text}) => texts.has(known.afterText(text)))) return false
    }
    return explainDifference(before, after, known) !== undefined
  }

  private partOf(statement: Statement): Part {
    const root = rootOf(statement)
    return this.mapping.after.find(({body}) => body.root === root) ?? this.mapping.after[0]
  }

  private known(part: Part): Known {
    const old = this.knownOf.get(part)
    if (old) return old
    const given = this.context.known(part)
    const known: Known = {...given, afterText: text => given.afterText(substitute(text, this.renamed))}
    this.knownOf.set(part, known)
    return known
  }
}

const COMPUTED = new Set<ExpressionKind>(['call', 'creation', 'infix', 'array access', 'array creation'])

function peeled(expression: Expression): Expression {
  if (expression.kind === 'parenthesized') return peeled(expression.children[0])
  return expression.kind === 'cast' && expression.parts.value ? peeled(expression.parts.value) : expression
}

/** The two values of `c ? x : y`. */
const choices = ({kind, children}: Expression): Expression[] => (kind === 'conditional' ? children.slice(1) : [])

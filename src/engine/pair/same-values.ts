/**
 * Whether an expression before is the value of a variable after, or the other way round, seen through what was renamed.
 */
import {type BodyMapping, type Part, rootOf} from '../map/mapping.ts'
import {isValue} from '../map/occurrences.ts'
import type {Expression, ExpressionKind} from '../model/expression.ts'
import type {Statement} from '../model/statement.ts'
import {explainDifference} from '../replacements/explain.ts'
import type {Known} from '../replacements/replacement.ts'
import {substitute} from '../text/tokens.ts'
import {simpleName} from '../text/types.ts'
import {sharesWord} from '../text/words.ts'
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

  /** The same call, creation or operation, with other numbers or texts at most. */
  areSameButLiterals(before: Expression, after: Expression, at: Statement): boolean {
    if (this.areSame(before, after, at)) return true
    const differences = COMPUTED.has(before.kind) ? explainDifference(before, after, this.known(this.partOf(at))) : undefined
    return differences?.every(({name}) => name === 'literal') ?? false
  }

  /** The same call, creation or operation, though something in it changed; or more is computed from it now, or less. */
  areAlike(before: Expression, after: Expression, at: Statement): boolean {
    if (this.areSame(before, after, at)) return true
    const b = peeled(before)
    const a = peeled(after)
    if (this.isHeldIn(b, a, at)) return true
    return b.kind === a.kind && COMPUTED.has(b.kind) && this.keepsSomething(b, a, this.known(this.partOf(at)))
  }

  /** One is computed from the other: `path` and `clean(path)`, `c ? x : y` and `x`. */
  private isHeldIn(before: Expression, after: Expression, at: Statement): boolean {
    const {afterText} = this.known(this.partOf(at))
    if (before.text === afterText(wrappedIn(after)?.text ?? '') || wrappedIn(before)?.text === afterText(after.text)) return true
    if (saysSomething(before) && [...madeOf(after)].some(({text}) => afterText(text) === before.text)) return true
    return saysSomething(after) && [...madeOf(before)].some(({text}) => text === afterText(after.text))
  }

  /** The same name, and what it is asked of or with is not all different; or another question with the very same words. */
  private keepsSomething(before: Expression, after: Expression, known: Known): boolean {
    if (before.name !== after.name && !known.renamed?.(before.name ?? '', after.name ?? '')) {
      return isAskedAlike(before, after, known) || isMadeAlike(before, after)
    }
    if (before.kind !== 'creation' && !isPlainQuestion(before, after)) {
      const texts = new Set(before.children.map(({text}) => text))
      if (before.children.length && !after.children.some(({text}) => texts.has(known.afterText(text)))) return false
    }
    // Asked of the same one, or with some of the same, anything else may have changed.
    return before.kind === 'call' || explainDifference(before, after, known) !== undefined
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

/** `rows.parse(id)` and `rows.read(id)`; `row.name()` and `row.fullName()` */
function isAskedAlike(before: Expression, after: Expression, {afterText}: Known): boolean {
  if (before.kind !== 'call' || before.children.length !== after.children.length) return false
  if (!before.parts.args?.length && !(before.parts.receiver && sharesWord(before.name ?? '', after.name ?? ''))) return false
  return before.children.every((child, i) => child.text === afterText(after.children[i].text))
}

/** `new GrowingList<Item>(4)` and `new SteadyList<Item>(items)`: another kind of the same, of the same. */
function isMadeAlike(before: Expression, after: Expression): boolean {
  const [b, a] = [before.parts.type?.text ?? '', after.parts.type?.text ?? '']
  return before.kind === 'creation' && sharesWord(simpleName(b), simpleName(a)) && argumentsIn(b) === argumentsIn(a)
}

const argumentsIn = (type: string): string => /<.*>/.exec(type)?.[0] ?? ''

/** `item.price()` and `offer.price()`: what is asked for says what it is. */
const isPlainQuestion = (before: Expression, after: Expression): boolean =>
  [before, after].every(({kind, parts}) => kind === 'call' && parts.receiver !== undefined && !parts.args?.length)

const COMPUTED = new Set<ExpressionKind>(['call', 'creation', 'infix', 'array access', 'array creation'])

function peeled(expression: Expression): Expression {
  if (expression.kind === 'parenthesized') return peeled(expression.children[0])
  return expression.kind === 'cast' && expression.parts.value ? peeled(expression.parts.value) : expression
}

/** What a value is made of: what is asked and with what, operands, the values it is chosen from. */
function* madeOf(value: Expression): Generator<Expression> {
  const {kind, parts} = value
  if (kind === 'call' || kind === 'creation') yield* parts.args ?? []
  for (const inner of INNER[kind]?.(value) ?? []) {
    yield inner
    yield* madeOf(inner)
  }
}

const INNER: Partial<Record<ExpressionKind, (value: Expression) => readonly Expression[]>> = {
  call: ({parts: {receiver}}) => (receiver ? [receiver] : []),
  infix: ({children}) => children,
  prefix: ({children}) => children,
  parenthesized: ({children}) => children,
  cast: ({parts: {value}}) => (value ? [value] : []),
  conditional: ({children}) => children.slice(1),
}

/** `new Reader(null)` is made of nothing but `null`. */
const wrappedIn = ({kind, parts: {args = []}}: Expression): Expression | undefined =>
  kind === 'creation' && args.length === 1 ? args[0] : undefined

/** `0`, `true` and `this` stand in anything. */
const saysSomething = (expression: Expression): boolean =>
  expression.kind === 'literal'
    ? isValue(expression) || (expression.parts.literal === 'number' && !/^[01]\D?$/.test(expression.text))
    : expression.kind !== 'this' && expression.kind !== 'type'

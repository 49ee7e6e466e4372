/**
 * Two bodies, statement by statement: the same ones, in the same order, in the same places. That is the control flow:
 * what runs after what, under which condition, in which loop and behind which handler.
 */
import type {BodyMapping} from '../../map/mapping.ts'
import type {Extent} from '../../model/code.ts'
import type {Expression} from '../../model/expression.ts'
import type {Statement, StatementKind} from '../../model/statement.ts'
import {tokenFrom} from '../../model/tokens.ts'
import {isFirstToRun} from '../effects.ts'
import {joined, markOf, type Pass} from '../pass.ts'
import type {Reason, ReasonKind} from '../reason.ts'
import {codeTokens, ownTokens, tokenText} from '../tokens.ts'
import {alignedPairs, type Place} from './alignment.ts'
import {type Expansion, expandedCallIn, expansionOf, type Item} from './expansion.ts'
import {ExpressionComparison} from './expressions.ts'

/** What two sequences of statements stand in. */
interface Around {
  before: Item
  after: Item
}

export class StatementComparison {
  private readonly expressions: ExpressionComparison

  constructor(
    private readonly pass: Pass,
    private readonly mapping: BodyMapping | undefined,
  ) {
    this.expressions = new ExpressionComparison(pass)
  }

  /** Two blocks, or single statements in their place. */
  blocks(before: Item, after: Item): boolean {
    this.paintBraces(before, after)
    this.paintBraces(after, before)
    return this.sequences(this.itemsOf(before), this.itemsOf(after), {before, after})
  }

  private itemsOf({statement, frame}: Item): Item[] {
    const children = statement.kind === 'block' ? statement.children : [statement]
    return children.flatMap(child => this.expand({statement: child, frame}))
  }

  /** The statement, or those that stand in its place. */
  private expand(item: Item): Item[] {
    const {statement, frame} = item
    const call = expandedCallIn(statement, frame, this.pass)
    const expansion = call && expansionOf({expression: call, frame}, statement, this.pass)
    if (!expansion) return [item]
    this.pass.expansions.add(expansion)
    const inner = expansion.statements.flatMap(child => this.expand({statement: child, frame: expansion.frame}))
    if (expansion.frame.given?.use !== 'value') {
      this.paintHolder(item, expansion)
      return inner
    }
    if (!inner.length) return [item]
    if (!isFirstToRun(expansion.call, statement)) return [item]
    this.pass.splice(expansion.call)
    return this.isHandedOn(item, expansion) ? inner : [...inner, item]
  }

  /** The call and its arguments are there because of the refactoring; what is given is compared where it is used. */
  private paintHolder({statement, frame}: Item, {finding, statements, method}: Expansion): void {
    const mark = markOf(joined(frame.causes, [finding]))
    this.pass.notes.paint(frame.file, statement, mark)
    const last = method.body?.root.children.at(-1)
    if (last && !statements.includes(last)) this.pass.notes.paint(method.file, last, mark)
  }

  /** `int sum = total();` where `total` ends in `return sum;`: the variable goes on under the name it has here. */
  private isHandedOn(item: Item, expansion: Expansion): boolean {
    const {statement, frame} = item
    const {value} = expansion
    const [declared] = statement.expressions
    if (value?.expression.kind !== 'name' || declared?.parts.value !== expansion.call) return false
    const given = this.expressions.bindingOf({expression: value.expression, frame: expansion.frame})
    const from = given.is === 'variable' ? given.variable : undefined
    if (declared.kind !== 'declaration' || !declared.parts.variable || !from) return false
    this.pass.takesOver(declared.parts.variable, from)
    const mark = markOf(joined(frame.causes, [expansion.finding]))
    this.pass.notes.paint(frame.file, statement, mark)
    this.pass.notes.paint(expansion.method.file, value.statement, mark)
    return true
  }

  private sequences(before: readonly Item[], after: readonly Item[], around: Around): boolean {
    const pairs = alignedPairs(before, after, this.mapping, (b, a) => !this.pass.isAttempting && this.isSame(b, a))
    let same = true
    for (const [b, a] of pairs) same = this.statements(before[b], after[a]) && same
    const sides = [
      {items: before, others: after, places: pairs, other: around.after},
      {items: after, others: before, places: pairs.map(([b, a]): Place => [a, b]), other: around.before},
    ]
    for (const {items, others, places, other} of sides) {
      const paired = new Set(places.map(([own]) => own))
      const inside = new Set<string>()
      items.forEach((item, i) => {
        if (paired.has(i)) return
        const [last, next] = [places.findLast(([own]) => own < i), places.find(([own]) => own > i)]
        if (
          this.alone(
            item,
            [last, next].flatMap(place => (place ? [items[place[0]].statement] : [])),
          )
        )
          return
        same = false
        this.paintGap(last && others[last[1]], next && others[next[1]], other)
        this.showEdited(items, i)
        this.showCrossed(items, i, others, places)
        for (const text of textsInside(item.statement)) inside.add(text)
      })
      // What reads the same inside of something that came or went may be the one that stayed.
      for (const [own] of inside.size ? places : []) if (inside.has(items[own].statement.text)) this.showEdited(items, own)
    }
    return same
  }

  /** Of several equal statements side by side, a diff may show any as the one that came or went. */
  private showEdited(items: readonly Item[], index: number): void {
    const {text} = items[index].statement
    let first = index
    while (items[first - 1]?.statement.text === text) first--
    for (let i = first; items[i]?.statement.text === text; i++) this.paintEdited(items[i])
  }

  /** Where two statements changed places, a diff may show either as the one that moved. */
  private showCrossed(items: readonly Item[], index: number, others: readonly Item[], places: readonly Place[]): void {
    const {statement, frame} = items[index]
    const partner = frame.side === 'before' ? this.mapping?.ofBefore(statement)?.after : this.mapping?.ofAfter(statement)?.before
    // It may stand inside of something else now; whatever it passed on the way there changed places with it.
    const there = partner ? others.findIndex(({statement: {start, end}}) => start <= partner.start && partner.end <= end) : -1
    if (there < 0) return
    for (const [own, other] of places) {
      if (own < index === other < there) continue
      this.showEdited(items, own)
      this.showEdited(others, other)
    }
  }

  private paintEdited({statement, frame}: Item): void {
    const {lastReason: reason} = this
    if (reason) this.pass.notes.paint(frame.file, statement, {is: 'edited', reason})
  }

  /** Where something is missing in the middle of a line, that line shows it. */
  private paintGap(last: Item | undefined, next: Item | undefined, around: Item): void {
    const {file} = (last ?? next ?? around).frame
    if (next && next.frame.file !== file) return
    const {tokens, lines} = file
    const from = last ? last.statement.end : next ? undefined : around.statement.start + 1
    const right = next ? next.statement.start : last ? undefined : around.statement.end - 1
    const before = from === undefined ? tokenFrom(tokens, right ?? 0) - 1 : tokenFrom(tokens, from) - 1
    const after = right === undefined ? tokenFrom(tokens, from ?? 0) : tokenFrom(tokens, right)
    const {lastReason: reason} = this
    if (!reason || before < 0 || after >= tokens.count || lines.lineAt(tokens.start[before]) !== lines.lineAt(tokens.start[after])) return
    for (const token of [before, after]) this.pass.notes.token(file, token, {is: 'edited', reason})
  }

  /** Compares without saying anything. */
  private isSame(before: Item, after: Item): boolean {
    return this.pass.attempt(() => this.statements(before, after))
  }

  statements(before: Item, after: Item): boolean {
    const [b, a] = [before.statement, after.statement]
    if (b.kind === 'block' && a.kind === 'block') return this.blocks(before, after)
    if (b.kind !== a.kind) return this.unlike(before, after)
    if (b.kind === 'member') this.pairParameters(b, a)
    const [old, now] = [withHoles(before), withHoles(after)]
    const own = this.own(old, now)
    this.pass.hasReordered = false
    const header = this.header(old, now)
    const isReordered = this.pass.hasReordered
    const ends = this.ends(old, now)
    const children = this.children(before, after)
    // Blocks inside of what changed places moved with it; what stands under another condition runs at other times.
    if (isReordered && b.children.length) this.differ(before, after, 'reordered')
    else if (!header && CONDITIONS.has(b.kind)) this.differ(before, after, 'edited')
    return children && own && header && ends
  }

  /** Of a method of an anonymous class. */
  private pairParameters(before: Statement, after: Statement): void {
    const [old, now] = [before.member?.().parameters ?? [], after.member?.().parameters ?? []]
    for (const [i, parameter] of old.entries()) if (now[i]) this.pass.declare(parameter, now[i])
  }

  private header(before: Item, after: Item): boolean {
    const [b, a] = [before.statement.expressions, after.statement.expressions]
    if (b.length !== a.length) return this.differ(before, after, 'edited')
    const same = b.map((expression, i) => this.expressions.compare({...before, expression}, {...after, expression: a[i]})).every(Boolean)
    if (!same && !this.isTold(before) && !this.isTold(after)) this.differ(before, after, 'edited')
    return same
  }

  /** Some token says that something was edited: a difference without one would be lost. */
  private isTold({statement, frame: {file}}: Item): boolean {
    return codeTokens(file, statement).some(token => this.pass.notes.markOf(file, token)?.is === 'edited')
  }

  /** Keywords and signs of the statement itself. */
  private own(before: Item, after: Item): boolean {
    const [b, a] = [this.withoutInert(before), this.withoutInert(after)]
    const [bf, af] = [before.frame.file, after.frame.file]
    if (b.length !== a.length || !b.every((token, i) => this.isSameWord(tokenText(bf, token), before, tokenText(af, a[i]), after))) {
      return this.differ(before, after, 'edited', {before: b, after: a})
    }
    const causes = joined(before.frame.causes, after.frame.causes)
    b.forEach((token, i) => {
      this.pass.notes.token(bf, token, markOf(causes))
      this.pass.notes.token(af, a[i], markOf(causes))
    })
    return true
  }

  /** Whether a variable may be set again is the compiler's business alone. */
  private withoutInert(item: Item): number[] {
    const {frame} = item
    return ownOf(item).filter(token => {
      const isInert = item.statement.variables.length > 0 && tokenText(frame.file, token) === 'final'
      if (isInert) this.pass.notes.token(frame.file, token, markOf(frame.causes))
      return !isInert
    })
  }

  /** Headers of members of anonymous classes name types, too. */
  private isSameWord(b: string, before: Item, a: string, after: Item): boolean {
    if (b === a) return true
    if (before.statement.kind !== 'member') return false
    const {names, partners} = this.pass.world
    const [old, now] = [names.before.typeNamed(b, before.frame.site), names.after.typeNamed(a, after.frame.site)]
    return !('outside' in old) && !('outside' in now) && partners.areSame(old, now)
  }

  /** A return ends the method it stands in: in the place of a call it must end what the statement before ended. */
  private ends(before: Item, after: Item): boolean {
    if (before.statement.kind !== 'return') return true
    const stays = [before, after].every(
      ({frame: {given}}) => !given || given.use === 'returned' || (given.use === 'statement' && given.isLast),
    )
    return stays || this.differ(before, after, 'ends otherwise')
  }

  /** Another kind of statement around the same value: what extraction and inlining make of a `return`. */
  private unlike(before: Item, after: Item): boolean {
    return this.differ(before, after, 'edited')
  }

  private children(before: Item, after: Item): boolean {
    const [b, a] = [before.statement.children, after.statement.children]
    const inner = (item: Item, child: Statement): Item => ({statement: child, frame: item.frame})
    if (before.statement.kind === 'switch' || hasMembers(b) || hasMembers(a)) {
      return this.sequences(
        b.map(child => inner(before, child)),
        a.map(child => inner(after, child)),
        {before, after},
      )
    }
    let same = true
    for (let i = 0; i < Math.max(b.length, a.length); i++) {
      if (b[i] && a[i]) same = this.child(inner(before, b[i]), inner(after, a[i])) && same
      else if (b[i]) same = this.differ(inner(before, b[i]), undefined, 'dropped') && same
      else same = this.differ(undefined, inner(after, a[i]), 'added') && same
    }
    return same
  }

  private child(before: Item, after: Item): boolean {
    const parts = new Set(['catch', 'finally', 'member', 'case'])
    return parts.has(before.statement.kind) || parts.has(after.statement.kind) ? this.statements(before, after) : this.blocks(before, after)
  }

  private paintBraces({statement, frame}: Item, other: Item): void {
    if (statement.kind !== 'block') return
    for (const token of ownTokens(frame.file, statement, statement.children)) {
      this.pass.notes.token(frame.file, token, markOf(joined(frame.causes, other.frame.causes)))
    }
  }

  /** A statement without a partner here: made or removed by a refactoring, or more than that. */
  private alone(item: Item, neighbours: readonly Statement[]): boolean {
    const {statement, frame} = item
    if (statement.kind === 'empty') return this.paint(item)
    if (this.declaresValue(item)) return true
    const isBefore = frame.side === 'before'
    const elsewhere = isBefore ? this.mapping?.ofBefore(statement)?.after : this.mapping?.ofAfter(statement)?.before
    const kind: ReasonKind = elsewhere?.text === statement.text ? 'elsewhere' : isBefore ? 'dropped' : 'added'
    this.differ(isBefore ? item : undefined, isBefore ? undefined : item, kind)
    if (this.lastReason) this.pass.lonely.push({statement, frame, neighbours, reason: this.lastReason})
    return false
  }

  private paint({statement, frame}: Item): true {
    this.pass.notes.paint(frame.file, statement, markOf(frame.causes))
    return true
  }

  /** The declaration of a new variable, or of one that is gone: judged by its uses, when all are known. */
  private declaresValue({statement, frame}: Item): boolean {
    const {partners} = this.pass.world
    const name = frame.side === 'after' ? 'Extract Variable' : 'Inline Variable'
    const declared = statement.expressions.map(({parts}) => parts.variable)
    if (statement.kind !== 'declaration' || !declared.length) return false
    const findings = declared.map(variable => variable && (partners.about(variable, name) ?? this.pass.keptBy(variable)))
    if (!findings.every(finding => finding !== undefined)) return false
    this.pass.valueDeclarations.push({statement, frame, findings})
    return true
  }

  private lastReason: Reason | undefined

  private differ(before: Item | undefined, after: Item | undefined, kind: ReasonKind, tokens?: {before: number[]; after: number[]}): false {
    const place = (item: Item | undefined) => (item ? [{file: item.frame.file, start: item.statement.start, end: item.statement.end}] : [])
    const reason: Reason = {kind, before: place(before), after: place(after)}
    this.lastReason = reason
    const mark = {is: 'edited' as const, reason}
    for (const [item, own] of [
      [before, tokens?.before],
      [after, tokens?.after],
    ] as const) {
      if (!item) continue
      if (own?.length) for (const token of own) this.pass.notes.token(item.frame.file, token, mark)
      else this.pass.notes.paint(item.frame.file, item.statement, mark)
    }
    return false
  }
}

/** Of the leaves inside a statement. */
function* textsInside({children}: Statement): Generator<string> {
  for (const child of children) {
    if (!child.children.length) yield child.text
    yield* textsInside(child)
  }
}

/** Statements whose header decides whether, and how often, what is inside them runs. */
const CONDITIONS = new Set<StatementKind>(['if', 'for', 'for each', 'while', 'do', 'switch', 'catch', 'synchronized'])

const withHoles = ({statement, frame}: Item): Item => ({statement, frame: {...frame, holes: statement.children}})

function ownOf({statement, frame}: Item): number[] {
  return ownTokens(frame.file, statement, [...statement.children, ...statement.expressions.flatMap(partsOf)])
}

/** A declaration's type stands before it, outside its own stretch. */
const partsOf = (expression: Expression): Extent[] => [
  expression,
  ...(expression.kind === 'declaration'
    ? expression.children.filter(child => child.start < expression.start || child.end > expression.end)
    : []),
]

const hasMembers = (children: readonly Statement[]): boolean => children.some(({kind}) => kind === 'member' || kind === 'case')

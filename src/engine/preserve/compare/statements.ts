/**
 * Two bodies, statement by statement: the same ones, in the same order, in the same places. That is the control flow:
 * what runs after what, under which condition, in which loop and behind which handler.
 */
import type {BodyMapping} from '../../map/mapping.ts'
import type {Extent, Method} from '../../model/code.ts'
import type {Expression} from '../../model/expression.ts'
import type {Statement, StatementKind} from '../../model/statement.ts'
import {joined, markOf, type Pass} from '../pass.ts'
import type {Located, Reason, ReasonKind} from '../reason.ts'
import {codeTokens, ownTokens} from '../tokens.ts'
import {alignedPairs, type Place, readAlike} from './alignment.ts'
import type {Item} from './expansion.ts'
import {ExpressionComparison} from './expressions.ts'
import {isGoingOn, isSameGoingOn} from './returns.ts'
import {paintEdited, paintUnder, Sequence} from './shown.ts'
import {splicedIn} from './splicing.ts'
import {isSameTakenOn, isTakenOn} from './taken-on.ts'
import {sayPaired, type TokenRun, withoutInert} from './token-pairs.ts'
import {type Wrapping, wrappingsIn} from './wrapped.ts'

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
    return children.flatMap(child => splicedIn({statement: child, frame}, this.pass))
  }

  private sequences(before: readonly Item[], after: readonly Item[], around: Around): boolean {
    const pairs = alignedPairs(before, after, this.mapping, (b, a) => !this.pass.isAttempting && this.isSame(b, a))
    const paired = pairs.map(([b, a]) => this.areUntouched(before[b], after[a]) || this.statements(before[b], after[a]))
    const flipped = pairs.map(([b, a]): Place => [a, b])
    const sides = [
      new Sequence(before, after, pairs, around.after, this.pass, this.mapping),
      new Sequence(after, before, flipped, around.before, this.pass, this.mapping),
    ]
    const wrappings = sides.map(side => (this.pass.isAttempting ? [] : wrappingsIn(side, block => this.itemsOf(block))))
    const isAllSeen = sides.map((side, i) => this.unpaired(side, wrappings[1 - i])).every(Boolean)
    for (const wrapping of wrappings[0]) this.wrapped(wrapping, wrapping.inside, after.slice(wrapping.first, wrapping.last + 1), around)
    for (const wrapping of wrappings[1]) this.wrapped(wrapping, before.slice(wrapping.first, wrapping.last + 1), wrapping.inside, around)
    if (!this.pass.isAttempting) {
      for (const [i, [b, a]] of pairs.entries()) {
        if (!paired[i] && !readAlike(before[b], after[a])) for (const [side, one] of sides.entries()) this.replaced(one, pairs[i][side])
      }
    }
    return isAllSeen && paired.every(Boolean)
  }

  /** Where nothing of a statement is in its partner, it is as good as gone, and the other as good as new. */
  private replaced(sequence: Sequence, index: number): void {
    const {statement, frame} = sequence.items[index]
    if (statement.children.length) return
    const words = statement.expressions.flatMap(one => codeTokens(frame.file, one))
    const marks = words.map(token => this.pass.notes.markOf(frame.file, token))
    const [reason] = marks.flatMap(mark => (mark?.is === 'edited' ? [mark.reason] : []))
    if (!reason || !marks.every(mark => mark?.is === 'edited')) return
    this.pass.lonely.push({statement, frame, neighbours: sequence.neighboursOf(index), missingIn: undefined, reason})
  }

  private wrapped({wrapper, block}: Wrapping, before: readonly Item[], after: readonly Item[], around: Around): void {
    const isNew = wrapper.frame.side === 'after'
    this.sequences(before, after, isNew ? {before: around.before, after: block} : {before: block, after: around.after})
    const reason = reasonOf('elsewhere', isNew ? undefined : wrapper, isNew ? wrapper : undefined)
    for (const item of [...before, ...after]) paintUnder(item, reason, this.pass)
  }

  /** True where refactorings made, or removed, all that has no partner; of the rest, some stand in what came or went around them. */
  private unpaired(sequence: Sequence, wrappings: readonly Wrapping[]): boolean {
    const isWrapped = (index: number) => wrappings.some(({first, last}) => first <= index && index <= last)
    const edited = sequence.unpaired.filter(index => {
      if (isWrapped(index)) return true
      const item = sequence.items[index]
      const reason = this.declaresValue(item, sequence.nextOther(index))
        ? undefined
        : this.alone(item, sequence.neighboursOf(index), sequence.around.frame.site.method)
      if (reason) sequence.show(index, reason)
      return reason !== undefined
    })
    return !edited.length
  }

  /** Compares without saying anything. */
  private isSame(before: Item, after: Item): boolean {
    return this.pass.attempt(() => this.statements(before, after))
  }

  /** They read the same with all that is inside of them, and each word still means the same. Most of a body is like that. */
  private areUntouched(before: Item, after: Item): boolean {
    if (before.frame.given || after.frame.given || !readAlike(before, after)) return false
    if (!this.expressions.silently(() => this.meanTheSame(before, after))) return false
    if (this.pass.isAttempting) return true
    const mark = markOf(joined(before.frame.causes, after.frame.causes))
    for (const {statement, frame} of [before, after]) this.pass.notes.settle(frame.file, statement, mark)
    return true
  }

  private meanTheSame(before: Item, after: Item): boolean {
    const [b, a] = [before.statement, after.statement]
    if (b.kind !== a.kind || b.expressions.length !== a.expressions.length || b.children.length !== a.children.length) return false
    if (b.kind === 'member') this.pairParameters(b, a)
    const [{frame: old}, {frame: now}] = [before, after]
    return (
      b.expressions.every((one, i) =>
        this.expressions.compare({expression: one, frame: old}, {expression: a.expressions[i], frame: now}),
      ) && b.children.every((one, i) => this.meanTheSame({statement: one, frame: old}, {statement: a.children[i], frame: now}))
    )
  }

  statements(before: Item, after: Item): boolean {
    const [b, a] = [before.statement, after.statement]
    if (b.kind === 'block' && a.kind === 'block') return this.blocks(before, after)
    if (isGoingOn(before) !== isGoingOn(after))
      return isSameGoingOn(before, after, this.expressions) || this.differ(before, after, 'edited')
    if (isTakenOn(before) !== isTakenOn(after))
      return isSameTakenOn(before, after, this.expressions) || this.differ(before, after, 'edited')
    if (b.kind !== a.kind) return this.differ(before, after, 'edited')
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
    else if (!header && CONDITIONS.has(b.kind)) this.runOtherwise(before, after)
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
    const [b, a] = [this.ownRun(before), this.ownRun(after)]
    const isSame = (old: string, now: string) => (this.isSameWord(old, before, now, after) ? [] : undefined)
    if (sayPaired(b, a, this.pass, isSame)) return true
    const reason = reasonOf('edited', before, after)
    for (const [item, {tokens}] of [
      [before, b],
      [after, a],
    ] as const) {
      for (const token of tokens) this.pass.notes.token(item.frame.file, token, {is: 'edited', reason})
      if (!tokens.length) paintEdited(item, reason, this.pass)
    }
    return false
  }

  private ownRun(item: Item): TokenRun {
    const run = {frame: item.frame, tokens: ownOf(item)}
    return item.statement.variables.length ? withoutInert(run, this.pass) : run
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
    const isPart = [before, after].some(({statement}) => PARTS.has(statement.kind))
    return isPart ? this.statements(before, after) : this.blocks(before, after)
  }

  private paintBraces({statement, frame}: Item, other: Item): void {
    if (statement.kind !== 'block') return
    for (const token of ownTokens(frame.file, statement, statement.children)) {
      this.pass.notes.token(frame.file, token, markOf(joined(frame.causes, other.frame.causes)))
    }
  }

  /** Why a statement has no partner here; nothing where a refactoring made or removed it. */
  private alone(item: Item, neighbours: readonly Statement[], missingIn: Method | undefined): Reason | undefined {
    const {statement, frame} = item
    if (statement.kind === 'empty') this.pass.notes.paint(frame.file, statement, markOf(frame.causes))
    if (statement.kind === 'empty') return undefined
    const isBefore = frame.side === 'before'
    const elsewhere = isBefore ? this.mapping?.ofBefore(statement)?.after : this.mapping?.ofAfter(statement)?.before
    const kind: ReasonKind = elsewhere?.text === statement.text ? 'elsewhere' : isBefore ? 'dropped' : 'added'
    const reason = reasonOf(kind, isBefore ? item : undefined, isBefore ? undefined : item)
    paintEdited(item, reason, this.pass)
    this.pass.lonely.push({statement, frame, neighbours, missingIn, reason})
    return reason
  }

  /** The declaration of a new variable, or of one that is gone: judged by its uses, when all are known. */
  private declaresValue({statement, frame}: Item, next: Item | undefined): boolean {
    const {partners} = this.pass.world
    const name = frame.side === 'after' ? 'Extract Variable' : 'Inline Variable'
    const declared = statement.expressions.map(({parts}) => parts.variable)
    if (statement.kind !== 'declaration' || !declared.length) return false
    const findings = declared.map(variable => variable && (partners.about(variable, name) ?? this.pass.keptBy(variable)?.finding))
    if (!findings.every(finding => finding !== undefined)) return false
    this.pass.valueDeclarations.push({statement, frame, findings, next})
    return true
  }

  private runOtherwise(before: Item, after: Item): void {
    const reason = reasonOf('edited', before, after)
    for (const item of [before, after]) paintUnder(item, reason, this.pass)
  }

  private differ(before: Item | undefined, after: Item | undefined, kind: ReasonKind): false {
    const reason = reasonOf(kind, before, after)
    for (const item of [before, after]) if (item) paintEdited(item, reason, this.pass)
    return false
  }
}

const locate = (item: Item | undefined): Located[] =>
  item ? [{file: item.frame.file, start: item.statement.start, end: item.statement.end}] : []

const reasonOf = (kind: ReasonKind, before: Item | undefined, after: Item | undefined): Reason => ({
  kind,
  before: locate(before),
  after: locate(after),
})

/** Statements whose header decides whether, and how often, what is inside them runs. */
const CONDITIONS = new Set<StatementKind>(['if', 'for', 'for each', 'while', 'do', 'switch', 'catch', 'synchronized'])

/** What belongs to the statement around it, and is not a block. */
const PARTS = new Set<StatementKind>(['catch', 'finally', 'member', 'case'])

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

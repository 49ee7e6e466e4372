/**
 * What a diff may show instead of the statement that came, went or moved: an equal one beside it, one that it changed places
 * with, one that reads the same inside of it, or the line in whose middle it is missing. All of these are edited, too.
 */
import type {BodyMapping} from '../../map/mapping.ts'
import type {Statement} from '../../model/statement.ts'
import {tokenFrom} from '../../model/tokens.ts'
import type {Pass} from '../pass.ts'
import type {Reason} from '../reason.ts'
import {codeTokens} from '../tokens.ts'
import type {Place} from './alignment.ts'
import type {Item} from './expansion.ts'

export const paintEdited = ({statement, frame}: Item, reason: Reason, {notes}: Pass): void =>
  notes.paint(frame.file, statement, {is: 'edited', reason})

/** A statement whose header was edited: what is inside of it runs otherwise, though a reader finds nothing else in its lines. */
export function paintUnder({statement, frame: {file}}: Item, reason: Reason, {notes}: Pass): void {
  for (const token of codeTokens(file, statement)) {
    const mark = notes.markOf(file, token)
    if (mark?.is !== 'edited') notes.token(file, token, {is: 'edited', reason, ...(mark && {within: mark})})
  }
}

/** Statements of one side in order, beside those of the other. */
export class Sequence {
  constructor(
    readonly items: readonly Item[],
    readonly others: readonly Item[],
    /** Positions of those that have a partner, and of the partner. */
    private readonly places: readonly Place[],
    /** What the others stand in. */
    readonly around: Item,
    private readonly pass: Pass,
    private readonly mapping: BodyMapping | undefined,
  ) {}

  /** Positions of those that have no partner. */
  get unpaired(): number[] {
    const paired = new Set(this.places.map(([own]) => own))
    return this.items.flatMap((_, index) => (paired.has(index) ? [] : [index]))
  }

  /** The nearest statements that have a partner. */
  neighboursOf(index: number): Statement[] {
    return this.placesBeside(index).flatMap(place => (place ? [this.items[place[0]].statement] : []))
  }

  /** Where the others stand that have no partner, between those that the neighbours of one have: from, and up to. */
  gapOf(index: number): [number, number] {
    const [last, next] = this.placesBeside(index)
    return [last ? last[1] + 1 : 0, next ? next[1] : this.others.length]
  }

  /** What detection took for the same statement. */
  partnerOf(statement: Statement): Statement | undefined {
    return this.mapping?.ofBefore(statement)?.after ?? this.mapping?.ofAfter(statement)?.before
  }

  /** What stands on the other side for the next one that has a partner. */
  nextOther(index: number): Item | undefined {
    const [, next] = this.placesBeside(index)
    return next && this.others[next[1]]
  }

  private placesBeside(index: number): [Place | undefined, Place | undefined] {
    return [this.places.findLast(([own]) => own < index), this.places.find(([own]) => own > index)]
  }

  /** A statement has no partner: everything that a diff may show for it. */
  show(index: number, reason: Reason): void {
    const [last, next] = this.placesBeside(index).map(place => place && this.others[place[1]])
    this.showGap(last, next, reason)
    this.showTwins(this.items, index, reason)
    this.showCrossed(index, reason)
    this.showInside(index, reason)
  }

  /** Of several equal statements side by side, any may be the one that came or went. */
  private showTwins(items: readonly Item[], index: number, reason: Reason): void {
    const {text} = items[index].statement
    let first = index
    while (items[first - 1]?.statement.text === text) first--
    for (let i = first; items[i]?.statement.text === text; i++) paintEdited(items[i], reason, this.pass)
  }

  /** Where two statements changed places, either may be the one that moved. */
  private showCrossed(index: number, reason: Reason): void {
    const {statement, frame} = this.items[index]
    const partner = frame.side === 'before' ? this.mapping?.ofBefore(statement)?.after : this.mapping?.ofAfter(statement)?.before
    // It may stand inside of something else now; whatever it passed on the way there changed places with it.
    const there = partner ? this.others.findIndex(({statement: {start, end}}) => start <= partner.start && partner.end <= end) : -1
    if (there < 0) return
    for (const [own, other] of this.places) {
      if (own < index === other < there) continue
      this.showTwins(this.items, own, reason)
      this.showTwins(this.others, other, reason)
    }
  }

  /** What reads the same inside of something that came or went may be the one that stayed. */
  private showInside(index: number, reason: Reason): void {
    const inside = new Set(textsInside(this.items[index].statement))
    for (const [own] of inside.size ? this.places : []) {
      if (inside.has(this.items[own].statement.text)) this.showTwins(this.items, own, reason)
    }
  }

  /** Where something is missing in the middle of a line, that line shows it. */
  private showGap(last: Item | undefined, next: Item | undefined, reason: Reason): void {
    const {around} = this
    const {file} = (last ?? next ?? around).frame
    if (next && next.frame.file !== file) return
    const {tokens, lines} = file
    const from = last ? last.statement.end : next ? undefined : around.statement.start + 1
    const right = next ? next.statement.start : last ? undefined : around.statement.end - 1
    const before = tokenFrom(tokens, from ?? right ?? 0) - 1
    const after = tokenFrom(tokens, right ?? from ?? 0)
    if (before < 0 || after >= tokens.count || lines.lineAt(tokens.start[before]) !== lines.lineAt(tokens.start[after])) return
    for (const token of [before, after]) this.pass.notes.token(file, token, {is: 'edited', reason})
  }
}

/** Of the leaves inside a statement. */
function* textsInside({children}: Statement): Generator<string> {
  for (const child of children) {
    if (!child.children.length) yield child.text
    yield* textsInside(child)
  }
}

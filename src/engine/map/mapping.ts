/**
 * What the statements of two bodies have to do with each other.
 */
import type {Method} from '../model/code.ts'
import type {Expression} from '../model/expression.ts'
import type {Body, Statement} from '../model/statement.ts'
import {flippedReplacement, type Replacement} from '../replacements/replacement.ts'
import {flippedValues, type Values} from './values.ts'

export interface StatementPair {
  before: Statement
  after: Statement
  /** Empty where both read the same. */
  replacements: Replacement[]
}

/** A statement after that stood inside a statement before as an expression. */
export interface InsidePair extends StatementPair {
  expression: Expression
}

export const isInside = (pair: StatementPair): pair is InsidePair => 'expression' in pair

export const flippedPair = ({before, after, replacements}: StatementPair): StatementPair => ({
  before: after,
  after: before,
  replacements: replacements.map(flippedReplacement),
})

/** A body that takes part, with the text its statements would have had on the other side. */
export interface Part {
  method: Method
  body: Body
  /** Puts the arguments of the call that joins this body to the main one in the place of its parameters. */
  argumentsFor: ReadonlyMap<string, string>
}

export class BodyMapping {
  private readonly byBefore = new Map<Statement, StatementPair>()
  private readonly byAfter = new Map<Statement, StatementPair>()
  private readonly inside = new Map<Statement, InsidePair>()

  constructor(
    readonly before: readonly Part[],
    readonly after: readonly Part[],
    /** Attributes that are new or gone, with their values. */
    readonly attributes?: Values,
  ) {}

  /** The same mapping with more bodies before, that have no pairs yet. */
  with(before: readonly Part[]): BodyMapping {
    const wider = new BodyMapping([...this.before, ...before], this.after, this.attributes)
    for (const pair of this.pairs) wider.add(pair)
    for (const pair of this.inside.values()) wider.addInside(pair)
    return wider
  }

  /** Seen from the other side; expressions inside statements have no place there. */
  flipped(): BodyMapping {
    const flipped = new BodyMapping(this.after, this.before, this.attributes && flippedValues(this.attributes))
    for (const pair of this.pairs) flipped.add(flippedPair(pair))
    return flipped
  }

  get pairs(): StatementPair[] {
    return [...this.byBefore.values()]
  }

  add(pair: StatementPair): void {
    this.byBefore.set(pair.before, pair)
    this.byAfter.set(pair.after, pair)
  }

  remove({before, after}: StatementPair): void {
    this.byBefore.delete(before)
    this.byAfter.delete(after)
  }

  addInside(pair: InsidePair): void {
    this.inside.set(pair.after, pair)
  }

  ofBefore(statement: Statement): StatementPair | undefined {
    return this.byBefore.get(statement)
  }

  ofAfter(statement: Statement): StatementPair | undefined {
    return this.byAfter.get(statement)
  }

  /** Statements of a body that have no partner; blocks do not count. */
  leftBefore(part: Part = this.before[0]): Statement[] {
    return statementsOf(part.body).filter(statement => !this.byBefore.has(statement))
  }

  leftAfter(part: Part = this.after[0]): Statement[] {
    return statementsOf(part.body).filter(statement => !this.byAfter.has(statement) && !this.inside.has(statement))
  }

  /** The pairs whose statement before stands in one part and whose statement after in another. */
  pairsBetween(before: Part, after: Part): StatementPair[] {
    return statementsOf(after.body)
      .map(statement => this.byAfter.get(statement) ?? this.inside.get(statement))
      .filter(pair => pair !== undefined)
      .filter(pair => rootOf(pair.before) === before.body.root)
  }
}

export const statementsOf = (body: Body): Statement[] => [...body.leaves, ...body.composites]

/** The block of the body that a statement stands in. */
export function rootOf(statement: Statement): Statement {
  let root = statement
  while (root.parent) root = root.parent
  return root
}

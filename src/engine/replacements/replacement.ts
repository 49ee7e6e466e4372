/**
 * A small difference between two paired statements that we can name. Two statements pair when every difference between
 * them is one.
 */
import type {Expression} from '../model/expression.ts'

export type ReplacementName =
  | 'variable' // a name for a name
  | 'variable declaration' // the declared name itself
  | 'literal'
  | 'type'
  | 'operator'
  | 'invocation' // a call for another call
  | 'invocation name' // the same call under another name
  | 'receiver'
  | 'creation'
  | 'expression' // something for something of another kind
  | 'argument' // a parameter where the argument stood, by the call that joins both bodies
  | 'argument list' // arguments added, removed, split, merged or wrapped
  | 'operand list'
  | 'form' // the same parts written otherwise: a cast, type arguments, a modifier, a receiver that says nothing new
  | 'extracted variable' // a new variable where its value stood
  | 'inlined variable' // the value where its variable stood
  | 'statement kind' // `return x` where `y = x` stood

export interface Replacement {
  name: ReplacementName
  before: readonly Expression[]
  after: readonly Expression[]
}

const OPPOSITE: Partial<Record<ReplacementName, ReplacementName>> = {
  'extracted variable': 'inlined variable',
  'inlined variable': 'extracted variable',
}

export const flippedReplacement = ({name, before, after}: Replacement): Replacement => ({
  name: OPPOSITE[name] ?? name,
  before: after,
  after: before,
})

/** What is known when two statements are compared. */
export interface Known {
  /** The text of an expression of the version after, as it would have read before: arguments for parameters. */
  afterText(text: string): string
  /** True for `this` and the names of the types the bodies stand in: a call asked of them is asked of nobody else. */
  isOwn(receiver: Expression): boolean
  /** True for a call of a new method that takes part: it may stand for anything that went there. */
  isExtractedCall(call: Expression): boolean
  /** True where the second is a call of such a method, which has the name of the old one and takes other arguments. */
  isOverload(before: Expression, after: Expression): boolean
  /** Values of variables that are new, by name. */
  extracted: ReadonlyMap<string, Expression>
  /** Values of variables that are gone, by name. */
  inlined: ReadonlyMap<string, Expression>
  /** Names that parameters of the version after may have had before, by their places: for telling what is nearer, not for what is the same. */
  likelyNames?: ReadonlyMap<string, string>
  /** True where two names are one method, type or variable that was renamed. */
  renamed?(before: string, after: string): boolean
}

/** Explains all differences between two expressions, or gives nothing. */
export type Explain = (before: Expression, after: Expression, comparison: Comparison) => Replacement[] | undefined

export interface Comparison {
  known: Known
  /** True while the two expressions are the whole of their statements: there, one call may not stand for any other. */
  covering: boolean
  explain(before: Expression, after: Expression, covering?: boolean): Replacement[] | undefined
}

/** A new or gone variable in the place of its value. */
export const isValue = ({name}: Replacement): boolean => name === 'extracted variable' || name === 'inlined variable'

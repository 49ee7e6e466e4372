/**
 * Where an expression is read. A body that stands in the place of a call (extracted or inlined code) reads its parameters
 * as the arguments of that call, and `this` as what the call is asked of.
 */
import type {Finding} from '../families/family.ts'
import type {Extent, Method, Parameter, SourceFile, TypeDeclaration} from '../model/code.ts'
import type {Expression, Variable} from '../model/expression.ts'
import type {Statement} from '../model/statement.ts'
import type {Site} from './graph/names.ts'

export interface Frame {
  side: 'before' | 'after'
  file: SourceFile
  site: Site
  /** What accounts for everything that stands here. */
  causes: readonly Finding[]
  /** Stretches that are statements of their own and compared by themselves. */
  holes: readonly Extent[]
  given?: Given
}

/** What a body was given by the call in whose place it stands. */
export interface Given {
  call: Expression
  caller: Frame
  values: ReadonlyMap<Parameter, Expression>
  /** Undefined where the call is asked of nobody else. */
  self: Expression | undefined
  /** What is done with the call: `f();`, `return f();` or anything else. */
  use: 'statement' | 'returned' | 'value'
  /** The statement that the call stands in. */
  holder: Statement
  /** The statement that goes on with whatever the body returns, where it returns in several places. */
  goesOn?: Statement
  /** The variable of the body that goes on as one that the caller sets. */
  takenOn?: Variable
  /** Nothing runs in the calling method once the call is done. */
  isLast: boolean
}

export const frameOf = (side: Frame['side'], method: Method, causes: readonly Finding[]): Frame => ({
  side,
  file: method.file,
  site: {method, type: method.type},
  causes,
  holes: [],
})

export const typeFrame = (side: Frame['side'], type: TypeDeclaration, causes: readonly Finding[]): Frame => ({
  side,
  file: type.file,
  site: {method: undefined, type},
  causes,
  holes: [],
})

/** True where this body takes part already: a method that calls itself is not put in its own place. */
export function isWithin(frame: Frame, method: Method): boolean {
  return frame.site.method === method || (frame.given !== undefined && isWithin(frame.given.caller, method))
}

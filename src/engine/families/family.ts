/**
 * A family finds the refactorings that are found in the same way. It reads the evidence and never imports another one.
 */
import type {Attribute, Method, Parameter, TypeDeclaration, TypeUse} from '../model/code.ts'
import type {Expression, Variable} from '../model/expression.ts'
import type {Statement} from '../model/statement.ts'
import type {Trace} from '../trace.ts'
import type {Evidence} from './evidence.ts'

export interface Family {
  /** RefactoringMiner's display names of what it may find. */
  names: readonly string[]
  detect(evidence: Evidence, trace: Trace): Iterable<Finding>
}

/** A refactoring that was found, in terms of the code models. */
export interface Finding {
  name: string
  before: Actor[]
  after: Actor[]
  /** For changes of packages: their names. */
  packages?: {before: string[]; after: string[]}
}

/** An element and the part it plays, in RefactoringMiner's words; the first of each role is what the sentence is about. */
export interface Actor {
  role: string
  element: Element
}

export type Element = TypeDeclaration | Method | Attribute | LocalVariable | UsedType | Code

/** A variable or parameter and the method it lives in. */
export interface LocalVariable {
  is: 'local'
  variable: Variable | Parameter
  method: Method
}

/** The type a method returns. */
export interface UsedType {
  is: 'type use'
  use: TypeUse
  method: Method
}

/** A piece of code without a name of its own. */
export interface Code {
  is: 'code'
  code: Statement | Expression
  method: Method
}

export const local = (variable: Variable | Parameter, method: Method): LocalVariable => ({is: 'local', variable, method})
export const code = (piece: Statement | Expression, method: Method): Code => ({is: 'code', code: piece, method})

/** Actors that all play the same part. */
export const actors = (role: string, elements: readonly Element[]): Actor[] => elements.map(element => ({role, element}))

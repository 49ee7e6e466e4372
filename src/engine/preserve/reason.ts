/**
 * Why a refactoring is not pure, or not proved to be: what was seen, and where, so that a page can point at it.
 */
import type {Finding} from '../families/family.ts'
import type {Attribute, Extent, Method, SourceFile} from '../model/code.ts'
import type {Assumption} from './assumptions.ts'
import type {Frame} from './frame.ts'

export interface Located extends Extent {
  file: SourceFile
}

export type ReasonKind =
  // more than refactoring
  | 'edited' // code that reads otherwise
  | 'added'
  | 'dropped'
  | 'reordered' // statements in another order
  | 'elsewhere' // a statement under another condition, loop, try …
  | 'bound otherwise' // a name that reads the same and means something else
  | 'evaluated otherwise' // a value computed at another time, or more or less often
  | 'assigned' // a variable set where the setting no longer reaches who reads it
  | 'ends otherwise' // a return that leaves another method than before
  | 'overrides otherwise'
  | 'clash' // a name or signature that was taken already
  | 'rests on' // another refactoring that is not pure
  // not seen
  | 'broken' // a syntax error in what it touches
  | 'unseen' // a declaration outside the changed files decides
  | 'not modelled'

export interface Reason {
  kind: ReasonKind
  before: Located[]
  after: Located[]
  /** What the sentence is about: a name, where there is one. */
  name?: string
  /** Where the reason is another refactoring. */
  finding?: Finding
}

export type Verdict = 'pure' | 'mixed' | 'unproved'

export interface Judgement {
  verdict: Verdict
  /** Empty for pure ones. */
  reasons: Reason[]
  /** True where names and places that changed because of it are explained, even if there is more inside it. */
  holds: boolean
  /** What a pure one takes for granted, where that is more than that all compiles. */
  assumptions?: readonly Assumption[]
}

/** One place of one version. */
export const reasonAt = (kind: ReasonKind, {start, end}: Extent, {file, side}: Frame): Reason => ({
  kind,
  before: side === 'before' ? [{file, start, end}] : [],
  after: side === 'after' ? [{file, start, end}] : [],
})

/** Where a member says what it is called. */
export const headOf = (member: Method | Attribute): Located => ({
  file: member.file,
  start: member.start,
  end: member.is === 'method' ? member.headerEnd : member.fragment.end,
})

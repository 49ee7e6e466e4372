/**
 * What a family of refactorings may change in the program graph, and which code it speaks for.
 *
 * A rule says for each kind of edge, and for each way an edge may stand to the code a refactoring touches, what may become
 * of it, in the notation of differential precondition checking: `=` all stay, `⊆` some may go, `⊇` some may come, `*` both.
 * What a rule does not name stays. Edges are compared with the refactorings around factored out: a name that another
 * refactoring changed is read as it was, an extracted body where it is called. So refactorings on top of each other need
 * no programs in between, which nobody ever saw; their rules are merged where they meet.
 */
import type {Actor, Finding} from '../../families/family.ts'
import type {Comparisons} from '../comparisons.ts'
import type {Pass} from '../pass.ts'
import type {Located, Reason} from '../reason.ts'

export type Edge = 'name' | 'control flow' | 'def-use' | 'override' | 'inheritance'
export type Direction = 'incoming' | 'outgoing' | 'internal' | 'external'
export type Allowed = '=' | '⊆' | '⊇' | '*'

/** What is not named is `=`. */
export type Edges = Partial<Record<Edge, Partial<Record<Direction, Allowed>>>>

/** The code a refactoring speaks for: all of it must be accounted for. */
export interface Claim {
  before: readonly Located[]
  after: readonly Located[]
  /** The comparison that saw it; without one, what all comparisons say together counts. */
  pass?: Pass
  /** What no token shows. */
  reasons?: readonly Reason[]
  /** Of all that is claimed, what must be accounted for that anything follows from the refactoring. */
  core?: ReadonlySet<Located>
  /** False where something follows from others of its kind, but from this one only if it is pure. */
  holds?: boolean
}

export interface Rule {
  names: readonly string[]
  edges: Edges
  /** True where names and places that changed because of it are explained, whatever else is edited inside it. */
  holds: boolean
  /** Nothing where this kind of change cannot be proved. */
  claim(finding: Finding, comparisons: Comparisons): Claim | undefined
}

export const allows = ({edges}: Rule, edge: Edge, direction: Direction, change: 'gone' | 'new'): boolean => {
  const allowed = edges[edge]?.[direction] ?? '='
  return allowed === '*' || allowed === (change === 'gone' ? '⊆' : '⊇')
}

export const concernsOf = (finding: Finding, pass: Pass): Reason[] =>
  pass.concerns.filter(({findings}) => findings.includes(finding)).map(({reason}) => reason)

/** The pieces of code among what takes part. */
export const statementsIn = (actors: readonly Actor[]): Located[] =>
  actors.flatMap(({element}) =>
    element.is === 'code' ? [{file: element.method.file, start: element.code.start, end: element.code.end}] : [],
  )

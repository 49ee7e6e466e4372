/**
 * What the engine answers. Plain data: it goes through messages, into caches and into every output format.
 */

export interface Report {
  refactorings: Refactoring[]
  /** Every file that was handed in, on either side: read, or skipped with the reason. */
  files: FileReading[]
  /** Of every file that was read, on either side, what is known of its lines. */
  lines: FileLines[]
  warnings: Warning[]
  /** Absent when everything was looked at; otherwise why the list of refactorings may be short. */
  stopped?: 'cancelled' | 'time limit'
}

export interface Refactoring {
  /** RefactoringMiner's display name, such as `Extract Method`. */
  type: string
  /** RefactoringMiner's sentence; begins with the type and one space. */
  description: string
  before: Place[]
  after: Place[]
  verdict: Verdict
  /** Why it is not pure, or not proved to be; empty for pure ones. */
  reasons: Reason[]
  /** What a pure one takes for granted, beyond that both versions compile; absent where that is nothing. */
  assumptions?: Assumption[]
}

/** Pure: it changes nothing else. Mixed: there is more in it than the refactoring. Unproved: neither could be shown. */
export type Verdict = 'pure' | 'mixed' | 'unproved'

export interface Reason {
  /** A word for programs: `edited`, `reordered`, `unseen` … */
  kind: string
  /** A sentence for readers. */
  text: string
  /** What the sentence is about: a name of code or a type of refactoring, where there is one. */
  name?: string
  before: Spot[]
  after: Spot[]
}

/** What only a compiler that sees all files could know. */
export interface Assumption {
  /** A word for programs. */
  kind: 'overrides nothing unseen' | 'inherited alike'
  /** A sentence for readers. */
  text: string
  /** The method, or the name in its code. */
  name: string
  /** Supertypes that are not among the changed files. */
  types: string[]
}

/** A stretch of a file. Lines and columns count from 1; the end column is one past the last character. */
export interface Spot {
  path: string
  startLine: number
  endLine: number
  startColumn: number
  endColumn: number
}

/** A code element that takes part in a refactoring, on the side whose list it stands in. */
export interface Place extends Spot {
  /** RefactoringMiner's kind of code element, such as `METHOD_DECLARATION`. */
  kind: string
  /** The part it plays: `original method declaration`, `extracted code from source method declaration`, … */
  role: string
  /** The element in words, where it has a name. */
  element: string | null
}

export type Side = 'before' | 'after'

export type FileReading =
  | {kind: 'read'; path: string; side: Side; lines: number; broken: LineRange[]}
  | {kind: 'skipped'; path: string; side: Side; reason: SkipReason; detail?: string}

export type SkipReason = 'language not supported' | 'not text' | 'too large' | 'too deep' | 'took too long'

export interface LineRange {
  startLine: number
  endLine: number
}

/** Runs of lines in order; together they are the whole file. */
export interface FileLines {
  path: string
  side: Side
  lines: LineVerdict[]
}

/** A line that a diff shows as changed needs no review where it is `same` or `explained`. */
export interface LineVerdict extends LineRange {
  /**
   * Same: all that stands on it was there before and is after; only layout or its place can differ.
   * Explained: refactorings, which are proved, account for everything that changed on it. Partly: for some of it.
   */
  verdict: 'same' | 'explained' | 'partly' | 'unexplained'
  /** Positions in the list of refactorings. */
  causes: number[]
  because: Because[]
}

/** What else a line is about: a comment, an import or a package line that changed, or a member in another order. */
export type Because = 'comment' | 'import' | 'package' | 'moved'

/** A use that did not follow a refactoring, or that was renamed though no declaration was. */
export interface Warning {
  /** A sentence for readers. */
  text: string
  /** What stands there. */
  name: string
  /** The name that stood there, where no declaration was renamed. */
  was?: string
  place: Spot
  side: Side
  /** Position in the list of refactorings of the one that it did not follow. */
  refactoring?: number
}

import type {Change, Report} from '../../src/library/index.ts'
import type {Code} from './code.ts'
import type {Diffs} from './diffs.ts'
import type {Mutation} from './mutation.ts'

/** A commit with a mutation in it. */
export interface Mutant {
  mutation: Mutation
  /** The change as it is, and with the mutation. */
  original: Change
  mutated: Change
  diffs: {original: Diffs; mutated: Diffs}
  /** What is found in the change as it is. */
  baseline: Report
  /** The mutated file. */
  code: Code
}

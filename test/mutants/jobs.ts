/** What is asked of a thread, and what it answers. */

import type {Sizes} from './share.ts'
import type {Counts} from './tally.ts'
import type {Tested} from './tester.ts'

export type Job =
  | {ask: 'survey'; file: string; operators: string[]}
  | {ask: 'test'; file: string; operators: string[]; count: number; seed: string}

export type Answer =
  | {kind: 'surveyed'; sizes: Sizes}
  | {kind: 'tested'; commit: string; counts: Record<string, Counts>; tested: Tested[]}
  | {kind: 'failed'; reason: string}

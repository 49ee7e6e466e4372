/** Findings for tests, with only what a test speaks of. */
import type {Place, Refactoring} from '../../src/library/index.ts'
import type {Findings} from '../../src/overlay/findings.ts'

export const place = (given: Partial<Place>): Place => ({
  path: 'shop/Till.java',
  startLine: 1,
  endLine: 1,
  startColumn: 1,
  endColumn: 2,
  kind: 'METHOD_DECLARATION',
  role: 'original method declaration',
  element: null,
  ...given,
})

export const refactoring = (type: string, given: Partial<Refactoring> = {}): Refactoring => ({
  type,
  description: `${type} a renamed to b`,
  before: [],
  after: [],
  verdict: 'unproved',
  reasons: [],
  ...given,
})

export const findings = (given: Partial<Findings> = {}): Findings => ({
  refactorings: [],
  regions: [],
  renamed: {},
  filesChanged: 12,
  filesRead: 12,
  notes: [],
  lines: [],
  files: [],
  warnings: [],
  foldable: [],
  innerDiffs: {},
  ...given,
})

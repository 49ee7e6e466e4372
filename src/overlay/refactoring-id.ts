import type {Refactoring} from '../engine/report.ts'
import {lineHash} from './line-hash.ts'

/** A short name for links, which stays the same as long as the refactoring reads the same. Two that read alike share it. */
export const refactoringId = ({description, before, after}: Refactoring): string =>
  lineHash([description, before[0]?.path, after[0]?.path].join('\n')).toString(16).padStart(8, '0')

/** Where a change comes from: what is analysed, and what is known of it besides. */
import type {Change} from '../../library/index.ts'

export type Source = {kind: 'read'; change: Change; origin: Origin; notes: string[]} | {kind: 'failed'; reason: string}

export interface Origin {
  /** The address the repository is cloned from, where one is known. */
  repository?: string
  commit?: string
  parent?: string
}

export const failed = (reason: string) => ({kind: 'failed', reason}) as const

/** Where a change comes from: what is analysed, and what is known of it besides. */
import type {Change} from '../../library/index.ts'

export type Source = ReadSource | Unreadable

export interface ReadSource {
  kind: 'read'
  change: Change
  origin: Origin
  /** What a reader should know of the comparison itself. */
  notes: string[]
  /** Something of the change could not be had; the notes say what. */
  partial?: boolean
}

export interface Unreadable {
  kind: 'failed'
  reason: string
}

export interface Origin {
  /** The address the repository is cloned from, where one is known. */
  repository?: string
  commit?: string
  /** What it is compared with: the first parent, or the other end of a range. */
  parent?: string
  /** The first line of the commit's message. */
  title?: string
}

export const failed = (reason: string): Unreadable => ({kind: 'failed', reason})

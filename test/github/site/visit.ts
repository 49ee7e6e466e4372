import type {Repository} from '../repositories.ts'
import type {PageSettings} from '../settings.ts'
import type {EntrySettings} from './entries.ts'

/** What the pages of a repository need to know of a request. */
export interface Visit {
  repository: Repository
  query: URLSearchParams
  settings: PageSettings
  /** The script on React pages asks for data instead of a page. */
  wantsData: boolean
  ignoreWhitespace: boolean
}

export function entrySettings({settings, ignoreWhitespace}: Visit): EntrySettings {
  return {...settings, ignoreWhitespace}
}

/** The fields we read of the API's answers, and whether an answer has them. */
import type {ListedFile} from './files.ts'

interface Commit {
  sha: string
  parents: {sha: string}[]
  files?: ListedFile[]
}

export interface Pull {
  base: {sha: string}
  head: {sha: string}
  changed_files: number
}

interface Compared {
  merge_base_commit: {sha: string}
  files?: ListedFile[]
}

export interface Tree {
  truncated: boolean
  tree: {path: string; type: string; sha: string}[]
}

/** What was asked for in GraphQL; nothing is there for what GitHub has not got. */
export interface GivenBlob {
  oid: string
  text?: string | null
  isTruncated?: boolean
}

export const isBlobs = (data: unknown): data is {repository: Record<string, GivenBlob | null>} => {
  const repository = fieldOf(data, 'repository')
  return typeof repository === 'object' && repository !== null && Object.values(repository).every(one => one === null || isGivenBlob(one))
}

/** A path may lead to something else than a blob, which has no `oid` in the answer. */
const isGivenBlob = (data: unknown) => typeof data === 'object' && (fieldOf(data, 'oid') === undefined || hasText(data, 'oid'))

export const isCommit = (data: unknown): data is Commit =>
  hasSha(data) && has(data, 'parents') && isListOf(data.parents, hasSha) && hasFiles(data)

export const isPull = (data: unknown): data is Pull =>
  has(data, 'base') && hasSha(data.base) && has(data, 'head') && hasSha(data.head) && typeof fieldOf(data, 'changed_files') === 'number'

export const isComparison = (data: unknown): data is Compared =>
  has(data, 'merge_base_commit') && hasSha(data.merge_base_commit) && hasFiles(data)

export const isFileList = (data: unknown): data is ListedFile[] => isListOf(data, isListedFile)

export const isRepository = (data: unknown): data is {default_branch: string} => typeof fieldOf(data, 'default_branch') === 'string'

export const isTree = (data: unknown): data is Tree => isListOf(fieldOf(data, 'tree'), entry => hasText(entry, 'path'))

/** The API's own list of what it has. */
export const isRoot = (data: unknown): data is {current_user_url: string} => hasText(data, 'current_user_url')

export const isUser = (data: unknown): data is {login: string} => hasText(data, 'login')

const isListedFile = (data: unknown): data is ListedFile => hasText(data, 'filename') && hasText(data, 'status')
const hasFiles = (data: unknown) => fieldOf(data, 'files') === undefined || isListOf(fieldOf(data, 'files'), isListedFile)
const hasSha = (data: unknown): data is {sha: string} => hasText(data, 'sha')
const hasText = (data: unknown, name: string) => typeof fieldOf(data, name) === 'string'
const isListOf = (data: unknown, isOne: (one: unknown) => boolean): boolean => Array.isArray(data) && data.every(isOne)
const has = <Name extends string>(data: unknown, name: Name): data is Record<Name, unknown> => fieldOf(data, name) !== undefined
const fieldOf = (data: unknown, name: string): unknown =>
  typeof data === 'object' && data !== null ? (data as Record<string, unknown>)[name] : undefined

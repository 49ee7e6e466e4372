/** A bundle: one JSON file with both versions of the changed files of a commit, gzipped or not. */
import {readFileSync} from 'node:fs'
import {gunzipSync} from 'node:zlib'
import type {Change} from '../../library/index.ts'
import {failed, type Source} from './source.ts'

export interface Bundle extends Change {
  repository?: string
  commit?: string
  parent?: string
}

export function readBundle(file: string): Source {
  const bundle = parseBundle(file)
  if (bundle.kind === 'failed') return bundle
  const {repository, commit, parent, before, after, renamedFiles, directoriesBefore, directoriesAfter} = bundle.content
  return {
    kind: 'read',
    change: {before, after, renamedFiles, directoriesBefore, directoriesAfter},
    origin: {repository: repository && cloneAddress(repository), commit, parent},
    notes: [],
  }
}

/** The whole content of the file, with the parts that make it a bundle checked. */
export function parseBundle<T extends Bundle>(file: string): {kind: 'parsed'; content: T} | {kind: 'failed'; reason: string} {
  try {
    const content = JSON.parse(unpack(readFileSync(file)).toString('utf8'))
    const problem = problemOf(content)
    return problem ? failed(`${file} is not a bundle: ${problem}`) : {kind: 'parsed', content}
  } catch (error) {
    return failed(explain(file, error as NodeJS.ErrnoException))
  }
}

const isGzip = (bytes: Buffer) => bytes[0] === 0x1f && bytes[1] === 0x8b

const unpack = (bytes: Buffer) => (isGzip(bytes) ? gunzipSync(bytes) : bytes)

function problemOf(content: unknown): string | undefined {
  if (!isObject(content)) return 'it is no JSON object'
  for (const side of ['before', 'after']) {
    const files = content[side]
    if (!isObject(files)) return `"${side}" with the files is missing`
    const odd = Object.keys(files).find(path => typeof files[path] !== 'string')
    if (odd !== undefined) return `the text of "${odd}" in "${side}" is no text`
  }
  return undefined
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)

function explain(file: string, error: NodeJS.ErrnoException): string {
  if (error.code === 'ENOENT') return `no such file: ${file}`
  if (error.code === 'EISDIR') return `${file} is a folder, not a bundle`
  if (error.code?.startsWith('Z_')) return `${file} is damaged: ${error.message}`
  if (error instanceof SyntaxError) return `${file} is broken JSON: ${error.message}`
  return `${file} cannot be read: ${error.message}`
}

/** Bundles name a repository of GitHub as `owner/name`. */
const cloneAddress = (repository: string) => (/^[\w.-]+\/[\w.-]+$/.test(repository) ? `https://github.com/${repository}.git` : repository)

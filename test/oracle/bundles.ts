/** A folder of labelled commits, one gzipped JSON file each. */
import {readdirSync} from 'node:fs'
import {join} from 'node:path'
import {type Bundle, parseBundle} from '../../src/cli/sources/bundle.ts'

export interface LabelledCommit extends Bundle {
  repository: string
  commit: string
  expected?: Label[]
}

export interface Label {
  type: string
  description: string
  /** Absent where people only judged whether it is pure. */
  validation?: 'TP' | 'FP'
  /** Whether nothing changed but what refactorings of the commit account for; absent where nobody judged. */
  pure?: boolean
}

export const bundleFiles = (folder: string, only = ''): string[] =>
  readdirSync(folder)
    .filter(file => /\.json(\.gz)?$/.test(file) && file.includes(only))
    .sort()
    .map(file => join(folder, file))

/** File names carry the first twelve letters of the commit. */
export function bundlesOfCommit(folder: string, commit: string): string[] {
  const files = bundleFiles(folder, commit.slice(0, 12))
  if (files.length === 0) throw new Error(`${folder} has no bundle of the commit ${commit}`)
  return files
}

/** Throws with the reason when the file is no bundle. */
export function readLabelled(file: string): LabelledCommit {
  const bundle = parseBundle<LabelledCommit>(file)
  if (bundle.kind === 'failed') throw new Error(bundle.reason)
  const {repository, commit} = bundle.content
  if (!repository || !commit) throw new Error(`${file} does not name its repository and commit`)
  return bundle.content
}

export const linesOf = ({before, after}: Bundle): number =>
  [...Object.values(before), ...Object.values(after)].reduce((sum, text) => sum + lineCount(text), 0)

const lineCount = (text: string) => text.split('\n').length - (text === '' || text.endsWith('\n') ? 1 : 0)

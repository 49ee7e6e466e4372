/** Writes a git repository commit by commit. Authors and dates are fixed, so the shas are the same everywhere. */
import {mkdir, readFile} from 'node:fs/promises'
import {join} from 'node:path'
import {runGit} from './run.ts'

export interface PlannedCommit {
  /** What other commits and the result call it. */
  name: string
  branch: string
  message: string
  /** Names of earlier commits; none for the first commit of a branch. */
  parents: string[]
  /** The whole tree. */
  files: Files
  author?: string
}

export type Files = Record<string, FileContent>

export type FileContent = string | Buffer | {mode: '100755' | '120000'; content: string | Buffer} | {submodule: string}

/** Makes a bare repository and returns the sha of each commit by its name. */
export async function writeHistory(folder: string, commits: PlannedCommit[]): Promise<Record<string, string>> {
  await mkdir(folder, {recursive: true})
  await runGit(folder, ['init', '--quiet', '--bare', '--initial-branch=main'])
  const numbers = new Map(commits.map(({name}, index) => [name, index + 1]))
  const dates = new Map<string, number>()
  const stream = commits.flatMap(commit => {
    dates.set(commit.name, dateOf(commit, dates))
    return importCommands(commit, dates.get(commit.name)!, numbers)
  })
  const marks = join(folder, 'marks')
  await runGit(folder, ['fast-import', '--quiet', '--date-format=raw', `--export-marks=${marks}`], {input: Buffer.concat(stream)})
  const shas = new Map((await readFile(marks, 'utf8')).split('\n').map(line => line.slice(1).split(' ') as [string, string]))
  return Object.fromEntries(commits.map(({name}, index) => [name, shas.get(String(index + 1))!]))
}

const firstDate = Date.UTC(2026, 0, 5, 9) / 1000

/** Later than its parents, and not dependent on commits it does not descend from. */
function dateOf({parents}: PlannedCommit, dates: Map<string, number>): number {
  return parents.reduce((latest, parent) => Math.max(latest, dates.get(parent)! + 600), firstDate)
}

function importCommands(commit: PlannedCommit, date: number, numbers: Map<string, number>): Buffer[] {
  const author = commit.author ?? 'Ada Example'
  const person = `${author} <${author.toLowerCase().replaceAll(' ', '.')}@example.com> ${date} +0000`
  const [parent, ...merged] = commit.parents.map(name => `:${numbers.get(name)}`)
  const lines = [
    // Without a parent, the branch begins anew instead of going on from an earlier commit on it.
    ...(parent ? [] : [`reset refs/heads/${commit.branch}`]),
    `commit refs/heads/${commit.branch}`,
    `mark :${numbers.get(commit.name)}`,
    `author ${person}`,
    `committer ${person}`,
  ]
  return [
    Buffer.from(`${lines.join('\n')}\n`),
    dataBlock(commit.message),
    Buffer.from([...(parent ? [`from ${parent}`] : []), ...merged.map(name => `merge ${name}`), 'deleteall\n'].join('\n')),
    ...Object.entries(commit.files).flatMap(([path, content]) => fileCommands(path, content)),
  ]
}

function fileCommands(path: string, file: FileContent): Buffer[] {
  const name = /["\n\\]/.test(path) ? JSON.stringify(path) : path
  if (typeof file === 'string' || Buffer.isBuffer(file)) return [Buffer.from(`M 100644 inline ${name}\n`), dataBlock(file)]
  if ('submodule' in file) return [Buffer.from(`M 160000 ${file.submodule} ${name}\n`)]
  return [Buffer.from(`M ${file.mode} inline ${name}\n`), dataBlock(file.content)]
}

function dataBlock(content: string | Buffer): Buffer {
  const bytes = Buffer.from(content as string)
  return Buffer.concat([Buffer.from(`data ${bytes.length}\n`), bytes, Buffer.from('\n')])
}

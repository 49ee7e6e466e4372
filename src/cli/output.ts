/** The answer in the form that was asked for. */
import type {Refactoring, Report} from '../library/index.ts'
import {type RminerDocument, rminerRefactoring} from '../report/rminer-json.ts'
import type {Format} from './arguments.ts'
import type {Origin} from './sources/source.ts'

export interface Result {
  report: Report
  origin: Origin
  /** What a reader should know of the comparison itself. */
  notes: string[]
}

export const write: Record<Format, (result: Result) => string> = {
  text: asText,
  json: ({report, origin, notes}) => asJson({...origin, notes, ...report}),
  rminer: ({report, origin}) => asJson(asRminer(report, origin)),
}

const asJson = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`

function asText({report, notes}: Result): string {
  const paragraphs = report.refactorings.map(refactoring => `${refactoring.description}\n  ${placeLine(refactoring)}\n`)
  return [...notes.map(note => `${note}\n`), ...paragraphs, `${summary(report).join('\n')}\n`].join('\n')
}

/** The first place of each side is the declaration the refactoring is about. */
function placeLine({before, after}: Refactoring): string {
  return [before, after]
    .filter(places => places.length > 0)
    .map(([{path, startLine, endLine}]) => `${path}:${startLine}${endLine > startLine ? `-${endLine}` : ''}`)
    .join(' → ')
}

function summary({refactorings, files, stopped}: Report): string[] {
  const paths = new Set(files.map(({path}) => path))
  const lines = [`${counted(refactorings.length, 'refactoring')} in ${counted(paths.size, 'changed file')}`]
  for (const file of files) {
    if (file.kind === 'skipped') lines.push(`not read: ${file.path} (${file.side}): ${file.reason}${file.detail ? `, ${file.detail}` : ''}`)
    else if (file.broken.length > 0)
      lines.push(`not understood: ${file.path} (${file.side}) ${unique(file.broken.map(asLines)).join(', ')}`)
  }
  if (stopped) lines.push(`stopped (${stopped}): the list may be short`)
  return lines
}

const unique = (texts: string[]) => [...new Set(texts)]

const asLines = ({startLine, endLine}: {startLine: number; endLine: number}) =>
  startLine === endLine ? `line ${startLine}` : `lines ${startLine}-${endLine}`

const counted = (count: number, noun: string) => `${count === 0 ? 'no' : count} ${noun}${count === 1 ? '' : 's'}`

function asRminer({refactorings}: Report, {repository = '', commit = ''}: Origin): RminerDocument {
  return {commits: [{repository, sha1: commit, url: commitPage(repository, commit), refactorings: refactorings.map(rminerRefactoring)}]}
}

/** Addresses as git knows them, https or ssh, of hosts whose commit pages we know. */
function commitPage(repository: string, commit: string): string {
  const [, path] = /^(?:https:\/\/github\.com\/|(?:ssh:\/\/)?git@github\.com[:/])(.+?)(?:\.git)?\/?$/.exec(repository) ?? []
  return path && commit ? `https://github.com/${path}/commit/${commit}` : ''
}

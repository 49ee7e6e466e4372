/** The answer in the form that was asked for. */
import type {Change, Reason, Refactoring, Report} from '../library/index.ts'
import {type RminerDocument, rminerDocument} from '../report/rminer-json.ts'
import type {Format} from './arguments.ts'
import {countLines} from './line-counts.ts'
import type {Origin} from './sources/source.ts'

export interface Result {
  change: Change
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

function asText({change, report, notes}: Result): string {
  const paragraphs = report.refactorings.map(
    refactoring => `${[refactoring.description, placeLine(refactoring), ...verdictLines(refactoring)].join('\n  ')}\n`,
  )
  return [...notes.map(note => `${note}\n`), ...paragraphs, `${summary(report, change).join('\n')}\n`].join('\n')
}

const MOST_REASONS = 5 // a paragraph is for a glance; the JSON has them all

function verdictLines({verdict, reasons}: Refactoring): string[] {
  const rest = reasons.length - MOST_REASONS
  return [verdict, ...reasons.slice(0, MOST_REASONS).map(reasonLine), ...(rest > 0 ? [`  and ${counted(rest, 'more reason')}`] : [])]
}

function reasonLine({text, before, after}: Reason): string {
  const [place] = [...after, ...before]
  return `  ${text}${place ? ` (${place.path}:${place.startLine})` : ''}`
}

/** The first place of each side is the declaration the refactoring is about. */
function placeLine({before, after}: Refactoring): string {
  return [before, after]
    .filter(places => places.length > 0)
    .map(([{path, startLine, endLine}]) => `${path}:${startLine}${endLine > startLine ? `-${endLine}` : ''}`)
    .join(' → ')
}

function summary(report: Report, change: Change): string[] {
  const {refactorings, files, warnings, stopped} = report
  const paths = new Set(files.map(({path}) => path))
  const lines = [`${counted(refactorings.length, 'refactoring')} in ${counted(paths.size, 'changed file')}`]
  const {changed, explained} = countLines(change, report)
  if (changed > 0) lines.push(`${explained} of ${counted(changed, 'changed line')} explained`)
  for (const {text, place} of warnings) lines.push(`look at ${place.path}:${place.startLine}: ${text}`)
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
  return rminerDocument(refactorings, {repository, sha1: commit, url: commitPage(repository, commit)})
}

/** Addresses as git knows them, https or ssh, of hosts whose commit pages we know. */
function commitPage(repository: string, commit: string): string {
  const [, path] = /^(?:https:\/\/github\.com\/|(?:ssh:\/\/)?git@github\.com[:/])(.+?)(?:\.git)?\/?$/.exec(repository) ?? []
  return path && commit ? `https://github.com/${path}/commit/${commit}` : ''
}

/** For people at a terminal: one paragraph a refactoring, with its verdict, and what is left to review. */
import type {Reason, Refactoring, Rejection, Verdict} from '../../library/index.ts'
import {oneLine} from '../../report/inert.ts'
import type {Analysed, NotAnalysed} from '../analysed.ts'
import type {Origin} from '../sources/source.ts'
import {type Colours, colours, type Paint} from './colours.ts'
import type {Format, Manner} from './format.ts'
import {counted, gaps, headline, leftToReview, linesExplained, spotText, whereabouts} from './words.ts'

export const text: Format = {
  begin: '',
  record: (change, manner) => paragraphs(change, manner).join('\n'),
  between: '\n',
  end: '',
  tellsFailures: true,
}

function paragraphs(change: Analysed | NotAnalysed, {place, colour}: Manner): string[] {
  const paint = colours(colour)
  const title = place === 'alone' ? [] : [`${paint.yellow(named(change.origin))}\n`]
  if (change.kind === 'failed') return [...title, `${paint.red('not looked at:')} ${oneLine(change.reason)}\n`]
  const {notes, report, rejections} = change
  return [
    ...title,
    ...notes.map(note => `${oneLine(note)}\n`),
    ...report.refactorings.map(refactoring => paragraph(refactoring, paint)),
    ...(rejections ? [rejected(rejections)] : []),
    `${summary(change, paint).join('\n')}\n`,
  ]
}

const named = ({commit, title, repository}: Origin) =>
  commit ? `commit ${commit}${title ? ` ${oneLine(title)}` : ''}` : oneLine(repository ?? 'change')

function paragraph(refactoring: Refactoring, paint: Colours): string {
  const {type, description} = refactoring
  const sentence = `${paint.bold(type)}${oneLine(description).slice(type.length)}`
  return `${[sentence, paint.dim(oneLine(whereabouts(refactoring))), ...verdictLines(refactoring, paint)].join('\n  ')}\n`
}

const MOST_REASONS = 5 // a paragraph is for a glance; the JSON has them all

function verdictLines({verdict, reasons, assumptions = []}: Refactoring, paint: Colours): string[] {
  const colour: Record<Verdict, Paint> = {pure: paint.green, mixed: paint.yellow, unproved: paint.cyan}
  const rest = reasons.length - MOST_REASONS
  const shown = reasons.slice(0, MOST_REASONS).map(reasonLine)
  const assumed = assumptions.map(({text: sentence}) => oneLine(`  assuming: ${sentence}`))
  return [colour[verdict](verdict), ...assumed, ...shown, ...(rest > 0 ? [`  and ${counted(rest, 'more reason')}`] : [])]
}

function reasonLine({text: sentence, before, after}: Reason): string {
  const [place] = [...after, ...before]
  return oneLine(`  ${sentence}${place ? ` (${place.path}:${place.startLine})` : ''}`)
}

const rejected = (rejections: Rejection[]) =>
  `${['considered and rejected:', ...rejections.map(({type, path, line, subject, reason}) => oneLine(`  ${type} ${subject} (${path}:${line}): ${reason}`))].join('\n')}\n`

function summary(change: Analysed, paint: Colours): string[] {
  const {report} = change
  const {warnings, files, lines, stopped} = report
  const explained = linesExplained(change)
  return [
    paint.bold(headline(change)),
    ...(explained ? [change.pure ? paint.green(`${explained}: nothing is left to review`) : explained] : []),
    ...(stopped ? [] : leftToReview(lines).map(left => `left to review: ${oneLine(left)}`)),
    ...warnings.map(({text: sentence, place}) => oneLine(`look at ${spotText(place)}: ${sentence}`)),
    ...gaps(files).map(oneLine),
    ...(stopped ? [paint.red(`stopped (${stopped}): the list may be short`)] : []),
  ]
}

/** Markdown for a comment: what there is to look at first, what is proved last. */
import type {Refactoring, Verdict, Warning} from '../../library/index.ts'
import {type MarkdownPiece, type MarkdownSection, markdown as written} from '../../report/markdown.ts'
import type {Analysed, NotAnalysed} from '../analysed.ts'
import type {Format, Manner} from './format.ts'
import {gaps, headline, leftToReview, linesExplained, spotText, whereabouts} from './words.ts'

export const markdown: Format = {
  begin: '',
  record: (change, manner) =>
    written({title: titleOf(change, manner), sections: change.kind === 'failed' ? failure(change) : sections(change)}),
  between: '\n',
  end: '',
  tellsFailures: true,
}

function titleOf(change: Analysed | NotAnalysed, {place}: Manner): string {
  const {commit, title} = change.origin
  const name = place === 'among others' && commit ? `${commit.slice(0, 12)}${title ? ` ${title}` : ''}: ` : ''
  if (change.kind === 'failed') return `${name}not looked at`
  return `${name}${[headline(change), linesExplained(change)].filter(Boolean).join(', ')}`
}

const failure = ({reason}: NotAnalysed): MarkdownSection[] => [{items: [[reason]]}]

function sections({notes, report}: Analysed): MarkdownSection[] {
  const {refactorings, warnings, lines, files, stopped} = report
  const withVerdict = (heading: string, verdict: Verdict): MarkdownSection => ({
    heading,
    items: refactorings.filter(one => one.verdict === verdict).map(refactoringPieces),
  })
  return [
    {items: [...notes, ...(stopped ? [`Stopped (${stopped}): the list may be short.`] : [])].map(note => [note])},
    {heading: 'Look at', items: warnings.map(warningPieces)},
    withVerdict('Mixed with other changes', 'mixed'),
    withVerdict('Not proved', 'unproved'),
    withVerdict('Proved to change nothing else', 'pure'),
    {heading: 'Left to review', items: stopped ? [] : leftToReview(lines).map(left => [{code: left}])},
    {heading: 'Not read', items: gaps(files).map(gap => [gap])},
  ]
}

function refactoringPieces(refactoring: Refactoring): MarkdownPiece[] {
  const {type, description, reasons} = refactoring
  const why = reasons[0] ? ` · ${reasons[0].text}${reasons.length > 1 ? ` (and ${reasons.length - 1} more)` : ''}` : ''
  return [{strong: type}, ' ', {code: description.slice(type.length).trim()}, ' · ', {code: whereabouts(refactoring)}, why]
}

const warningPieces = ({text, place}: Warning): MarkdownPiece[] => [{code: spotText(place)}, ` ${text}`]

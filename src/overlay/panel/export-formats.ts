/** The list in forms that other programs and people read. All of it, whatever the panel shows at the moment. */
import {csv} from '../../report/csv.ts'
import {inertJson} from '../../report/inert.ts'
import {type MarkdownPiece, type MarkdownSection, markdown} from '../../report/markdown.ts'
import {rminerDocument} from '../../report/rminer-json.ts'
import {counted, type TextName, text} from '../../texts/text.ts'
import type {Findings} from '../findings.ts'
import {notesWords} from '../words/notes.ts'
import {warningParts} from '../words/warning.ts'
import {type Entry, entriesOf} from './entries.ts'
import {leftWords, whereWords} from './item-words.ts'

export interface Exported {
  findings: Findings
  /** The sentence above the list. */
  title: string
  linkTo(refactoring: number): string
  origin: Origin
}

/** Where the change comes from, as RefactoringMiner tells it. */
export interface Origin {
  repository: string
  /** Empty where the page shows more than one commit. */
  sha1: string
  url: string
}

export interface ExportFormat {
  label: TextName
  file: string
  type: string
  write(exported: Exported): string
}

export const exportFormats: ExportFormat[] = [
  {label: 'export_markdown', file: 'refactorings.md', type: 'text/markdown', write: asMarkdown},
  {label: 'export_json', file: 'refactorings.json', type: 'application/json', write: asJson},
  {
    label: 'export_rminer',
    file: 'refactoringminer.json',
    type: 'application/json',
    write: ({findings, origin}) => inertJson(rminerDocument(findings.refactorings, origin)),
  },
  {label: 'export_csv', file: 'refactorings.csv', type: 'text/csv', write: ({findings}) => csv(findings.refactorings)},
]

function asJson({findings: {refactorings, warnings, files, notes}, origin}: Exported): string {
  return inertJson({...origin, refactorings, warnings, files, notes})
}

function asMarkdown({findings, title, linkTo}: Exported): string {
  const entries = entriesOf(findings)
  const section = (heading: TextName, verdict: string): MarkdownSection => ({
    heading: text(heading),
    items: entries.filter(({refactoring}) => refactoring.verdict === verdict).map(entry => entryPieces(entry, linkTo)),
  })
  return markdown({
    title,
    sections: [
      {
        heading: counted('panel_warnings', findings.warnings.length),
        items: findings.warnings.map(warning => warningPieces(warning, findings)),
      },
      section('panel_facet_mixed', 'mixed'),
      section('verdict_unproved', 'unproved'),
      section('verdict_pure', 'pure'),
      {heading: text('export_notes'), items: notesWords(findings.notes).map(notePieces)},
      {items: [[text('export_made_by')]]},
    ],
  })
}

function entryPieces(entry: Entry, linkTo: (refactoring: number) => string): MarkdownPiece[] {
  const {from, to} = entry.names
  const [where, left] = [whereWords(entry), leftWords(entry)]
  return [
    {strong: entry.refactoring.type},
    ...(from ? [' ', {code: from}] : []),
    ...(to ? [from ? ' → ' : ' ', {code: to}] : []),
    ...(where ? [' · ', {code: where}] : []),
    ...(left ? [` · ${left}`] : []),
    ' · ',
    {link: text('export_show'), to: linkTo(entry.index)},
  ]
}

function warningPieces(warning: Findings['warnings'][number], {refactorings}: Findings): MarkdownPiece[] {
  return warningParts(warning, refactorings, warning.place.path).map(({text: words, is}) => (is === 'words' ? words : {code: words}))
}

const notePieces = ({text: reason, paths}: {text: string; paths: string[]}): MarkdownPiece[] => [
  reason,
  ...paths.flatMap((path, index): MarkdownPiece[] => [index === 0 ? ': ' : ', ', {code: path}]),
]

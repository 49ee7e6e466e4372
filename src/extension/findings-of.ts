/** What the engine and GitHub say, as the overlay wants to hear it. */
import type {Comparison} from '../github/api/comparison.ts'
import type {Contents} from '../github/api/contents.ts'
import type {LineVerdict, Report} from '../library/index.ts'
import type {Findings, Note} from '../overlay/findings.ts'
import {innerDiffs} from '../report/inner-diff.ts'
import {changedVerdicts} from './changed-verdicts.ts'
import {changesIn} from './changes.ts'
import {foldableLines} from './foldable-lines.ts'
import {tallyFiles} from './tally-files.ts'
import {touchedRegions} from './touched-regions.ts'

export function findingsOf(report: Report, contents: Contents, comparison: Comparison): Findings {
  const skipped = new Set(report.files.flatMap(file => (file.kind === 'skipped' ? [contents.renamed[file.path] ?? file.path] : [])))
  const changed = changesIn(comparison, contents)
  const verdicts = changedVerdicts(report.lines, changed)
  return {
    refactorings: report.refactorings,
    regions: touchedRegions(report.refactorings, contents),
    renamed: contents.renamed,
    filesChanged: comparison.files.length,
    filesRead: contents.complete.filter(path => !skipped.has(path)).length,
    notes: [...comparisonNotes(comparison), ...contentsNotes(contents, comparison), ...reportNotes(report)],
    lines: verdicts.map(file => ({...file, lines: file.lines.filter(isWorthTelling)})),
    files: tallyFiles(report, contents, changed),
    foldable: foldableLines(verdicts, contents),
    warnings: report.warnings,
    innerDiffs: innerDiffs(report.refactorings, contents),
  }
}

/** Most lines of new code have nothing to be said about them; what is not told counts as not explained. */
const isWorthTelling = ({verdict, causes}: LineVerdict) => verdict !== 'unexplained' || causes.length > 0

function comparisonNotes({before, files, cut, parents}: Comparison): Note[] {
  const notes: Note[] = []
  if (!before) notes.push({kind: 'first commit'})
  if (parents > 1) notes.push({kind: 'merge', parents})
  if (cut) notes.push({kind: 'list cut', listed: files.length, total: cut.total})
  return notes
}

function contentsNotes({missing, others, setAside}: Contents, {before}: Comparison): Note[] {
  const notes: Note[] = missing.map(({path, reason}) => ({kind: 'not fetched', path, reason}))
  notes.push(...setAside.map(({path, reason}): Note => ({kind: 'set aside', path, reason})))
  if (before && others.length > 0) notes.push({kind: 'other languages', paths: others})
  return notes
}

function reportNotes({files, stopped}: Report): Note[] {
  const notes = files.flatMap((file): Note[] => {
    const {path, side} = file
    if (file.kind === 'skipped') return [{kind: 'not read', path, side, reason: file.reason}]
    return file.broken.slice(0, 1).map(({startLine}) => ({kind: 'syntax errors', path, side, line: startLine}))
  })
  return stopped ? [...notes, {kind: 'stopped', reason: stopped}] : notes
}

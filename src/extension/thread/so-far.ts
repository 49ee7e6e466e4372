/**
 * What may be marked while files are still on their way: refactorings within one file. One that reaches from file to file would be
 * guessed, as the file that tells otherwise may be among those that are missing. Nothing is called proved, and nothing can be folded.
 */
import type {Contents} from '../../github/api/contents.ts'
import type {Reason, Refactoring, Report} from '../../library/index.ts'
import type {Findings} from '../../overlay/findings.ts'
import {touchedRegions} from '../touched-regions.ts'

const stillReading: Reason = {
  kind: 'still reading',
  text: 'Not all files are here yet; with the others, this may turn out to be something else.',
  before: [],
  after: [],
}

export function findingsSoFar(report: Report, contents: Contents): Findings {
  const refactorings = report.refactorings.filter(one => isWithinOneFile(one, contents)).map(unproved)
  return {
    refactorings,
    regions: touchedRegions(refactorings, contents),
    renamed: contents.renamed,
    filesChanged: contents.complete.length,
    filesRead: contents.complete.length,
    notes: [],
    lines: [],
    // Nothing is counted yet.
    files: contents.complete.map(path => ({path, read: true, changed: 0, explained: 0, partly: 0})),
    warnings: [],
    foldable: [],
    innerDiffs: {},
  }
}

const unproved = ({assumptions, ...refactoring}: Refactoring): Refactoring => ({
  ...refactoring,
  verdict: 'unproved',
  reasons: [stillReading],
})

function isWithinOneFile({before, after}: Refactoring, {renamed}: Contents): boolean {
  const paths = [...before.map(({path}) => renamed[path] ?? path), ...after.map(({path}) => path)]
  return new Set(paths).size === 1
}

/** Keeps of a report what `--types` and `--paths` ask for. Everything was looked at, so that verdicts stay what they are. */
import type {Refactoring, Report, Warning} from '../library/index.ts'
import type {PathTest} from './paths.ts'

export function selected(report: Report, types: string[] | undefined, isWanted: PathTest): Report {
  const kept = report.refactorings.filter(one => (!types || types.includes(one.type)) && touches(one, isWanted))
  const positions = new Map(kept.map((refactoring, position) => [report.refactorings.indexOf(refactoring), position]))
  return {
    ...report,
    refactorings: kept,
    files: report.files.filter(({path}) => isWanted(path)),
    lines: report.lines
      .filter(({path}) => isWanted(path))
      .map(file => ({...file, lines: file.lines.map(run => ({...run, causes: renumbered(run.causes, positions)}))})),
    warnings: report.warnings.filter(({place}) => isWanted(place.path)).flatMap(warning => renumberedWarning(warning, positions)),
  }
}

const touches = ({before, after}: Refactoring, isWanted: PathTest) => [...before, ...after].some(({path}) => isWanted(path))

const renumbered = (causes: number[], positions: Map<number, number>) =>
  causes.flatMap(cause => (positions.has(cause) ? [positions.get(cause)!] : []))

/** Those of other refactorings go; one that speaks of none stays. */
function renumberedWarning(warning: Warning, positions: Map<number, number>): Warning[] {
  if (warning.refactoring === undefined) return [warning]
  const refactoring = positions.get(warning.refactoring)
  return refactoring === undefined ? [] : [{...warning, refactoring}]
}

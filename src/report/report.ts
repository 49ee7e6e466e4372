/**
 * What the engine found out, as plain data: refactorings in the order of the text, and lines that point at them.
 */
import type {Outcome} from '../engine/analyze.ts'
import type {ExplainedFile, Straggler} from '../engine/explain/explanation.ts'
import type {Finding} from '../engine/families/family.ts'
import type {FileLines, Report, Warning} from '../engine/report.ts'
import {tellAll} from './refactorings.ts'
import {spotOf} from './spots.ts'

export function reportOf({findings, judgements, explanation}: Outcome): Pick<Report, 'refactorings' | 'lines' | 'warnings'> {
  const told = tellAll(findings, judgements)
  const positions = new Map(told.map(({finding}, position) => [finding, position]))
  const positionOf = (finding: Finding) => positions.get(finding)!
  return {
    refactorings: told.map(({refactoring}) => refactoring),
    lines: explanation.files.map(file => linesOf(file, positionOf)),
    warnings: explanation.warnings.map(straggler => warningOf(straggler, positionOf)),
  }
}

const linesOf = ({file, side, runs}: ExplainedFile, positionOf: (finding: Finding) => number): FileLines => ({
  path: file.path,
  side,
  lines: runs.map(({causes, because, ...run}) => ({
    ...run,
    causes: causes.map(positionOf).sort((a, b) => a - b),
    because: [...because].sort(),
  })),
})

function warningOf({file, start, end, side, name, finding, was}: Straggler, positionOf: (finding: Finding) => number): Warning {
  const place = spotOf(file, {start, end})
  if (finding) {
    const text = `‘${name}’ stands here as if the ${finding.name} had not been made.`
    return {text, name, place, side, refactoring: positionOf(finding)}
  }
  return {text: `‘${name}’ stands here where ‘${was}’ stood, but no declaration was renamed so.`, name, was, place, side}
}

/**
 * What the engine found, as plain data with words and places.
 */
import type {Actor, Element, Finding} from '../engine/families/family.ts'
import type {Extent, SourceFile} from '../engine/model/code.ts'
import type {Judgement} from '../engine/preserve/reason.ts'
import type {Place, Refactoring} from '../engine/report.ts'
import {assumptionOf} from './assumptions.ts'
import {elementKind, elementText} from './elements.ts'
import {reasonOf} from './reasons.ts'
import {describe} from './sentences.ts'
import {spotOf} from './spots.ts'

export interface Told {
  finding: Finding
  refactoring: Refactoring
}

/** In the order of the text, so that the same change gives the same report whatever order files came in. */
export function tellAll(findings: readonly Finding[], judgements: ReadonlyMap<Finding, Judgement>): Told[] {
  const all = findings.map(finding => ({finding, refactoring: refactoringOf(finding, judgements.get(finding) ?? UNJUDGED)}))
  return all.sort((x, y) => {
    const [path, line, text] = orderOf(x.refactoring)
    const [otherPath, otherLine, otherText] = orderOf(y.refactoring)
    return compare(path, otherPath) || line - otherLine || compare(text, otherText)
  })
}

const UNJUDGED: Judgement = {verdict: 'unproved', reasons: [], holds: false}

function refactoringOf(finding: Finding, {verdict, reasons, assumptions}: Judgement): Refactoring {
  return {
    type: finding.name,
    description: describe(finding),
    before: finding.before.map(placeOf),
    after: finding.after.map(placeOf),
    verdict,
    reasons: reasons.map(reasonOf),
    ...(assumptions && {assumptions: assumptions.map(assumptionOf)}),
  }
}

const orderOf = ({after: [a], before: [b], description}: Refactoring) => [a?.path ?? b?.path ?? '', a?.startLine ?? 0, description] as const

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

function placeOf({role, element}: Actor): Place {
  const {file, extent} = located(element)
  return {...spotOf(file, extent), kind: elementKind(element), role, element: elementText(element)}
}

function located(element: Element): {file: SourceFile; extent: Extent} {
  switch (element.is) {
    case 'local':
      return {file: element.method.file, extent: element.variable}
    case 'code':
      return {file: element.method.file, extent: element.code}
    case 'type use':
      return {file: element.method.file, extent: element.use}
    case 'attribute':
      return {file: element.file, extent: element.fragment}
    default:
      return {file: element.file, extent: element}
  }
}

/**
 * What the engine found, as plain data with words and places.
 */
import type {Actor, Element, Finding} from '../engine/families/family.ts'
import type {Extent, SourceFile} from '../engine/model/code.ts'
import type {Place, Refactoring} from '../engine/report.ts'
import {elementKind, elementText} from './elements.ts'
import {describe} from './sentences.ts'

/** In the order of the text, so that the same change gives the same report whatever order files came in. */
export function refactoringsOf(findings: readonly Finding[]): Refactoring[] {
  const all = findings.map(finding => ({
    type: finding.name,
    description: describe(finding),
    before: finding.before.map(placeOf),
    after: finding.after.map(placeOf),
  }))
  const key = ({after: [a], before: [b], description}: Refactoring) => [a?.path ?? b?.path ?? '', a?.startLine ?? 0, description] as const
  return all.sort((x, y) => {
    const [path, line, text] = key(x)
    const [otherPath, otherLine, otherText] = key(y)
    return compare(path, otherPath) || line - otherLine || compare(text, otherText)
  })
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

function placeOf({role, element}: Actor): Place {
  const {file, extent} = located(element)
  const {lines} = file
  return {
    path: file.path,
    startLine: lines.lineAt(extent.start),
    endLine: lines.lineAt(extent.end),
    startColumn: lines.columnAt(extent.start),
    endColumn: lines.columnAt(extent.end),
    kind: elementKind(element),
    role,
    element: elementText(element),
  }
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

/**
 * Small changes with the verdicts of their refactorings.
 */
import {loadWasm} from '../../../src/cli/wasm-loader.ts'
import {openRefract, type Report} from '../../../src/library/index.ts'

export interface Row {
  what: string
  before: string
  after: string
  /** `Type: verdict` and, in brackets, the kinds of reasons. */
  verdicts: string[]
}

export const table = (rows: Row[]) => rows.map(row => [row.what, row] as const)

export const till = (body: string) => `class Till { Book book; int total; Printer printer;\n${body}\n}`

const refract = openRefract(loadWasm)

export async function reportOf({before, after}: Pick<Row, 'before' | 'after'>): Promise<Report> {
  return (await refract).analyze({before: {'Till.java': before}, after: {'Till.java': after}})
}

export async function verdictsOf(row: Row): Promise<string[]> {
  const {refactorings} = await reportOf(row)
  return refactorings
    .map(({type, verdict, reasons}) => {
      const kinds = [...new Set(reasons.map(({kind}) => kind))].sort()
      return `${type}: ${verdict}${kinds.length ? ` (${kinds.join(', ')})` : ''}`
    })
    .sort()
}

/** The lines of one version that need review. */
export async function linesToReview(row: Pick<Row, 'before' | 'after'>, side: 'before' | 'after'): Promise<string[]> {
  const texts = row[side].split('\n')
  const {lines} = await reportOf(row)
  return lines
    .filter(file => file.side === side)
    .flatMap(file => file.lines)
    .filter(({verdict}) => verdict === 'partly' || verdict === 'unexplained')
    .flatMap(({startLine, endLine}) => texts.slice(startLine - 1, endLine))
}

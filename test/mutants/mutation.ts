/**
 * A behaviour change as edits of the text after. What an operator proposes may turn out to be no change; then it says why,
 * and it is counted but not run.
 */
import type {Code} from './code.ts'

export interface Edit {
  start: number
  end: number
  text: string
  /** The text stood elsewhere before, and reads as it did: its first line shows that it moved. */
  isMoved?: boolean
}

export interface Proposal {
  /** In the order of the text, not overlapping. An edit that puts back what was there names the twin of another one. */
  edits: Edit[]
  /** One of the edits is enough to show it: of two statements that changed places, a diff may show either as the moved one. */
  either?: boolean
  /** Where the loop or `try` begins that something was moved out of. */
  outOf?: number
  /** Why it is no change of behaviour, is a refactoring, or would not compile. */
  excluded?: string | undefined
}

export interface Mutation extends Proposal {
  operator: string
  path: string
}

export interface Operator {
  name: string
  /** Kinds of syntax nodes it looks at. */
  kinds: readonly string[]
  propose(code: Code, node: number): Iterable<Proposal>
}

export const NOT_COMPILED = 'would not compile'
export const NO_CHANGE = 'changes nothing'
export const REFACTORING = 'is a refactoring'

export function applied(text: string, edits: readonly Edit[]): string {
  let result = ''
  let from = 0
  for (const {start, end, text: put} of edits) {
    result += text.slice(from, start) + put
    from = end
  }
  return result + text.slice(from)
}

/** Where the edits stand once they are made. */
export function placed(edits: readonly Edit[]): {start: number; end: number}[] {
  let shift = 0
  return edits.map(({start, end, text}) => {
    const at = start + shift
    shift += text.length - (end - start)
    return {start: at, end: at + text.length}
  })
}

/** Takes a stretch out; where nothing else stands on its lines, the lines go, too. */
export function removal(text: string, start: number, end: number): Edit {
  const lineStart = text.lastIndexOf('\n', start - 1) + 1
  const newline = text.indexOf('\n', end)
  const lineEnd = newline < 0 ? text.length : newline + 1
  const isAlone = !text.slice(lineStart, start).trim() && !text.slice(end, lineEnd).trim()
  if (isAlone) return {start: lineStart, end: lineEnd, text: ''}
  const blank = /^[ \t]*/.exec(text.slice(end))?.[0].length ?? 0
  return {start, end: end + blank, text: ''}
}

/** Leaves `;` where a statement stood that cannot go without one, on the line of what it belonged to. */
export function emptied(text: string, start: number, end: number): Edit {
  return {start: text.slice(0, start).trimEnd().length, end, text: ';'}
}

/** The blanks that the line of an offset begins with. */
export function indentAt(text: string, offset: number): string {
  const lineStart = text.lastIndexOf('\n', offset - 1) + 1
  return /^[ \t]*/.exec(text.slice(lineStart))?.[0] ?? ''
}

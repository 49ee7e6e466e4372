/**
 * What tells those who make Refract why a result is wrong, without a name and without a line of anyone's code. In English, as it
 * is for them.
 */
import type {Place, Refactoring} from '../engine/report.ts'
import {oneLine} from './inert.ts'

export interface WrongResult {
  refactoring: Refactoring
  version: string
  /** As the browser names itself. */
  browser: string
  /** The reader may add what was found, with its names. */
  withDescription: boolean
}

export function wrongResult({refactoring, version, browser, withDescription}: WrongResult): string {
  const {type, verdict, reasons, before, after, description} = refactoring
  const files = new Set([...before, ...after].map(({path}) => path))
  const lines = [
    `Refract ${version}`,
    `Browser: ${oneLine(browser)}`,
    `Type: ${type}`,
    `Verdict: ${verdict}`,
    `Reasons: ${tally(reasons.map(({kind}) => kind)) || 'none'}`,
    `Before: ${shape(before)}`,
    `After: ${shape(after)}`,
    `Files: ${files.size} (${tally([...files].map(ending))})`,
    ...(withDescription ? [`Description: ${oneLine(description)}`] : []),
  ]
  return `${lines.join('\n')}\n`
}

/** `3 places, 14 lines: METHOD_DECLARATION, 2 × IF_STATEMENT` */
function shape(places: Place[]): string {
  if (places.length === 0) return 'nothing'
  const lines = places.reduce((sum, {startLine, endLine}) => sum + endLine - startLine + 1, 0)
  return `${plural(places.length, 'place')}, ${plural(lines, 'line')}: ${tally(places.map(({kind}) => kind))}`
}

function tally(words: string[]): string {
  const counts = new Map<string, number>()
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  return [...counts].map(([word, count]) => (count > 1 ? `${count} × ${word}` : word)).join(', ')
}

/** Only endings that say a language; any other could be part of a name. */
const ending = (path: string) => /\.(java|kt|py|ts|tsx|js|cs|go)$/.exec(path)?.[0] ?? 'other'

const plural = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`

/** What a warning says, in pieces: names of code and the place look otherwise than words do. */
import type {Refactoring, Warning} from '../../engine/report.ts'
import {textParts} from '../../texts/text.ts'

export interface WarningPart {
  text: string
  is: 'words' | 'name' | 'place'
}

export function warningParts(
  {name, was, place, refactoring = -1}: Warning,
  refactorings: readonly Refactoring[],
  file: string,
): WarningPart[] {
  const where = `${file}:${place.startLine}`
  const type = refactorings[refactoring]?.type ?? ''
  const parts = was === undefined ? textParts('panel_warning', name, where, type) : textParts('panel_warning_ahead', name, where, was)
  return parts.map(({text, value}) => ({
    text,
    is: value === 0 || (value === 2 && was !== undefined) ? 'name' : value === 1 ? 'place' : 'words',
  }))
}

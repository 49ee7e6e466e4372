/** Why something was not found. Costs nothing unless somebody listens. */
import type {Extent, SourceFile} from './model/code.ts'

export interface Rejection {
  type: string
  path: string
  line: number
  subject: string
  reason: string
}

export interface Trace {
  rejected(type: string, subject: Extent & {name: string; file: SourceFile}, reason: string): void
}

export const silent: Trace = {rejected() {}}

export function recording(into: Rejection[]): Trace {
  return {
    rejected(type, {file, start, name}, reason) {
      into.push({type, path: file.path, line: file.lines.lineAt(start), subject: name, reason})
    },
  }
}

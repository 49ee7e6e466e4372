/**
 * Lines that read the same as one that was edited: a diff may show any of them as the one that came or went. So none of
 * them is called the same.
 */
import type {SourceFile} from '../model/code.ts'
import type {LineRun} from './explanation.ts'

export function withTwins({text}: SourceFile, runs: readonly LineRun[]): LineRun[] {
  const lines = text.split('\n').map(line => line.trim())
  const edited = new Set<string>()
  for (const run of runs) {
    if (run.verdict === 'same' || run.verdict === 'explained' || run.because.length) continue
    for (let line = run.startLine; line <= run.endLine; line++) if (/\w/.test(lines[line - 1])) edited.add(lines[line - 1])
  }
  return edited.size ? runs.flatMap(run => (run.verdict === 'same' ? split(run, line => edited.has(lines[line - 1])) : [run])) : [...runs]
}

/** A run of lines that are the same, without those that only look so. */
function split(run: LineRun, isTwin: (line: number) => boolean): LineRun[] {
  const parts: LineRun[] = []
  for (let line = run.startLine; line <= run.endLine; line++) {
    const verdict = isTwin(line) ? 'unexplained' : 'same'
    const last = parts.at(-1)
    if (last?.verdict === verdict) last.endLine = line
    else parts.push({...run, verdict, startLine: line, endLine: line})
  }
  return parts
}

/**
 * Lines that read the same as one that was edited: a diff may show any of them as the one that came or went. So none of
 * them is called the same.
 */
import type {Extent, SourceFile} from '../model/code.ts'
import type {LineRun} from './explanation.ts'

export function withTwins(file: SourceFile, runs: readonly LineRun[]): LineRun[] {
  const edited = new Texts(file)
  for (const run of runs) {
    if (run.verdict === 'same' || run.verdict === 'explained' || run.because.length) continue
    for (let line = run.startLine; line <= run.endLine; line++) edited.add(line)
  }
  return edited.size ? runs.flatMap(run => (run.verdict === 'same' ? split(run, line => edited.has(line)) : [run])) : [...runs]
}

/** What lines say, without the blanks around it. */
class Texts {
  private readonly texts = new Set<string>()
  /** Most lines differ in length from all that are looked for, and need not be cut out. */
  private readonly lengths = new Set<number>()

  constructor(private readonly file: SourceFile) {}

  get size(): number {
    return this.texts.size
  }

  add(line: number): void {
    const {start, end} = this.extentOf(line)
    const text = this.file.text.slice(start, end)
    if (!/\w/.test(text)) return
    this.texts.add(text)
    this.lengths.add(end - start)
  }

  has(line: number): boolean {
    const {start, end} = this.extentOf(line)
    return this.lengths.has(end - start) && this.texts.has(this.file.text.slice(start, end))
  }

  private extentOf(line: number): Extent {
    const {
      text,
      lines: {starts},
    } = this.file
    let [start, end] = [starts[line - 1], starts[line] ?? text.length]
    while (start < end && isBlank(text.charCodeAt(start))) start++
    while (end > start && isBlank(text.charCodeAt(end - 1))) end--
    return {start, end}
  }
}

const isBlank = (sign: number): boolean => sign === 32 || (sign >= 9 && sign <= 13) || (sign >= 160 && /\s/.test(String.fromCharCode(sign)))

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

/**
 * Lines that code took along when it went elsewhere, though more happened to it than that: the very same line stood there and
 * stands here, each word of it was found to mean the same, and what differs around it stands on lines that are shown. Calls
 * and names that follow from such a refactoring are not among them: of these, nothing is explained.
 */
import type {Finding} from '../families/family.ts'
import type {SourceFile} from '../model/code.ts'
import type {Mark} from '../preserve/account.ts'
import {tokenText} from '../preserve/tokens.ts'
import type {Side} from '../report.ts'
import {type Context, fileOf} from './context.ts'
import type {Changed} from './line-tally.ts'

interface Line {
  number: number
  text: string
  causes: ReadonlySet<Finding>
}

const SIDES = ['before', 'after'] as const

export class CarriedLines {
  /** By the number of the line. */
  private readonly fates = new Map<SourceFile, Map<number, Changed>>()

  constructor(private readonly context: Context) {
    const carrying = new Set(context.findings.filter(finding => this.carries(finding)))
    if (!carrying.size) return
    const lines = {before: this.linesOf(carrying, 'before'), after: this.linesOf(carrying, 'after')}
    for (const side of SIDES) this.keep(lines[side], saidIn(lines[side === 'before' ? 'after' : 'before']), carrying)
  }

  fateOn(file: SourceFile, line: number): Changed | undefined {
    return this.fates.get(file)?.get(line)
  }

  private carries(finding: Finding): boolean {
    return !this.context.settled.has(finding) && this.context.proof.judgements.get(finding)?.carries === true
  }

  private linesOf(carrying: ReadonlySet<Finding>, side: Side): Map<SourceFile, Line[]> {
    const files = new Set([...carrying].flatMap(finding => finding[side].map(({element}) => fileOf(element))))
    return new Map([...files].map(file => [file, [...this.causedLines(file, carrying)]]))
  }

  /** Lines of which every word is there because of something that carries, or is explained anyway. */
  private *causedLines(file: SourceFile, carrying: ReadonlySet<Finding>): Generator<Line> {
    const {tokens, lines} = file
    const marks = this.context.marksOf(file)
    for (let token = 0; token < tokens.count; ) {
      const number = lines.lineAt(tokens.start[token])
      const end = lines.starts[number] ?? file.text.length
      const words: string[] = []
      const causes = new Set<Finding>()
      let isCaused = true
      for (; token < tokens.count && tokens.start[token] < end; token++) {
        if (tokens.isComment[token]) continue
        isCaused &&= tokens.end[token] <= end && this.take(marks[token], carrying, causes)
        if (isCaused) words.push(tokenText(file, token))
      }
      if (isCaused && causes.size) yield {number, text: words.join(' '), causes}
    }
  }

  /** Adds the causes of a token that are not settled; false where one of them does not carry it. */
  private take(mark: Mark | undefined, carrying: ReadonlySet<Finding>, causes: Set<Finding>): boolean {
    if (mark?.is === 'edited' && mark.within) return this.take(mark.within, carrying, causes)
    if (mark?.is !== 'caused') return false
    const open = mark.by.filter(finding => !this.context.settled.has(finding))
    for (const finding of open) causes.add(finding)
    return open.every(finding => carrying.has(finding))
  }

  private keep(lines: ReadonlyMap<SourceFile, readonly Line[]>, said: ReadonlyMap<Finding, ReadonlySet<string>>, carrying: Set<Finding>) {
    for (const [file, ofFile] of lines) {
      const kept = ofFile.filter(({text, causes}) => [...causes].every(finding => carrying.has(finding) && said.get(finding)?.has(text)))
      this.fates.set(file, new Map(kept.map(({number, causes}) => [number, {is: 'explained', causes: [...causes]}])))
    }
  }
}

/** What the lines of one version say that a refactoring carried. */
function saidIn(lines: ReadonlyMap<SourceFile, readonly Line[]>): Map<Finding, Set<string>> {
  const said = new Map<Finding, Set<string>>()
  for (const {text, causes} of [...lines.values()].flat()) {
    for (const finding of causes) {
      const known = said.get(finding)
      if (known) known.add(text)
      else said.set(finding, new Set([text]))
    }
  }
  return said
}

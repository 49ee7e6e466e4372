/**
 * What one comparison says about tokens. Sparse, and what was said since a moment can be taken back: a comparison may
 * try several ways to read two pieces of code as the same.
 */
import type {Extent, SourceFile} from '../model/code.ts'
import type {Account, Mark} from './account.ts'
import {codeTokens} from './tokens.ts'

interface Entry {
  file: SourceFile
  token: number
  old: Mark | undefined
  mark: Mark
}

export class Notes {
  private readonly marks = new Map<SourceFile, Map<number, Mark>>()
  private readonly log: Entry[] = []

  token(file: SourceFile, token: number, mark: Mark): void {
    const marks = this.of(file)
    this.log.push({file, token, old: marks.get(token), mark})
    marks.set(token, mark)
  }

  paint(file: SourceFile, extent: Extent, mark: Mark): void {
    for (const token of codeTokens(file, extent)) this.token(file, token, mark)
  }

  /** What no way of reading takes back; cheaper for long stretches. */
  settle(file: SourceFile, extent: Extent, mark: Mark): void {
    const marks = this.of(file)
    for (const token of codeTokens(file, extent)) marks.set(token, mark)
  }

  get now(): number {
    return this.log.length
  }

  /** Takes back what was said since then, and gives it, so that it can be said again. */
  takeBack(since: number): readonly Entry[] {
    const taken = this.log.splice(since)
    for (const {file, token, old} of [...taken].reverse()) {
      if (old) this.of(file).set(token, old)
      else this.of(file).delete(token)
    }
    return taken
  }

  sayAgain(entries: readonly Entry[]): void {
    for (const {file, token, mark} of entries) this.token(file, token, mark)
  }

  markOf(file: SourceFile, token: number): Mark | undefined {
    return this.marks.get(file)?.get(token)
  }

  writeTo(account: Account): void {
    for (const [file, marks] of this.marks) for (const [token, mark] of marks) account.say(file, token, mark)
  }

  /** The same, whatever was said before. */
  overwrite(account: Account): void {
    for (const [file, marks] of this.marks) for (const [token, mark] of marks) account.marks(file)[token] = mark
  }

  private of(file: SourceFile): Map<number, Mark> {
    const known = this.marks.get(file)
    if (known) return known
    const marks = new Map<number, Mark>()
    this.marks.set(file, marks)
    return marks
  }
}

/**
 * What became of every token, on both sides: kept, changed by refactorings, or edited. A token nobody speaks for counts
 * as edited: only what is proved may be folded.
 */
import type {Finding} from '../families/family.ts'
import type {Extent, SourceFile} from '../model/code.ts'
import {tokenFrom} from '../model/tokens.ts'
import type {Reason} from './reason.ts'
import {codeTokens} from './tokens.ts'

export type Mark =
  | {is: 'same'} // reads and means what it did, where it did
  | {is: 'caused'; by: readonly Finding[]} // reads otherwise or stands elsewhere, and these account for it
  /** `within`: what it would be but for the statement that it stands in, whose header was edited and shows it. */
  | {is: 'edited'; reason: Reason; within?: Mark} // more than refactoring

export class Account {
  private readonly files = new Map<SourceFile, (Mark | undefined)[]>()

  /** All code tokens of the stretch. */
  paint(file: SourceFile, {start, end}: Extent, mark: Mark): void {
    const {tokens} = file
    const marks = this.marks(file)
    for (let i = tokenFrom(tokens, start); i < tokens.count && tokens.start[i] < end; i++) {
      if (!tokens.isComment[i]) say(marks, i, mark)
    }
  }

  /** The same, whatever was said before. */
  overwrite(file: SourceFile, extent: Extent, mark: Mark): void {
    const marks = this.marks(file)
    for (const token of codeTokens(file, extent)) marks[token] = mark
  }

  say(file: SourceFile, token: number, mark: Mark): void {
    say(this.marks(file), token, mark)
  }

  /** One for each token of the file; comments have none. */
  marks(file: SourceFile): (Mark | undefined)[] {
    const known = this.files.get(file)
    if (known) return known
    const marks = new Array<Mark | undefined>(file.tokens.count).fill(undefined)
    this.files.set(file, marks)
    return marks
  }
}

/** Code may have come from several places, or gone to several: of two that speak for one token, one that explains it is believed. */
function say(marks: (Mark | undefined)[], token: number, mark: Mark): void {
  const known = marks[token]
  if (!known || known.is === 'edited') marks[token] = mark
}

/** Where a file uses a bare name: one that nothing stands before, so that an import may say what it means. */
import type {Extent, SourceFile} from '../model/code.ts'

const NAME = /^[\p{L}_$]/u

export class Uses {
  private readonly byName = new Map<string, number[]>()

  constructor(file: SourceFile) {
    const {tokens, text} = file
    const lines: Extent[] = [...file.imports, ...(file.packageLine ? [file.packageLine] : [])].sort((a, b) => a.start - b.start)
    let next = 0
    let last = ''
    for (let i = 0; i < tokens.count; i++) {
      if (tokens.isComment[i]) continue
      while (next < lines.length && lines[next].end <= tokens.start[i]) next++
      const isImport = next < lines.length && lines[next].start <= tokens.start[i]
      const token = text.slice(tokens.start[i], tokens.end[i])
      if (!isImport && last !== '.' && NAME.test(token)) this.add(token, i)
      last = token
    }
  }

  private add(name: string, token: number): void {
    const known = this.byName.get(name)
    if (known) known.push(token)
    else this.byName.set(name, [token])
  }

  /** Positions of tokens. */
  of(name: string): readonly number[] {
    return this.byName.get(name) ?? []
  }

  names(): Iterable<string> {
    return this.byName.keys()
  }
}

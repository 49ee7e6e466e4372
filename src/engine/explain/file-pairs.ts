/**
 * Which file before is which file after: where most of its outermost types are, and of several, the one of the same path.
 */
import type {Evidence} from '../families/evidence.ts'
import type {SourceFile} from '../model/code.ts'

export class FilePairs {
  private readonly partners = new Map<SourceFile, SourceFile>()

  constructor({before, after, types}: Evidence) {
    const votes = new Map<SourceFile, Map<SourceFile, number>>()
    const vote = (file: SourceFile, partner: SourceFile, weight: number) => {
      const counts = votes.get(file) ?? new Map<SourceFile, number>()
      votes.set(file, counts.set(partner, (counts.get(partner) ?? 0) + weight))
    }
    const both = (one: SourceFile, other: SourceFile, weight: number) => {
      vote(one, other, weight)
      vote(other, one, weight)
    }
    for (const pair of types.pairs) if (!pair.before.outer && !pair.after.outer) both(pair.before.file, pair.after.file, 1)
    const byPath = new Map(after.files.map(file => [file.path, file]))
    for (const file of before.files) {
      const samePath = byPath.get(file.path)
      if (samePath) both(file, samePath, 0.5)
    }
    for (const [file, counts] of votes) this.partners.set(file, [...counts].reduce((best, one) => (one[1] > best[1] ? one : best))[0])
  }

  /** The other version of a file; undefined where it is new or gone. */
  partnerOf(file: SourceFile): SourceFile | undefined {
    return this.partners.get(file)
  }
}

/** Two sides of declarations: pairs, and what is left over on either side. */
export interface Pair<T> {
  readonly before: T
  readonly after: T
}

export class Pairs<T, P extends Pair<T> = Pair<T>> {
  readonly pairs: P[] = []
  readonly leftBefore: Set<T>
  readonly leftAfter: Set<T>
  private readonly byBefore = new Map<T, P>()
  private readonly byAfter = new Map<T, P>()

  constructor(before: Iterable<T>, after: Iterable<T>) {
    this.leftBefore = new Set(before)
    this.leftAfter = new Set(after)
  }

  add(pair: P): void {
    this.pairs.push(pair)
    this.leftBefore.delete(pair.before)
    this.leftAfter.delete(pair.after)
    this.byBefore.set(pair.before, pair)
    this.byAfter.set(pair.after, pair)
  }

  /** Both are left over again. */
  remove(pair: P): void {
    this.pairs.splice(this.pairs.indexOf(pair), 1)
    this.leftBefore.add(pair.before)
    this.leftAfter.add(pair.after)
    this.byBefore.delete(pair.before)
    this.byAfter.delete(pair.after)
  }

  ofBefore(one: T): P | undefined {
    return this.byBefore.get(one)
  }

  ofAfter(one: T): P | undefined {
    return this.byAfter.get(one)
  }
}

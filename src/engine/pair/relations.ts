/**
 * How the types that code moves between stand to each other.
 */
import type {TypeDeclaration} from '../model/code.ts'
import type {Hierarchy} from './hierarchy.ts'
import type {TypePairs} from './types.ts'

export type Direction = 'moved' | 'pulled up' | 'pushed down'

/** Where types stand to each other, in both versions. */
export class Relations {
  constructor(
    private readonly types: TypePairs,
    readonly before: Hierarchy,
    readonly after: Hierarchy,
  ) {}

  direction(from: TypeDeclaration, to: TypeDeclaration): Direction {
    const fromNow = this.types.ofBefore(from)?.after
    const toOnce = this.types.ofAfter(to)?.before
    if (fromNow ? this.after.isSubtype(fromNow, to) : toOnce && this.before.isSubtype(from, toOnce)) return 'pulled up'
    if (fromNow && this.after.isSubtype(to, fromNow)) return 'pushed down'
    return 'moved'
  }

  /** Code moves between types that know each other. */
  areRelated(from: TypeDeclaration, to: TypeDeclaration): boolean {
    const fromNow = this.types.ofBefore(from)?.after
    const toOnce = this.types.ofAfter(to)?.before
    if (fromNow && (this.after.depends(fromNow, to) || this.after.depends(to, fromNow))) return true
    if (toOnce && (this.before.depends(from, toOnce) || this.before.depends(toOnce, from))) return true
    return false
  }

  areSame(from: TypeDeclaration, to: TypeDeclaration): boolean {
    return this.types.ofBefore(from)?.after === to
  }
}

/** Who has a partner already. The first partner wins; but up, many may become one, and down, one may become many. */
export class Taken<T> {
  private readonly before = new Map<T, Direction>()
  private readonly after = new Map<T, Direction>()

  accepts(before: T, after: T, direction: Direction): boolean {
    if (!this.before.has(before) && !this.after.has(after)) return true
    if (direction === 'pulled up') return !this.before.has(before) && this.after.get(after) === 'pulled up'
    return direction === 'pushed down' && !this.after.has(after) && this.before.get(before) === 'pushed down'
  }

  take(before: T, after: T, direction: Direction): void {
    this.before.set(before, direction)
    this.after.set(after, direction)
  }
}

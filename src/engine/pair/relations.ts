/**
 * How the types that code moves between stand to each other.
 */
import type {TypeDeclaration} from '../model/code.ts'
import type {Hierarchy} from './hierarchy.ts'
import type {TypePairs} from './types.ts'

export type Direction = 'moved' | 'pulled up' | 'pushed down'

/**
 * What speaks for a way from one type to another: they know each other, or more than one member is known to have gone that
 * way; one of them is there in one version only; nothing.
 */
export type Tie = 'known road' | 'related' | 'gone or new' | 'strangers'

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

  tie(from: TypeDeclaration, to: TypeDeclaration): Tie {
    if (this.areRelated(from, to)) return 'related'
    const isGone = !this.types.ofBefore(from)
    const isNew = !this.types.ofAfter(to)
    return isGone || isNew ? 'gone or new' : 'strangers'
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

/** Ways that more than one member has gone, or a long method: each further one needs less proof. */
export class Roads {
  private readonly counts = new Map<string, number>()
  private readonly starts = new Map<TypeDeclaration, Set<TypeDeclaration>>()
  private readonly ends = new Set<TypeDeclaration>()

  add({before, after}: {before: {type: TypeDeclaration}; after: {type: TypeDeclaration}}, members = 1): void {
    const key = roadKey(before.type, after.type)
    this.counts.set(key, (this.counts.get(key) ?? 0) + members)
    this.starts.set(before.type, (this.starts.get(before.type) ?? new Set()).add(after.type))
    this.ends.add(after.type)
  }

  startAt(type: TypeDeclaration): boolean {
    return this.starts.has(type)
  }

  /** Where roads from a type lead to. */
  endsOf(type: TypeDeclaration): TypeDeclaration[] {
    return [...(this.starts.get(type) ?? [])].filter(end => this.has(type, end))
  }

  endAt(type: TypeDeclaration): boolean {
    return this.ends.has(type)
  }

  /** At least one member went that way. */
  leads(from: TypeDeclaration, to: TypeDeclaration): boolean {
    return this.counts.has(roadKey(from, to))
  }

  has(from: TypeDeclaration, to: TypeDeclaration): boolean {
    return (this.counts.get(roadKey(from, to)) ?? 0) > 1
  }
}

const roadKey = (from: TypeDeclaration, to: TypeDeclaration): string => `${from.qualifiedName} → ${to.qualifiedName}`

/**
 * Who has a partner already. The first partner wins; but up, many may become one, and down, one may become many. Twins of
 * several types may become one, too.
 */
export class Taken<T> {
  private readonly before = new Map<T, Direction>()
  private readonly after = new Map<T, Direction>()

  accepts(before: T, after: T, direction: Direction, isTwin = false): boolean {
    if (!this.before.has(before) && !this.after.has(after)) return true
    if (isTwin && direction === 'moved') return !this.before.has(before) && this.after.get(after) === 'moved'
    if (direction === 'pulled up') return !this.before.has(before) && this.after.get(after) === 'pulled up'
    return direction === 'pushed down' && !this.after.has(after) && this.before.get(before) === 'pushed down'
  }

  take(before: T, after: T, direction: Direction): void {
    this.before.set(before, direction)
    this.after.set(after, direction)
  }
}

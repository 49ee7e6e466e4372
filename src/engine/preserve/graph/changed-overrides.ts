/**
 * Override edges of both versions, compared: a method that overrides or is overridden by another one than before does
 * something else for whoever calls it through the type above, without a single call having changed.
 */
import type {Method} from '../../model/code.ts'
import type {Located, Reason} from '../reason.ts'
import type {Inheritance} from './inheritance.ts'

/** A method in both versions; one side is missing where it was extracted or inlined. */
export interface Fate {
  before: Method | undefined
  after: Method | undefined
}

export interface Versions {
  before: Inheritance
  after: Inheritance
  /** What became of a method of the version before. */
  becomes(before: Method): Method | undefined
  /** What a method of the version after was. */
  was(after: Method): Method | undefined
}

/** Only edges to methods of both versions count: one that was added or is gone is told where it is. */
export function changedOverrides(fate: Fate, versions: Versions): Reason[] {
  const before = edgesOf(fate.before, versions.before)
  const after = edgesOf(fate.after, versions.after)
  const gone = before.filter(method => {
    const now = versions.becomes(method)
    return now && now !== fate.after && !after.includes(now)
  })
  const fresh = after.filter(method => {
    const old = versions.was(method)
    return old && old !== fate.before && !before.includes(old)
  })
  return [...gone.map(method => reason(fate, {before: method})), ...fresh.map(method => reason(fate, {after: method}))]
}

const edgesOf = (method: Method | undefined, inheritance: Inheritance): Method[] =>
  method ? [...inheritance.overridden(method).methods, ...inheritance.overriding(method)] : []

const reason = (fate: Fate, other: Partial<Fate>): Reason => ({
  kind: 'overrides otherwise',
  name: (fate.after ?? fate.before)?.name ?? '',
  before: placesOf(fate.before, other.before),
  after: placesOf(fate.after, other.after),
})

const placesOf = (...methods: (Method | undefined)[]): Located[] =>
  methods.flatMap(method => (method ? [{file: method.file, start: method.start, end: method.end}] : []))

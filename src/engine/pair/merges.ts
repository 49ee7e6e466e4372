/**
 * Several variables for one: `[a, b]` became `c`, or `a` became `c.a()`. A split is a merge read backwards.
 */
import type {StatementPair} from '../map/mapping.ts'
import type {Attribute} from '../model/code.ts'
import type {Expression} from '../model/expression.ts'
import type {Replacement} from '../replacements/replacement.ts'
import {simpleName} from '../text/types.ts'
import type {AnyVariable} from './variables.ts'
import {bareName} from './votes.ts'

export type Named = AnyVariable | Attribute

export interface Merge<T extends Named> {
  many: T[]
  one: T
}

/** Variables of `gone` that `fresh` ones stand for now; two or more for one, all of one kind. */
export function findMerges<T extends Named>(
  pairs: Iterable<StatementPair>,
  gone: ReadonlyMap<string, T>,
  fresh: ReadonlyMap<string, T>,
): Merge<T>[] {
  return merges([...pairs].flatMap(pair => pair.replacements).flatMap(merged), gone, fresh)
}

export function findSplits<T extends Named>(
  pairs: Iterable<StatementPair>,
  gone: ReadonlyMap<string, T>,
  fresh: ReadonlyMap<string, T>,
): Merge<T>[] {
  const backwards = [...pairs].flatMap(pair => pair.replacements.map(one => ({...one, before: one.after, after: one.before})))
  return merges(backwards.flatMap(merged), fresh, gone)
}

/** `isAsked`: the one is asked for the value of the other. A local variable that is asked something need not hold it all. */
interface Found {
  many: string[]
  one: string
  isAsked: boolean
}

function merges<T extends Named>(found: Found[], from: ReadonlyMap<string, T>, to: ReadonlyMap<string, T>): Merge<T>[] {
  const merged = new Map<T, Set<T>>()
  for (const {many: names, one: name, isAsked} of found) {
    const one = to.get(name)
    if (isAsked && one?.is === 'variable') continue
    const many = names.map(other => from.get(other)).filter(other => other !== undefined)
    if (!one || many.length < names.length || many.some(other => other.is !== one.is)) continue
    const known = merged.get(one) ?? new Set()
    merged.set(one, known)
    for (const other of many) known.add(other)
  }
  return [...merged].filter(([one, many]) => many.size > 1 && !livesOn(one, many)).map(([one, many]) => ({one, many: [...many]}))
}

/** One of the many has the type of the one: it has another name, and the rest was added or removed. */
function livesOn(one: Named, many: ReadonlySet<Named>): boolean {
  return [...many].some(other => typeOf(other) === typeOf(one))
}

/** Without what is in angle brackets. */
function typeOf(named: Named): string | undefined {
  const type = named.is === 'attribute' ? named.valueType?.text : named.is === 'parameter' ? named.type?.text : named.type
  return type === undefined ? undefined : simpleName(type)
}

function merged({name, before, after}: Replacement): Found[] {
  if (name === 'argument list' && before.length > 1 && after.length === 1) {
    const names = before.map(bareName).filter(one => one !== undefined)
    const one = bareName(after[0])
    return names.length === before.length && one !== undefined ? [{many: names, one, isAsked: false}] : []
  }
  if (before.length !== 1 || after.length !== 1) return []
  const gone = bareName(before[0])
  const asked = askedOf(after[0])
  return gone !== undefined && asked !== undefined ? [{many: [gone], one: asked, isAsked: true}] : []
}

/** The variable that is asked for a value: `c` of `c.a()` and `c.a`. */
function askedOf({kind, parts: {receiver, args}}: Expression): string | undefined {
  const isQuestion = (kind === 'call' && !args?.length) || kind === 'attribute access'
  return isQuestion && receiver ? bareName(receiver) : undefined
}

/**
 * What a verdict takes for granted, because only a compiler that sees all files could know it. Everything is taken to compile;
 * what goes beyond that is named: what a supertype that was not read declares decides whether a method overrides something, and what
 * a name means that only such a type can have.
 */
import type {Finding} from '../families/family.ts'
import type {Method, TypeDeclaration} from '../model/code.ts'
import {expressionsIn} from '../model/statement.ts'
import type {Side} from '../report.ts'
import type {Names} from './graph/names.ts'
import type {Judgement} from './reason.ts'

export type AssumptionKind =
  | 'overrides nothing unseen' // no supertype that was not read declares a method of this name
  | 'inherited alike' // a name that only such supertypes can have is the same one in both places

export interface Assumption {
  kind: AssumptionKind
  /** The method, or the name in its code. */
  name: string
  /** The supertypes that were not read. */
  types: readonly string[]
}

/** Refactorings that give a method, or take one away, under a name that it did not have in its type. */
const METHODS = new Set([
  'Rename Method',
  'Move Method',
  'Move And Rename Method',
  'Pull Up Method',
  'Push Down Method',
  'Extract Method',
  'Extract And Move Method',
  'Inline Method',
  'Move And Inline Method',
])

/** Of a refactoring that is pure; others are not vouched for. */
export function assumptionsOf(finding: Finding, {verdict}: Judgement, names: Record<Side, Names>): Assumption[] {
  if (verdict !== 'pure' || !METHODS.has(finding.name)) return []
  const [before, after] = [finding.before[0]?.element, finding.after[0]?.element]
  if (before?.is !== 'method' || after?.is !== 'method') return []
  const isGone = !finding.name.startsWith('Extract') // an extraction leaves the method that it takes code from
  const isNew = !finding.name.includes('Inline')
  const unread = [...(isGone ? unreadAbove(before, names.before) : []), ...(isNew ? unreadAbove(after, names.after) : [])]
  return [
    ...overridesNothing(unread, isNew ? after : before),
    ...(isElsewhere(before.type, after.type) ? inheritedAlike(isNew ? after : before, isNew ? 'after' : 'before', names) : []),
  ]
}

/** Supertypes that were not read and may have declared what is overridden; none where a method cannot override. */
function unreadAbove({visibility, modifiers, isConstructor, claimsOverride, type}: Method, {inheritance}: Names): readonly string[] {
  const cannot = visibility === 'private' || modifiers.has('static') || isConstructor || claimsOverride
  return cannot ? [] : inheritance.unseenSupertypes(type)
}

const overridesNothing = (types: readonly string[], {name}: Method): Assumption[] =>
  types.length ? [{kind: 'overrides nothing unseen', name, types: [...new Set(types)]}] : []

const isElsewhere = (before: TypeDeclaration, after: TypeDeclaration): boolean => before.qualifiedName !== after.qualifiedName

/** Bare names in code that stands in another type now, which only types that were not read can have. */
function inheritedAlike(method: Method, side: Side, names: Record<Side, Names>): Assumption[] {
  const site = {type: method.type, method}
  const found = new Map<string, Assumption>()
  for (const statement of [...(method.body?.leaves ?? []), ...(method.body?.composites ?? [])]) {
    for (const expression of expressionsIn(statement)) {
      const {kind, name, parts} = expression
      if ((kind !== 'name' && kind !== 'call') || name === undefined || parts.receiver || found.has(name)) continue
      const binding = names[side].bindingOf(expression, site)
      if (binding.is !== 'outside' || binding.isQualified || !binding.unseen.length || startsLikeType(name)) continue
      found.set(name, {kind: 'inherited alike', name, types: binding.unseen})
    }
  }
  return [...found.values()]
}

/** The name of a type before a dot may be inherited, too, but hardly ever is. */
const startsLikeType = (name: string): boolean => /^\p{Lu}[^_]*\p{Ll}/u.test(name)

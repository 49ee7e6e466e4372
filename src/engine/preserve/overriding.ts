/**
 * Override edges of a refactoring of methods, held against each other: what it overrides and is overridden by, and which types answer by
 * another method now.
 */
import type {Finding} from '../families/family.ts'
import type {Method, TypeDeclaration} from '../model/code.ts'
import type {Comparisons} from './comparisons.ts'
import {changedAnswers} from './graph/answers.ts'
import {changedOverrides, type Versions} from './graph/changed-overrides.ts'
import type {Declared} from './partners.ts'
import {headOf, type Reason} from './reason.ts'

/** Under another name it answers other calls: what it overrides, or says it does, must have been renamed with it. */
export function lostOverride(before: Method, after: Method, {world: {names, partners}}: Comparisons): Reason[] {
  if (before.name === after.name && before.parameters.length === after.parameters.length) return []
  if (!mayOverride(before) && !partners.has(after.type)) return []
  const above = names.before.inheritance.overridden(before).methods
  const isLeft = above.some(method => [...partners.ofBefore(method)].some(now => now !== after))
  if (!before.claimsOverride && !after.claimsOverride && !isLeft) return []
  const now = names.after.inheritance.overridden(after).methods
  if (above.some(method => now.some(other => partners.areSame(method, other)))) return []
  return [{kind: 'overrides otherwise', name: after.name, before: [headOf(before)], after: [headOf(after)]}]
}

/** A private or static method never answered calls of another one; in a new type, nobody asked it before. */
const mayOverride = ({visibility, modifiers}: Method): boolean => visibility !== 'private' && !modifiers.has('static')

/** A method that was extracted is new, one that was inlined is gone. */
export function overrideEdges({name}: Finding, before: Method, after: Method, comparisons: Comparisons): Reason[] {
  if (!mayOverride(before) && !comparisons.world.partners.has(after.type)) return []
  const fate = {before: name.includes('Extract') ? undefined : before, after: name.includes('Inline') ? undefined : after}
  return changedOverrides(fate, versionsOf(after, comparisons))
}

function versionsOf(after: Method, {world: {names, partners}}: Comparisons): Versions {
  const isNew = (method: Method) => !partners.has(method.type)
  return {
    before: names.before.inheritance,
    after: names.after.inheritance,
    becomes: method => methodIn(partners.ofBefore(method)),
    was: method => (isNew(after) && isNew(method) ? undefined : methodIn(partners.ofAfter(method))),
  }
}

function methodIn(partners: Iterable<Declared>): Method | undefined {
  for (const one of partners) if (one.is === 'method') return one
  return undefined
}
/** What is seen in its package alone overrides nothing, and is overridden by nothing, across packages. */
export function packageOverrides(before: TypeDeclaration, after: TypeDeclaration, comparisons: Comparisons): Reason[] {
  if (before.packageName === after.packageName) return []
  return before.methods.flatMap(old => {
    const now = methodIn(comparisons.world.partners.ofBefore(old))
    return now ? changedOverrides({before: old, after: now}, versionsOf(now, comparisons)) : []
  })
}

/** Types that had the method, or have it now, and answer by another one than before. */
export function otherAnswers(before: Method, after: Method, {typePairs, world: {names, partners}}: Comparisons): Reason[] {
  if (before.name !== after.name || !mayOverride(before)) return []
  const versions = {
    before: names.before.inheritance,
    after: names.after.inheritance,
    areSame: (old: Method, now: Method) => partners.areSame(old, now),
  }
  return changedAnswers({before, after}, typePairs, versions).map(pair => ({
    kind: 'overrides otherwise',
    name: after.name,
    before: pair.before ? [headOf(pair.before)] : [],
    after: pair.after ? [headOf(pair.after)] : [],
  }))
}

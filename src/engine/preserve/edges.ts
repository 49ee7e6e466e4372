/**
 * Edges that no token shows: what overrides what, and names that were taken. Compared between the versions, and held
 * against what the rule of the refactoring allows.
 */
import type {Element, Finding} from '../families/family.ts'
import type {Attribute, Method, TypeDeclaration} from '../model/code.ts'
import {captured, misled, strayed} from './captured.ts'
import type {Comparisons} from './comparisons.ts'
import {changedAnswers} from './graph/answers.ts'
import {changedOverrides, type Versions} from './graph/changed-overrides.ts'
import {clashesOf} from './graph/clashes.ts'
import type {Member} from './graph/uses.ts'
import type {Declared} from './partners.ts'
import type {Reason} from './reason.ts'
import {allows, type Rule} from './rules/rule.ts'

export function brokenEdges(finding: Finding, rule: Rule, comparisons: Comparisons): Reason[] {
  const [before, after] = [finding.before[0]?.element, finding.after[0]?.element]
  const methods = before?.is === 'method' && after?.is === 'method' ? methodEdges(finding, rule, before, after, comparisons) : []
  const isGone = isMember(before) && (before.is !== 'method' || PAIRS.has(finding.name) || isInlined(before, comparisons))
  const isNew = isMember(after) && !finding.name.includes('Inline')
  return [
    ...methods,
    ...(before?.is === 'attribute' && after?.is === 'attribute' ? otherCallers(before, after, true, comparisons) : []),
    ...(before?.is === 'type' && after?.is === 'type' ? packageOverrides(before, after, comparisons) : []),
    ...(isGone && before.is !== 'type' ? strayed(before, comparisons) : []),
    ...(isNew ? captured(after, comparisons) : []),
    ...(isMember(after) ? clashesOf(after, comparisons.uses.after) : []),
  ]
}

const isMember = (element: Element | undefined): element is Member =>
  element?.is === 'method' || element?.is === 'attribute' || element?.is === 'type'

const isInlined = (method: Method, {world: {partners}}: Comparisons): boolean => !partners.has(method)

function methodEdges(finding: Finding, rule: Rule, before: Method, after: Method, comparisons: Comparisons): Reason[] {
  const isOne = PAIRS.has(finding.name)
  return [
    ...(isFree(rule) ? [] : overrideEdges(finding, before, after, comparisons)),
    ...(isOne ? [...lostOverride(before, after, comparisons), ...misled(before, after, comparisons)] : []),
    ...otherCallers(before, after, isOne, comparisons),
    ...(isOne ? otherLock(finding, before, after, comparisons) : []),
    ...(isOne && mayOverride(before) ? otherAnswers(before, after, comparisons) : []),
  ]
}

/** A member that comes under a name which others ask for unseen, or leaves one. */
function otherCallers(before: NamedMember, after: NamedMember, isOne: boolean, {world: {partners}}: Comparisons): Reason[] {
  const [old, now] = [isOne || !partners.has(before) ? before : undefined, isOne || !partners.has(after) ? after : undefined]
  const known = [old, now].map(member => member?.file.asksFor(member) !== undefined)
  if (!known.includes(true) || (isOne && known.every(Boolean) && before.name === after.name)) return []
  return [{kind: 'overrides otherwise', name: (now ?? after).name, before: old ? [headOf(old)] : [], after: now ? [headOf(now)] : []}]
}

type NamedMember = Method | Attribute

/** A method that is locked locks its object, or its type where it is static: in another type that is another one. */
function otherLock({name}: Finding, before: Method, after: Method, {world: {partners}}: Comparisons): Reason[] {
  const [isLocked, isStatic] = ['synchronized', 'static'].map(word => before.modifiers.has(word) && after.modifiers.has(word))
  const isSameObject = !isStatic && (name.startsWith('Pull Up') || name.startsWith('Push Down'))
  if (!isLocked || isSameObject || partners.areSame(before.type, after.type)) return []
  return [{kind: 'bound otherwise', name: after.name, before: [headOf(before)], after: [headOf(after)]}]
}

const headOf = (member: NamedMember) => ({
  file: member.file,
  start: member.start,
  end: member.is === 'method' ? member.headerEnd : member.fragment.end,
})

/** What is seen in its package alone overrides nothing, and is overridden by nothing, across packages. */
function packageOverrides(before: TypeDeclaration, after: TypeDeclaration, comparisons: Comparisons): Reason[] {
  if (before.packageName === after.packageName) return []
  return before.methods.flatMap(old => {
    const now = methodIn(comparisons.world.partners.ofBefore(old))
    return now ? changedOverrides({before: old, after: now}, versionsOf(now, comparisons)) : []
  })
}

/** Types that had the method, or have it now, and answer by another one than before. */
function otherAnswers(before: Method, after: Method, {typePairs, world: {names, partners}}: Comparisons): Reason[] {
  if (before.name !== after.name) return []
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

/** Refactorings whose first elements are one method in both versions. */
const PAIRS = new Set(['Rename Method', 'Move Method', 'Move And Rename Method', 'Pull Up Method', 'Push Down Method'])

const isFree = (rule: Rule): boolean => allows(rule, 'override', 'incoming', 'new') && allows(rule, 'override', 'outgoing', 'new')

/** Under another name it answers other calls: what it overrides, or says it does, must have been renamed with it. */
function lostOverride(before: Method, after: Method, {world: {names, partners}}: Comparisons): Reason[] {
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
function overrideEdges({name}: Finding, before: Method, after: Method, comparisons: Comparisons): Reason[] {
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

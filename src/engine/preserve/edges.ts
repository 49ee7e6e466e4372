/**
 * Edges that no token shows: what overrides what, and names that were taken. Compared between the versions, and held
 * against what the rule of the refactoring allows.
 */
import type {Element, Finding} from '../families/family.ts'
import type {Attribute, Method} from '../model/code.ts'
import {captured, misled, strayed} from './captured.ts'
import type {Comparisons} from './comparisons.ts'
import {clashesOf} from './graph/clashes.ts'
import type {Member} from './graph/uses.ts'
import {lostOverride, otherAnswers, overrideEdges, packageOverrides} from './overriding.ts'
import {headOf, type Reason} from './reason.ts'
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
    ...(isOne ? [...otherLock(finding, before, after, comparisons), ...otherAnswers(before, after, comparisons)] : []),
  ]
}

const isFree = (rule: Rule): boolean => allows(rule, 'override', 'incoming', 'new') && allows(rule, 'override', 'outgoing', 'new')

/** A member that comes under a name which others ask for unseen, or leaves one. */
function otherCallers(before: Method | Attribute, after: Method | Attribute, isOne: boolean, {world: {partners}}: Comparisons): Reason[] {
  const [old, now] = [isOne || !partners.has(before) ? before : undefined, isOne || !partners.has(after) ? after : undefined]
  const known = [old, now].map(member => member?.file.asksFor(member) !== undefined)
  if (!known.includes(true) || (isOne && known.every(Boolean) && before.name === after.name)) return []
  return [{kind: 'overrides otherwise', name: (now ?? after).name, before: old ? [headOf(old)] : [], after: now ? [headOf(now)] : []}]
}

/** A method that is locked locks its object, or its type where it is static: in another type that is another one. */
function otherLock({name}: Finding, before: Method, after: Method, {world: {partners}}: Comparisons): Reason[] {
  const [isLocked, isStatic] = ['synchronized', 'static'].map(word => before.modifiers.has(word) && after.modifiers.has(word))
  const isSameObject = !isStatic && (name.startsWith('Pull Up') || name.startsWith('Push Down'))
  if (!isLocked || isSameObject || partners.areSame(before.type, after.type)) return []
  return [{kind: 'bound otherwise', name: after.name, before: [headOf(before)], after: [headOf(after)]}]
}

/** Refactorings whose first elements are one method in both versions. */
const PAIRS = new Set(['Rename Method', 'Move Method', 'Move And Rename Method', 'Pull Up Method', 'Push Down Method'])

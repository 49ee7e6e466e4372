/**
 * Edges that no token shows: what overrides what, and names that were taken. Compared between the versions, and held
 * against what the rule of the refactoring allows.
 */
import type {Finding} from '../families/family.ts'
import type {Method} from '../model/code.ts'
import type {Comparisons} from './comparisons.ts'
import {changedOverrides} from './graph/changed-overrides.ts'
import {clashesOf} from './graph/clashes.ts'
import type {Declared} from './partners.ts'
import type {Reason} from './reason.ts'
import {allows, type Rule} from './rules/rule.ts'

export function brokenEdges(finding: Finding, rule: Rule, comparisons: Comparisons): Reason[] {
  const [before, after] = [finding.before[0]?.element, finding.after[0]?.element]
  const overrides =
    before?.is === 'method' && after?.is === 'method' && !isFree(rule) ? overrideEdges(finding, before, after, comparisons) : []
  const isDeclared = after?.is === 'method' || after?.is === 'attribute' || after?.is === 'type'
  return [...overrides, ...(isDeclared ? clashesOf(after, comparisons.uses) : [])]
}

const isFree = (rule: Rule): boolean => allows(rule, 'override', 'incoming', 'new') && allows(rule, 'override', 'outgoing', 'new')

/** A method that was extracted is new, one that was inlined is gone. */
function overrideEdges({name}: Finding, before: Method, after: Method, {world: {names, partners}}: Comparisons): Reason[] {
  const fate = {before: name.includes('Extract') ? undefined : before, after: name.includes('Inline') ? undefined : after}
  return changedOverrides(fate, {
    before: names.before.inheritance,
    after: names.after.inheritance,
    becomes: method => methodIn(partners.ofBefore(method)),
    was: method => methodIn(partners.ofAfter(method)),
  })
}

function methodIn(partners: Iterable<Declared>): Method | undefined {
  for (const one of partners) if (one.is === 'method') return one
  return undefined
}

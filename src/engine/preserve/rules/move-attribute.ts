/**
 * An attribute stands in another type, with the value it had. When the value is computed depends on the type: one that
 * does more than name constants may be computed at another time, and what runs in between may ask for it. Several that become one
 * of their types, not of their objects, are no longer told apart.
 */
import type {Attribute, TypeDeclaration} from '../../model/code.ts'
import {isAskedMeanwhile} from '../compare/construction.ts'
import type {Comparisons} from '../comparisons.ts'
import {steadinessOf} from '../effects.ts'
import {typeFrame} from '../frame.ts'
import type {Reason} from '../reason.ts'
import type {Rule} from './rule.ts'
import {wholeClaim} from './whole.ts'

export const moveAttribute: Rule = {
  names: ['Move Attribute', 'Pull Up Attribute', 'Push Down Attribute', 'Move And Rename Attribute', 'Replace Attribute'],
  edges: {inheritance: {incoming: '*', outgoing: '*'}}, // a type inherits what it declared, or declares what it inherited
  holds: true,
  claim(finding, comparisons) {
    const claim = wholeClaim(finding, comparisons)
    const [before, after] = [finding.before[0].element, finding.after[0].element]
    if (!claim || before.is !== 'attribute' || after.is !== 'attribute') return undefined
    const reasons = [...late(before, after, comparisons), ...shared(after, comparisons)]
    return {...claim, reasons, holds: !reasons.length}
  },
}

function late(before: Attribute, after: Attribute, comparisons: Comparisons): Reason[] {
  const value = after.initializer
  if (!value) return []
  const acts = value.kind !== 'creation' && steadiness(after, comparisons) === 'acts'
  if (!acts && !isPassed(before, after, comparisons)) return []
  return [{kind: 'evaluated otherwise', before: [], after: [{file: after.file, start: value.start, end: value.end}]}]
}

const steadiness = ({type, initializer}: Attribute, {world: {names}}: Comparisons) =>
  initializer && steadinessOf(initializer, typeFrame('after', type, []), names.after)

/** Up or down its hierarchy, it gets its value while constructors wait to run, or have run. */
function isPassed(before: Attribute, after: Attribute, {typePairs, world: {names}}: Comparisons): boolean {
  if (isStatic(after) || after.modifiers.has('final')) return false
  const below = typePairs.find(pair => pair.before === before.type)?.after
  const above = typePairs.find(pair => pair.after === after.type)?.before
  return isBetween(after.type, below, names.after) || isBetween(before.type, above, names.before)

  function isBetween(upper: TypeDeclaration, lower: TypeDeclaration | undefined, all: typeof names.after): boolean {
    return lower !== undefined && isAskedMeanwhile(upper, lower, all)
  }
}

/** One for all where each type had its own. */
function shared(after: Attribute, comparisons: Comparisons): Reason[] {
  const old = [...comparisons.world.partners.ofAfter(after)].flatMap(one => (one.is === 'attribute' ? [one] : []))
  const isConstant = after.modifiers.has('final') && steadiness(after, comparisons) === 'steady'
  if (old.length < 2 || !isStatic(after) || isConstant) return []
  const place = ({file, start, end}: Attribute) => ({file, start, end})
  return [{kind: 'clash', name: after.name, before: old.map(place), after: [place(after)]}]
}

const isStatic = ({modifiers, type}: Attribute): boolean => modifiers.has('static') || type.kind === 'interface'

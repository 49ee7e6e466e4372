/**
 * An attribute stands in another type, with the value it had. When the value is computed depends on the type: one that
 * does more than name constants may be computed at another time.
 */
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
    const after = finding.after[0].element
    if (!claim || after.is !== 'attribute') return undefined
    const value = after.initializer
    const acts =
      value &&
      value.kind !== 'creation' &&
      steadinessOf(value, typeFrame('after', after.type, []), comparisons.world.names.after) === 'acts'
    const late: Reason[] = acts
      ? [{kind: 'evaluated otherwise', before: [], after: [{file: after.file, start: value.start, end: value.end}]}]
      : []
    return {...claim, reasons: late}
  },
}

/**
 * Move Attribute, Pull Up Attribute, Push Down Attribute, Move And Rename Attribute: the attribute stands in another type.
 * Replace Attribute: one that a supertype had already is used instead.
 *
 *   class Till { private Money rest; }        class Drawer { private Money rest; }
 */
import type {Direction} from '../pair/relations.ts'
import type {Family} from './family.ts'

const NAMES: Record<Direction, string> = {
  moved: 'Move Attribute',
  'pulled up': 'Pull Up Attribute',
  'pushed down': 'Push Down Attribute',
}

export const moveAttribute: Family = {
  names: [...Object.values(NAMES), 'Move And Rename Attribute', 'Replace Attribute'],
  *detect({movedAttributes, attributesElsewhere}) {
    for (const {before, after, direction} of movedAttributes) {
      yield {
        name: direction !== 'pulled up' && before.name !== after.name ? 'Move And Rename Attribute' : NAMES[direction],
        before: [{role: 'original attribute declaration', element: before}],
        after: [{role: `${direction} attribute declaration`, element: after}],
      }
    }
    for (const {before, after, how} of attributesElsewhere) {
      yield {
        name: how === 'replaced' ? 'Replace Attribute' : 'Move And Rename Attribute',
        before: [{role: 'original attribute declaration', element: before}],
        after: [{role: `${how} attribute declaration`, element: after}],
      }
    }
  },
}

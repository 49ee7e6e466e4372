/**
 * Move Attribute, Pull Up Attribute, Push Down Attribute: the attribute stands in another type.
 *
 *   class Till { private Money rest; }        class Drawer { private Money rest; }
 */
import type {Direction} from '../pair/moved-members.ts'
import type {Family} from './family.ts'

const NAMES: Record<Direction, string> = {
  moved: 'Move Attribute',
  'pulled up': 'Pull Up Attribute',
  'pushed down': 'Push Down Attribute',
}

export const moveAttribute: Family = {
  names: Object.values(NAMES),
  *detect({movedAttributes}) {
    for (const {before, after, direction} of movedAttributes) {
      yield {
        name: NAMES[direction],
        before: [{role: 'original attribute declaration', element: before}],
        after: [{role: `${direction} attribute declaration`, element: after}],
      }
    }
  },
}

/**
 * Move Method, Move And Rename Method, Pull Up Method, Push Down Method: the method stands in another type.
 *
 *   class Till { Money total() {…} }        class Basket { Money total() {…} }
 */
import type {MovedMethod} from '../pair/moved-methods.ts'
import type {Family} from './family.ts'

export const moveMethod: Family = {
  names: ['Move Method', 'Move And Rename Method', 'Pull Up Method', 'Push Down Method'],
  *detect({movedMethods}) {
    for (const moved of movedMethods) {
      const [name, role] = nameOf(moved)
      yield {
        name,
        before: [{role: 'original method declaration', element: moved.before}],
        after: [{role: `${role} method declaration`, element: moved.after}],
      }
    }
  },
}

function nameOf({before, after, direction}: MovedMethod): [name: string, role: string] {
  if (direction === 'pulled up') return ['Pull Up Method', 'pulled up']
  if (direction === 'pushed down') return ['Push Down Method', 'pushed down']
  return [before.name === after.name ? 'Move Method' : 'Move And Rename Method', 'moved']
}

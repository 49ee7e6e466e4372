/**
 * A type that is in another package or outer type, has another name, or both.
 *
 *   package shop;  class Till {…}        package shop.desk;  class Till {…}
 */
import type {Family} from './family.ts'

const NAMES = {
  moved: ['Move Class', 'moved type declaration'],
  renamed: ['Rename Class', 'renamed type declaration'],
  'moved and renamed': ['Move And Rename Class', 'moved and renamed type declaration'],
} as const

export const classSignature: Family = {
  names: Object.values(NAMES).map(([name]) => name),
  *detect({types}) {
    for (const {before, after, how} of types.pairs) {
      if (how === 'same name' || how === 'follows its outer type') continue
      const [name, role] = NAMES[how]
      yield {name, before: [{role: 'original type declaration', element: before}], after: [{role, element: after}]}
    }
  },
}

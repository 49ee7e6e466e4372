/**
 * All types of a package stand in another one: as pure as the moves of its types.
 */
import type {Actor} from '../../families/family.ts'
import type {TypeDeclaration} from '../../model/code.ts'
import type {Rule} from './rule.ts'

export const changePackage: Rule = {
  names: ['Rename Package', 'Move Package', 'Split Package', 'Merge Package'],
  edges: {},
  holds: true,
  claim: ({before, after}) => ({before: typesIn(before), after: typesIn(after)}),
}

const typesIn = (actors: readonly Actor[]): TypeDeclaration[] => actors.flatMap(({element}) => (element.is === 'type' ? [element] : []))

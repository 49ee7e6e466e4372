/**
 * A new constant stands where its value stood. Only values that are the same whenever they are asked for can be proved.
 */
import type {Actor} from '../../families/family.ts'
import type {Located} from '../reason.ts'
import type {Rule} from './rule.ts'

export const extractAttribute: Rule = {
  names: ['Extract Attribute'],
  edges: {
    name: {incoming: '⊇', internal: '⊇'}, // the constant and its uses
    'def-use': {internal: '⊇'},
  },
  holds: false,
  claim({before, after}) {
    const [{element}] = after
    return element.is === 'attribute' ? {before: codeIn(before), after: [element, ...codeIn(after)]} : undefined
  },
}

/** The statements that had the value, and have the name now. */
const codeIn = (actors: readonly Actor[]): Located[] =>
  actors.flatMap(({element}) =>
    element.is === 'code' ? [{file: element.method.file, start: element.code.start, end: element.code.end}] : [],
  )

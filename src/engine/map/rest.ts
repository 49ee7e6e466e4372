/**
 * What is left over of a mapping, as a body of its own that can be mapped onto another one.
 */
import type {Body, Statement} from '../model/statement.ts'
import type {Part} from './mapping.ts'

/** The part without the statements that have a partner. */
export function restOf(part: Part, left: readonly Statement[]): Part {
  const isLeft = new Set(left)
  const body: Body = {
    ...part.body,
    leaves: part.body.leaves.filter(leaf => isLeft.has(leaf)),
    composites: part.body.composites.filter(composite => isLeft.has(composite)),
  }
  return {...part, body}
}

/**
 * Values that are computed one after the other, by variables or as arguments, before the code that reads them: if computing one may
 * change another, they must be read in that order.
 */
import type {Statement} from '../../model/statement.ts'
import {type Steadiness, usesIn} from '../effects.ts'

/** A value under the name it is read by, in the order of computing. */
export interface Computed {
  name: string
  steadiness: Steadiness
}

export function areReadInOrder(values: readonly Computed[], readers: readonly Statement[]): boolean {
  return values.every((one, i) => values.slice(i + 1).every(other => !mayMeet(one, other) || isReadBefore(one, other, readers)))
}

const mayMeet = (one: Computed, other: Computed): boolean =>
  one.steadiness !== 'steady' && other.steadiness !== 'steady' && (one.steadiness === 'acts' || other.steadiness === 'acts')

function isReadBefore(one: Computed, other: Computed, readers: readonly Statement[]): boolean {
  const [first, second] = [one, other].map(({name}) => readers.flatMap(statement => [...usesInside(statement, name)]))
  return Math.max(-1, ...first) < Math.min(Number.POSITIVE_INFINITY, ...second)
}

function* usesInside(statement: Statement, name: string): Generator<number> {
  for (const {start} of usesIn(statement, name)) yield start
  for (const child of statement.children) yield* usesInside(child, name)
}

/**
 * What one branch of a choice is decides what becomes of the other: `isFree ? null : sum` gives nothing where `isFree ? 0 : sum` fails,
 * if there is no `sum`; and `isFree ? 'x' : 0` is a sign, if nothing but the `0` itself stands there.
 */
import type {Names} from '../graph/names.ts'
import type {Read} from './expressions.ts'
import {BOXES, PRIMITIVE, typeOfValue} from './value-types.ts'

export function mayChooseOtherwise(before: Read, after: Read, names: Record<'before' | 'after', Names>): boolean {
  if (before.expression.kind !== 'conditional' || before.expression.text === after.expression.text) return false
  const [old, now] = [before, after].map(({expression, frame}) =>
    expression.children.slice(1).map(value => branchOf({expression: value, frame}, names)),
  )
  return old.some((branch, i) => isAnother(branch, now[i], [old[1 - i], now[1 - i]]))
}

function isAnother(branch: string, now: string, others: readonly string[]): boolean {
  if (branch === now) return false
  const isWhole = [branch, now].every(one => one === 'int' || one === 'constant')
  return others.some(other => (isWhole ? NARROW.has(other) : other !== 'object'))
}

const NARROW = new Set(['byte', 'short', 'char', 'Byte', 'Short', 'Character', 'unseen'])

/** As far as it matters to the other branch. */
function branchOf({expression, frame}: Read, names: Record<'before' | 'after', Names>): string {
  if (expression.text === 'null') return 'null'
  const type = typeOfValue({expression, frame}, names)
  if (expression.kind === 'literal' && type === 'int') return 'constant'
  return type === undefined || PRIMITIVE.has(type) || BOXES.has(type) ? (type ?? 'unseen') : 'object'
}

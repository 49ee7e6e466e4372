/**
 * A condition, a loop or a `try` that was put around statements, or taken away from around them. It is new, or gone, and shown as
 * such. The statements inside are compared with those that stood there without it: they run otherwise, as below a header that
 * was edited, but a reader finds nothing else in their lines.
 */
import type {Statement, StatementKind} from '../../model/statement.ts'
import {readAlike} from './alignment.ts'
import type {Item} from './expansion.ts'
import type {Sequence} from './shown.ts'

export interface Wrapping {
  wrapper: Item
  /** The part of it that holds them. */
  block: Item
  inside: readonly Item[]
  /** Positions of those without it: from the first to the last. */
  first: number
  last: number
}

/** Those of one side, each around other statements than the next. */
export function wrappingsIn(sequence: Sequence, itemsOf: (block: Item) => Item[]): Wrapping[] {
  const found: Wrapping[] = []
  for (const index of sequence.unpaired) {
    const wrapper = sequence.items[index]
    if (!isWrapper(wrapper.statement)) continue
    const taken = found.at(-1)?.last ?? -1
    const [best] = wrapper.statement.children
      .flatMap(child => (PARTS.has(child.kind) ? [] : around(wrapper, child, index, taken, sequence, itemsOf)))
      .sort((one, other) => other.last - other.first - (one.last - one.first))
    if (best) found.push(best)
  }
  return found
}

const PARTS = new Set<StatementKind>(['catch', 'finally', 'member', 'case'])
const WRAPPERS = new Set<StatementKind>(['if', 'try', 'synchronized', 'for', 'for each', 'while', 'do'])
const LOOPS = new Set<StatementKind>(['for', 'for each', 'while', 'do'])

/** What jumps inside of a loop may leave another one than before. */
const isWrapper = (statement: Statement): boolean => WRAPPERS.has(statement.kind) && !(LOOPS.has(statement.kind) && jumps(statement))

const jumps = ({kind, children}: Statement): boolean => kind === 'break' || kind === 'continue' || children.some(jumps)

function around(
  wrapper: Item,
  child: Statement,
  index: number,
  taken: number,
  sequence: Sequence,
  itemsOf: (block: Item) => Item[],
): Wrapping[] {
  const block = {statement: child, frame: wrapper.frame}
  const [from, to] = sequence.gapOf(index)
  const first = Math.max(from, taken + 1)
  const placesOf = (inside: readonly Item[]) => {
    const isOneOf = (other: Item) => inside.some(item => readAlike(item, other) || sequence.partnerOf(item.statement) === other.statement)
    return sequence.others.flatMap((other, i) => (i >= first && i < to && isOneOf(other) ? [i] : []))
  }
  // Bodies are read in the place of calls only where that is of use: it says something of them.
  const own = child.kind === 'block' ? child.children : [child]
  if (!placesOf(own.map(statement => ({statement, frame: wrapper.frame}))).length) return []
  const inside = itemsOf(block)
  const places = placesOf(inside)
  // Where there is one like it on the other side, too, they may have moved out of it.
  const hasTwin = sequence.others.some(
    (other, i) => i >= from && i < to && !places.includes(i) && other.statement.kind === wrapper.statement.kind,
  )
  return places.length && !hasTwin ? [{wrapper, block, inside, first: places[0], last: places[places.length - 1]}] : []
}

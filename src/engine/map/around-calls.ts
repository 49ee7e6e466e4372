/**
 * Composites that were emptied: what was inside went to a new method, and they stand around its call now.
 *
 *   for (Item one : items) { check(one); book(one); }        for (Item item : items) { sell(item); }
 */
import type {Statement} from '../model/statement.ts'
import {textDistance} from '../text/similarity.ts'
import {callsTo} from './calls.ts'
import type {View} from './leaves.ts'
import type {BodyMapping, Part, StatementPair} from './mapping.ts'
import {explainStatements} from './statements.ts'

export function pairAroundCalls(mapping: BodyMapping, view: View): void {
  const [main, ...called] = mapping.after
  const known = view.known(main)
  for (const part of called) {
    const left = callsTo(part.method, main.body, 'of anything').flatMap(({statement}) => openAround(statement, one => mapping.ofAfter(one)))
    const gone = left.length ? emptiedInto(part, mapping) : []
    const candidates = [...new Set(gone)].flatMap(before =>
      [...new Set(left)].flatMap(after => {
        const replacements = before.kind === after.kind ? explainStatements(before, after, known) : undefined
        return replacements ? [{before, after, replacements, distance: textDistance(before.text, known.afterText(after.text))}] : []
      }),
    )
    candidates.sort((x, y) => x.distance - y.distance)
    for (const {before, after, replacements} of candidates) {
      if (!mapping.ofBefore(before) && !mapping.ofAfter(after)) mapping.add({before, after, replacements})
    }
  }
}

/** Composites without a partner around the statements that went to a method. */
function emptiedInto(part: Part, mapping: BodyMapping): Statement[] {
  const [source] = mapping.before
  return mapping.pairsBetween(source, part).flatMap(({before}) => openAround(before, one => mapping.ofBefore(one)))
}

function openAround({parent}: Statement, partnerOf: (statement: Statement) => StatementPair | undefined): Statement[] {
  const found: Statement[] = []
  for (let above = parent; above; above = above.parent) if (above.kind !== 'block' && !partnerOf(above)) found.push(above)
  return found
}

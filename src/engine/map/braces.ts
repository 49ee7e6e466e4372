/**
 * A lambda that got or lost its braces: its statement is a leaf on one side and holds others on the other.
 *
 *   read = line -> parse(line);        read = line -> { log(line); return parse(line); };
 */
import {expressionsIn, type Statement} from '../model/statement.ts'
import {textDistance} from '../text/similarity.ts'
import type {View} from './leaves.ts'
import type {BodyMapping, Part} from './mapping.ts'
import {explainStatements, isWrapper} from './statements.ts'

export function pairAcrossBraces(mapping: BodyMapping, view: View): void {
  for (const before of mapping.before) {
    const b = mapping.leftBefore(before).filter(hasLambda)
    if (!b.length) continue
    for (const after of mapping.after) pairBetween(mapping, b, mapping.leftAfter(after).filter(hasLambda), after, view)
  }
}

function pairBetween(mapping: BodyMapping, befores: Statement[], afters: Statement[], part: Part, view: View): void {
  const known = view.known(part)
  const candidates = befores.flatMap(before =>
    afters.flatMap(after => {
      const replacements = before.isComposite === after.isComposite ? undefined : explainStatements(before, after, known)
      return replacements ? [{before, after, replacements, distance: textDistance(before.text, known.afterText(after.text))}] : []
    }),
  )
  candidates.sort((x, y) => x.distance - y.distance)
  for (const {before, after, replacements} of candidates) {
    if (!mapping.ofBefore(before) && !mapping.ofAfter(after)) mapping.add({before, after, replacements})
  }
}

const hasLambda = (statement: Statement): boolean =>
  isWrapper(statement) && [...expressionsIn(statement)].some(({kind}) => kind === 'lambda')

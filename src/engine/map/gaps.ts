/**
 * Declarations that have little in common by themselves, but stand between the same paired neighbours in the same block
 * and declare one name, or a name that stands where the other stood.
 *
 *   Rotation rotation = log.rotation();        Flusher flusher = log.flusher();
 *   force(rotation);                           force(flusher);
 */
import type {Expression} from '../model/expression.ts'
import {holderOf, type Statement} from '../model/statement.ts'
import type {Known, Replacement} from '../replacements/replacement.ts'
import {groupBy} from '../text/groups.ts'
import {textDistance} from '../text/similarity.ts'
import type {View} from './leaves.ts'
import type {BodyMapping, Part, StatementPair} from './mapping.ts'
import {explainStatements} from './statements.ts'

export function pairInGaps(mapping: BodyMapping, view: View): void {
  const [source] = mapping.before
  const [target] = mapping.after
  const numbers = new Map(mapping.pairs.map((pair, i) => [pair, i]))
  const numberOf = (pair: StatementPair | undefined) => (pair ? numbers.get(pair) : undefined)
  const changes = new Set(mapping.pairs.flatMap(pair => pair.replacements.flatMap(namesChanged)))
  const isHeld = ({before, after}: StatementPair) => {
    const [old, now] = [before.variables[0]?.name, after.variables[0]?.name]
    return old === now || changes.has(`${old} ${now}`)
  }
  const open = gapsOf(target, statement => numberOf(mapping.ofAfter(statement)))
  for (const [gap, befores] of gapsOf(source, statement => numberOf(mapping.ofBefore(statement)))) {
    const candidates = befores
      .flatMap(before => (open.get(gap) ?? []).flatMap(after => candidate(before, after, view.known(target))))
      .filter(isHeld)
    candidates.sort((x, y) => x.distance - y.distance)
    for (const pair of candidates) if (!mapping.ofBefore(pair.before) && !mapping.ofAfter(pair.after)) mapping.add(pair)
  }
}

/** `total` became `sum`, `sum.get()` or `sums[i]`, or the other way round. */
function namesChanged({before: [old], after: [now]}: Replacement): string[] {
  if (old?.kind !== 'name' && now?.kind !== 'name') return []
  if (!old || !now || old.name === now.name) return [] // `width` that became `paper.width` is a part of the paper now
  const [one, other] = [askedName(old), askedName(now)]
  return one && other && one !== other ? [`${one} ${other}`] : []
}

/** The name that an expression begins with. */
function askedName({kind, name, parts, children}: Expression): string | undefined {
  if (kind === 'name') return name
  if (kind === 'array access') return children[0] && askedName(children[0])
  const isAsked = kind === 'call' || kind === 'attribute access'
  return isAsked && parts.receiver ? askedName(parts.receiver) : undefined
}

function candidate(before: Statement, after: Statement, known: Known): (StatementPair & {distance: number})[] {
  const replacements = explainStatements(before, after, known, 'in place')
  return replacements ? [{before, after, replacements, distance: textDistance(before.text, known.afterText(after.text))}] : []
}

/** Left-over declarations by the numbers of the pairs they stand between, and of the one around them. */
function gapsOf({body}: Part, numberOf: (statement: Statement) => number | undefined): Map<string, Statement[]> {
  const left = body.leaves.filter(leaf => leaf.kind === 'declaration' && numberOf(leaf) === undefined)
  const known = left.filter(leaf => {
    const around = holderOf(leaf)
    return !around || numberOf(around) !== undefined
  })
  return groupBy(known, leaf => {
    const siblings = (leaf.parent?.children ?? []).map(numberOf)
    const earlier = siblings.slice(0, leaf.index).findLast(number => number !== undefined)
    const later = siblings.slice(leaf.index).find(number => number !== undefined)
    const around = holderOf(leaf)
    return `${earlier} ${later} ${around && numberOf(around)}`
  })
}

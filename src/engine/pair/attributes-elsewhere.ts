/**
 * Attributes whose uses say that another attribute, of another type, took their place: `coins` became `drawer.content`,
 * or an attribute of a supertype.
 */
import type {Attribute} from '../model/code.ts'
import {groupBy} from '../text/groups.ts'
import type {MappedBody} from './bodies.ts'
import type {AttributePairs} from './members.ts'
import type {Pair} from './pairs.ts'
import type {Relations} from './relations.ts'
import {bareName} from './votes.ts'

export interface AttributeElsewhere extends Pair<Attribute> {
  how: 'moved and renamed' | 'replaced'
}

export function findAttributesElsewhere(
  attributes: AttributePairs,
  relations: Relations,
  bodies: Iterable<MappedBody>,
): AttributeElsewhere[] {
  if (!attributes.leftBefore.size) return []
  const freshByName = groupBy(attributes.leftAfter, ({name}) => name)
  const keptByName = groupBy(
    attributes.pairs.map(({after}) => after),
    ({name}) => name,
  )
  const found: AttributeElsewhere[] = []
  for (const [before, names] of namesInPlaceOf(attributes, bodies)) {
    const [name, ...more] = withoutHolders(names, freshByName)
    if (name === undefined || more.length) continue // several took its place, or none
    const isOther = (after: Attribute) =>
      after.valueType?.text === before.valueType?.text &&
      !relations.areSame(before.type, after.type) &&
      relations.areRelated(before.type, after.type)
    const fresh = nearest(before, (freshByName.get(name) ?? []).filter(isOther))
    const kept = (keptByName.get(name) ?? []).filter(
      after => isOther(after) && relations.direction(before.type, after.type) === 'pulled up',
    )
    if (fresh.length === 1) found.push({before, after: fresh[0], how: 'moved and renamed'})
    else if (!fresh.length && kept.length === 1) found.push({before, after: kept[0], how: 'replaced'})
  }
  for (const {before, after} of found) {
    attributes.leftBefore.delete(before)
    attributes.leftAfter.delete(after)
  }
  return found
}

/** Of namesakes in several packages, those in its own one. */
function nearest({type}: Attribute, others: Attribute[]): Attribute[] {
  const near = others.filter(other => other.type.packageName === type.packageName)
  return near.length ? near : others
}

/** `coins.clear()` became `Drawer.clear()`, which has `content.clear()`: the type that holds the attribute now is not what took its place. */
function withoutHolders(names: ReadonlySet<string>, freshByName: ReadonlyMap<string, Attribute[]>): string[] {
  const holders = new Set([...names].flatMap(name => freshByName.get(name) ?? []).map(({type}) => type.name))
  return [...names].filter(name => !holders.has(name))
}

/** For each attribute that is gone, the other names that stand where it stood. */
function namesInPlaceOf(attributes: AttributePairs, bodies: Iterable<MappedBody>): Map<Attribute, Set<string>> {
  const names = new Map<Attribute, Set<string>>()
  for (const {pair, mapping} of bodies) {
    const gone = new Map(pair.before.type.attributes.filter(one => attributes.leftBefore.has(one)).map(one => [one.name, one]))
    if (!gone.size) continue
    for (const {replacements} of mapping.pairs) {
      for (const {name, before, after} of replacements) {
        const [old] = before
        const [now] = after
        const attribute = (name === 'variable' || name === 'expression') && old && now ? gone.get(bareName(old) ?? '') : undefined
        if (!attribute) continue
        const other = now.kind === 'attribute access' || now.kind === 'name' ? now.name : ''
        names.set(attribute, (names.get(attribute) ?? new Set()).add(other ?? ''))
      }
    }
  }
  return names
}

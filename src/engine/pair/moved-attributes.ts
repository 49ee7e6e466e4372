/**
 * Attributes that stand in another type now, found by name and type.
 */
import type {Attribute} from '../model/code.ts'
import {textDistance} from '../text/similarity.ts'
import type {AttributePairs} from './members.ts'
import {groupBy, type Pair} from './pairs.ts'
import {type Direction, type Relations, Taken} from './relations.ts'
import {attributeKey} from './signature.ts'

export interface MovedAttribute extends Pair<Attribute> {
  direction: Direction
}

export function findMovedAttributes(attributes: AttributePairs, relations: Relations): MovedAttribute[] {
  const byKey = groupBy(attributes.leftAfter, attribute => attributeKey(attribute))
  const found: MovedAttribute[] = []
  const taken = new Taken<Attribute>()
  for (const before of [...attributes.leftBefore]) {
    const others = (byKey.get(attributeKey(before)) ?? []).filter(after => !relations.areSame(before.type, after.type))
    for (const after of others.sort((x, y) => closeness(before, y) - closeness(before, x))) {
      if (!relations.areRelated(before.type, after.type)) continue
      const direction = relations.direction(before.type, after.type)
      if (!taken.accepts(before, after, direction)) continue
      taken.take(before, after, direction)
      attributes.leftBefore.delete(before)
      attributes.leftAfter.delete(after)
      found.push({before, after, direction})
    }
  }
  return found
}

/** The same value says most, then a similar name of the type. */
const closeness = (before: Attribute, after: Attribute): number =>
  (before.initializer?.text === after.initializer?.text ? 2 : 0) - textDistance(before.type.qualifiedName, after.type.qualifiedName)

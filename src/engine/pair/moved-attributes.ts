/**
 * Attributes that stand in another type now, found by name and type. Between types that do not know each other only
 * constants of one value do; where several members went the same way, the type may have changed, or words of the name.
 */
import type {Attribute} from '../model/code.ts'
import {groupBy} from '../text/groups.ts'
import {textDistance} from '../text/similarity.ts'
import {containsWords, wordsOf} from '../text/words.ts'
import type {AttributePairs} from './members.ts'
import type {Pair} from './pairs.ts'
import {type Direction, type Relations, type Roads, Taken} from './relations.ts'
import {attributeKey} from './signature.ts'

export interface MovedAttribute extends Pair<Attribute> {
  direction: Direction
}

export class MovedAttributes {
  private readonly taken = new Taken<Attribute>()
  /** More may join them. */
  private readonly pulledUp = new Set<Attribute>()
  private roads: Roads | undefined

  constructor(
    private readonly attributes: AttributePairs,
    private readonly relations: Relations,
  ) {}

  /** Of several partners the one wins that methods went to as well. */
  find(roads: Roads): MovedAttribute[] {
    this.roads = roads
    const byKey = groupBy(this.attributes.leftAfter, attribute => attributeKey(attribute))
    return this.take(before => (byKey.get(attributeKey(before)) ?? []).filter(after => this.isMoved(before, after)))
  }

  findAlong(roads: Roads): MovedAttribute[] {
    this.roads = roads
    const targets = [...this.attributes.leftAfter, ...this.pulledUp]
    const byName = groupBy(targets, ({name}) => name)
    const sameName = this.take(before => (byName.get(before.name) ?? []).filter(after => this.isLed(before, after, roads)))
    const byType = groupBy(targets, ({valueType}) => valueType?.text ?? '')
    const ofSameWords = (before: Attribute) =>
      (byType.get(before.valueType?.text ?? '') ?? []).filter(
        after =>
          haveSameWords(before, after) && (roads.leads(before.type, after.type) || this.relations.areRelated(before.type, after.type)),
      )
    for (const before of this.attributes.leftBefore) for (const after of ofSameWords(before)) roads.add({before, after})
    return [...sameName, ...this.take(before => ofSameWords(before).filter(after => roads.has(before.type, after.type)))]
  }

  /** Upwards, one other member that went the same way is enough: it may have another type there. */
  private isLed(before: Attribute, after: Attribute, roads: Roads): boolean {
    if (roads.has(before.type, after.type)) return true
    return roads.leads(before.type, after.type) && this.relations.direction(before.type, after.type) === 'pulled up'
  }

  private isMoved(before: Attribute, after: Attribute): boolean {
    const tie = this.relations.tie(before.type, after.type)
    if (tie === 'related') return true
    const value = before.initializer?.text ?? ''
    const isConstant = before.modifiers.has('static') && after.modifiers.has('static') && value === after.initializer?.text
    return isConstant && value.length > (tie === 'gone or new' ? SHORT_VALUE : LONG_VALUE)
  }

  private take(partnersOf: (before: Attribute) => Attribute[]): MovedAttribute[] {
    const found: MovedAttribute[] = []
    for (const before of [...this.attributes.leftBefore]) {
      const others = partnersOf(before).filter(after => !this.relations.areSame(before.type, after.type))
      for (const after of others.sort((x, y) => this.closeness(before, y) - this.closeness(before, x))) {
        const direction = this.relations.direction(before.type, after.type)
        if (!this.taken.accepts(before, after, direction, before.name === after.name)) continue
        this.taken.take(before, after, direction)
        this.attributes.leftBefore.delete(before)
        this.attributes.leftAfter.delete(after)
        if (direction === 'pulled up') this.pulledUp.add(after)
        found.push({before, after, direction})
      }
    }
    return found
  }

  /** The same value says most, then a similar name of the attribute, then one of the type. */
  private closeness(before: Attribute, after: Attribute): number {
    return (
      (before.initializer?.text === after.initializer?.text ? 2 : 0) +
      (this.roads?.leads(before.type, after.type) ? 1 : 0) -
      3 * textDistance(before.name, after.name) -
      textDistance(before.type.qualifiedName, after.type.qualifiedName)
    )
  }
}

const SHORT_VALUE = 3 // characters; many constants have such a value
const LONG_VALUE = 15 // shorter values may stand in two types by chance

/** One name is made of the words of the other, and at most one more. */
const haveSameWords = (before: Attribute, after: Attribute): boolean =>
  !before.isEnumConstant &&
  before.name !== after.name &&
  Math.abs(wordsOf(before.name).length - wordsOf(after.name).length) < 2 &&
  (containsWords(before.name, after.name) || containsWords(after.name, before.name))

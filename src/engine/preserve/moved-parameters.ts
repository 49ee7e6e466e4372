/**
 * Parameters that came or went with a method that moved to another type. What was `this` is given to it now, or what it was
 * given is `this`; likewise for attributes of its type. What a parameter stands for is learned from the two bodies, where it
 * must be the same wherever it is read; whoever calls the method must give just that.
 */
import type {Attribute, Method, Parameter} from '../model/code.ts'
import type {Expression} from '../model/expression.ts'
import type {Frame} from './frame.ts'

/** What stands on the other side for a parameter that only one side has. */
export type Stand = {is: 'self'} | {is: 'attribute'; attribute: Attribute; expression: Expression; frame: Frame}

export class MovedParameters {
  private readonly stands = new Map<Method, Map<Method, Map<Parameter, Stand>>>()
  /** How many were learned: one that is new may tell what others stand for. */
  count = 0

  of(before: Method, after: Method, parameter: Parameter): Stand | undefined {
    return this.stands.get(before)?.get(after)?.get(parameter)
  }

  learn(before: Method, after: Method, parameter: Parameter, stand: Stand): void {
    const ofBefore = getOr(this.stands, before, () => new Map<Method, Map<Parameter, Stand>>())
    getOr(ofBefore, after, () => new Map<Parameter, Stand>()).set(parameter, stand)
    this.count++
  }
}

export function areSameStand(one: Stand, other: Stand): boolean {
  if (one.is === 'self' || other.is === 'self') return one.is === other.is
  return one.attribute === other.attribute && withoutThis(one.expression) === withoutThis(other.expression)
}

const withoutThis = ({text}: Expression): string => text.replace(/^this\./, '')

function getOr<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  const known = map.get(key)
  if (known) return known
  const made = make()
  map.set(key, made)
  return made
}

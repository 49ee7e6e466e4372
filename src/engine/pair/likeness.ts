/**
 * How much two bodies have in common: what ranks one partner of a method before another.
 */
import type {BodyMapping} from '../map/mapping.ts'
import {textDistance} from '../text/similarity.ts'

export interface Likeness {
  matched: number
  /** Pairs that read the same. */
  exact: number
  /** Of all pairs together. */
  distance: number
}

export function likenessOf(mapping: BodyMapping | undefined): Likeness {
  const pairs = mapping?.pairs ?? []
  return {
    matched: pairs.length,
    exact: pairs.filter(pair => !pair.replacements.length).length,
    distance: pairs.reduce((sum, pair) => sum + (pair.replacements.length ? textDistance(pair.before.text, pair.after.text) : 0), 0),
  }
}

/**
 * What proves that code came from a method of another type, or went to one: between types that do many like things, a
 * few statements alike say little.
 */
import {isCalledInstead} from '../map/inside.ts'
import {type BodyMapping, isInside, type Part, type StatementPair} from '../map/mapping.ts'
import type {ReplacementName} from '../replacements/replacement.ts'
import {type Extraction, isTelling} from './extractions.ts'

/** At least one statement must say enough, and be the same but for names and values. */
export const isProven = ({moved, mapping, extracted}: Extraction): boolean =>
  moved.some(pair => isTelling(pair) && (isExact(pair) || isGivenMore(pair, mapping, extracted)))

const SMALL = new Set<ReplacementName>([
  'argument',
  'statement kind',
  'variable',
  'literal',
  'form',
  'extracted variable',
  'inlined variable',
])

const isExact = ({replacements}: StatementPair): boolean => replacements.every(({name}) => SMALL.has(name))

/** The call stands where the expression stood, and what it became is given more, but nothing else. */
const isGivenMore = (pair: StatementPair, mapping: BodyMapping, extracted: Part): boolean =>
  isInside(pair) &&
  isCalledInstead(pair, mapping, extracted) &&
  pair.replacements.every(({name, before}) => SMALL.has(name) || (name === 'argument list' && !before.length))

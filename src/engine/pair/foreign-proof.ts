/**
 * What proves that code came from a method of another type, or went to one: between types that do many like things, a
 * few statements alike say little.
 */
import {isAskedInstead} from '../map/inside.ts'
import {type BodyMapping, isInside, type Part, type StatementPair} from '../map/mapping.ts'
import {coreOf} from '../map/statements.ts'
import type {Attribute, TypeDeclaration} from '../model/code.ts'
import type {Expression} from '../model/expression.ts'
import type {Replacement, ReplacementName} from '../replacements/replacement.ts'
import {substitute} from '../text/tokens.ts'
import {type Extraction, isCalledInItsPlace, isTelling} from './extractions.ts'

/** At least one statement must say enough, and be the same but for names and values. */
export const isProven = ({moved, mapping, source, extracted}: Extraction): boolean =>
  moved.some(
    pair =>
      (isTelling(pair) &&
        !isAskedOfAnother(pair, source.before.type, extracted.method.type) &&
        (isExact(pair) || isGivenMore(pair, mapping, extracted))) ||
      isSetFromOutside(pair) ||
      isAskedInstead(pair, mapping, extracted),
  )

/** `basket.total = sum` became `basket.setTotal(sum)`: which attribute of what is set to what says enough. */
function isSetFromOutside({before, replacements}: StatementPair): boolean {
  const [set] = before.expressions
  const receiver = set?.kind === 'assignment' ? set.children[0]?.parts.receiver : undefined
  return receiver !== undefined && receiver.kind !== 'this' && !replacements.length
}

const SMALL = new Set<ReplacementName>([
  'argument',
  'statement kind',
  'variable',
  'literal',
  'form',
  'extracted variable',
  'inlined variable',
])

const isExact = ({replacements}: StatementPair): boolean => replacements.every(one => SMALL.has(one.name) || isNamed(one))

/** `codes.poll()` and `names.poll()`: nothing but the name of what every such thing can do, unless the one may have become the other. */
function isAskedOfAnother(pair: StatementPair, from: TypeDeclaration, to: TypeDeclaration): boolean {
  const core = isInside(pair) ? pair.expression : coreOf(pair.before)
  const {receiver, args} = core?.parts ?? {}
  if (core?.kind !== 'call' || args?.length) return false
  const asked = pair.replacements.find(({name, before: [old]}) => name === 'variable' && old === receiver)
  return asked !== undefined && !areAlike(attributeOf(from, receiver), attributeOf(to, asked.after[0]))
}

const attributeOf = ({attributes}: TypeDeclaration, asked: Expression | undefined): Attribute | undefined =>
  attributes.find(({name}) => name === asked?.name)

const areAlike = (one: Attribute | undefined, other: Attribute | undefined): boolean =>
  one?.valueType !== undefined && one.valueType.text === other?.valueType?.text

/** `80` became `width`, or `WIDTH`, or the other way round. */
const isNamed = ({before: [old], after: [now]}: Replacement): boolean =>
  old !== undefined && now !== undefined && [old, now].some(isWritten) && [old, now].some(isName)

const isWritten = ({parts}: Expression): boolean => parts.literal === 'string' || parts.literal === 'number'
const isName = ({kind}: Expression): boolean => kind === 'name' || kind === 'attribute access'

/** The call stands where the code stood, and what it became is given more, but nothing else. */
const isGivenMore = (pair: StatementPair, mapping: BodyMapping, extracted: Part): boolean =>
  isCalledInItsPlace(pair, mapping, extracted) &&
  pair.replacements.every(one => SMALL.has(one.name) || isAdded(one) || isWrapped(one, extracted))

const isAdded = ({name, before}: Replacement): boolean => name === 'argument list' && !before.length

/** `text` became `prefix() + text`. */
function isWrapped({name, before: [old], after: [now]}: Replacement, {argumentsFor}: Part): boolean {
  if (name !== 'expression' || !old || !now) return false
  return now.children.some(child => substitute(child.text, argumentsFor) === old.text)
}

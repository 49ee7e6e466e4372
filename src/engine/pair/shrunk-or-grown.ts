/**
 * Methods of one type that nothing else explains, and that lost or got more than they kept, but not both: what they kept,
 * and a name that shares words with the old one, says that they are the same.
 *
 *   Money fetchPrice(Item item) { check(item); … }        Money priceOf(Item item) { check(item); return prices.get(item); }
 */
import type {Mapper} from '../map/mapper.ts'
import type {Method, TypeDeclaration} from '../model/code.ts'
import {commonWords, containsWords, wordsOf} from '../text/words.ts'
import type {Trace} from '../trace.ts'
import {compatibleParameters, typesOf} from './compatible-parameters.ts'
import {inSamePlace, leftCouples} from './left-over-methods.ts'
import {type Likeness, likenessOf} from './likeness.ts'
import type {MethodPairs} from './members.ts'
import type {Pair} from './pairs.ts'

interface Candidate extends Pair<Method>, Likeness {}

/** The best ones first. */
export function shrunkOrGrown({before, after}: Pair<TypeDeclaration>, methods: MethodPairs, mapper: Mapper, trace: Trace): Pair<Method>[] {
  const slack = Math.abs(before.methods.length - after.methods.length)
  const found: Candidate[] = []
  for (const pair of leftCouples(before, after, methods)) {
    const hint = hintOf(pair, slack)
    const mapping = hint && mapper.mapMethods(pair.before, pair.after)
    if (!mapping) continue
    const likeness = likenessOf(mapping)
    const [lost, got] = [mapping.leftBefore().length, mapping.leftAfter().length]
    if (isEnough(hint, likeness, lost, got)) found.push({...pair, ...likeness})
    else
      trace.rejected('Rename Method', pair.before, `${pair.after.name}: ${likeness.matched} statements kept, ${lost} lost and ${got} got`)
  }
  return found.sort((x, y) => y.matched - x.matched || y.exact - x.exact || x.distance - y.distance)
}

/** What speaks for two methods before their bodies are looked at, from much to little. */
type Hint = 'name kept' | 'words in common' | 'same place'

function hintOf(pair: Pair<Method>, slack: number): Hint | undefined {
  const {before, after} = pair
  if (before.isConstructor || after.isConstructor || before.modifiers.has('static') !== after.modifiers.has('static')) return undefined
  if (isNameKept(pair)) return 'name kept'
  const words = commonWords(before.name, after.name).filter(word => word !== 'test')
  const isAlike = words.length > 1 && compatibleParameters(before, after)
  if (isAlike || (words.some(word => word.length > 3) && typesOf(before) === typesOf(after))) return 'words in common'
  // Without parameters two tests of one thing look like that, too.
  const takesAsMuch = before.parameters.length > 0 && before.parameters.length === after.parameters.length
  return takesAsMuch && inSamePlace(before, after, slack) ? 'same place' : undefined
}

function isEnough(hint: Hint, {matched, exact}: Likeness, lost: number, got: number): boolean {
  if (hint === 'name kept') return true
  if (matched < 2 || (!exact && matched < 5)) return false
  const isMost = matched > lost && matched > got
  return hint === 'same place' ? isMost : isMost || matched > Math.min(lost, got)
}

/** `buildSchemaNames()` became `buildSchemas()`: of several words one came or went. */
function isNameKept({before, after}: Pair<Method>): boolean {
  if (typesOf(before) !== typesOf(after) || commonWords(before.name, after.name).length < 3) return false
  if (Math.abs(wordsOf(before.name).length - wordsOf(after.name).length) > 1) return false
  return containsWords(before.name, after.name) || containsWords(after.name, before.name)
}

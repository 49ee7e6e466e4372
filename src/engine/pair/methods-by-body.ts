/**
 * Left-over methods of two paired types by what their bodies have in common:
 *
 *   1. bodies that read the same, whatever the signature;
 *   2. the same name, and more statements paired than left over on one side;
 *   3. more statements paired than left over on both sides, or all that were there, in about the same place, with
 *      compatible parameters.
 *
 * Of several partners the best one wins: most statements paired, most of them equal, least distance, closest name.
 */
import type {Mapper} from '../map/mapper.ts'
import type {BodyMapping} from '../map/mapping.ts'
import type {Method, TypeDeclaration} from '../model/code.ts'
import {textDistance} from '../text/similarity.ts'
import {commonWords, sharesWord} from '../text/words.ts'
import type {Trace} from '../trace.ts'
import {accessorOf} from './accessors.ts'
import {compatibleParameters, typesOf} from './compatible-parameters.ts'
import {inSamePlace} from './left-over-methods.ts'
import {type Likeness, likenessOf} from './likeness.ts'
import type {MethodPairs} from './members.ts'
import type {Pair} from './pairs.ts'

interface Candidate extends Pair<Method>, Likeness {
  /** More was added than stayed. */
  hasGrown: boolean
  givesSame: boolean
  nameDistance: number
}

/** The best ones first. */
export function ofBodyAlike(
  before: TypeDeclaration,
  after: TypeDeclaration,
  methods: MethodPairs,
  mapper: Mapper,
  trace: Trace,
): Pair<Method>[] {
  return best(candidatesIn(before, after, methods, mapper, trace))
}

const best = (candidates: Candidate[]): Candidate[] =>
  candidates.sort(
    (x, y) =>
      Number(x.hasGrown) - Number(y.hasGrown) ||
      y.matched - x.matched ||
      y.exact - x.exact ||
      Number(y.givesSame) - Number(x.givesSame) ||
      x.distance - y.distance ||
      x.nameDistance - y.nameDistance,
  )

function candidatesIn(before: TypeDeclaration, after: TypeDeclaration, methods: MethodPairs, mapper: Mapper, trace: Trace): Candidate[] {
  const gone = before.methods.filter(method => methods.leftBefore.has(method))
  const fresh = after.methods.filter(method => methods.leftAfter.has(method))
  const found: Candidate[] = []
  for (const b of gone) {
    for (const a of fresh) {
      if (b.isConstructor !== a.isConstructor || !couldPair(b, a)) continue
      const mapping = mapper.mapMethods(b, a)
      if (!mapping) continue
      const reason = refusal(b, a, mapping, Math.abs(gone.length - fresh.length))
      if (reason) trace.rejected('Rename Method', b, `${a.name}: ${reason}`)
      else
        found.push({
          before: b,
          after: a,
          hasGrown: hasGrown(mapping),
          givesSame: b.returnType?.text === a.returnType?.text,
          nameDistance: textDistance(b.name, a.name),
          ...likenessOf(mapping),
        })
    }
  }
  return found
}

const hasGrown = (mapping: BodyMapping): boolean => mapping.leftAfter().length >= mapping.pairs.length

const size = (method: Method): number => (method.body ? method.body.leaves.length + method.body.composites.length : 0)

/** Under another name more than half of the statements of both must pair, so neither may be much longer. */
function couldPair(before: Method, after: Method): boolean {
  const b = size(before)
  const a = size(after)
  if (before.name === after.name) return before.body !== undefined && after.body !== undefined
  return b > 0 && a > 0 && (2 * Math.min(a, b) > Math.max(a, b) || a < 3 * b)
}

function refusal(before: Method, after: Method, mapping: BodyMapping, slack: number): string | undefined {
  const leftBefore = mapping.leftBefore().length
  const leftAfter = mapping.leftAfter().length
  const matched = mapping.pairs.length
  const allExact = mapping.pairs.every(pair => !pair.replacements.length)
  if (!leftBefore && !leftAfter && allExact && (matched > 1 || isTelling(before))) return undefined
  if (before.name === after.name) {
    const isEnough = matched > Math.min(leftBefore, leftAfter) || (!leftBefore && !leftAfter)
    return isEnough ? undefined : `${matched} statements paired, ${leftBefore} and ${leftAfter} left over`
  }
  const isWhole = !leftBefore && 2 * matched > leftAfter // nothing is gone, something came
  if ((matched <= leftBefore || matched <= leftAfter) && !isWhole)
    return `${matched} statements paired, ${leftBefore} and ${leftAfter} left over`
  if (matched >= 3 && matched > 2 * (leftBefore + leftAfter)) return undefined // so much in common is no chance
  if (matched === 1 && givesOther(before, after)) return 'one statement is too little where something else is given'
  const isAlike = typesOf(before) === typesOf(after) && sharesWord(before.name, after.name)
  if (!isAlike && !inSamePlace(before, after, slack)) return 'it stands in another place'
  if (!compatibleParameters(before, after)) return 'its parameters have too little in common'
  const isOther = typesOf(before) !== typesOf(after) && !commonWords(before.name, after.name).length
  if (isOther && mapping.pairs.every(pair => pair.replacements.length)) return 'nothing of it stayed as it was'
  return undefined
}

/** A getter of something else, or a value where nothing was given for the same. */
function givesOther(before: Method, after: Method): boolean {
  const b = before.returnType?.text
  const a = after.returnType?.text
  if (b === a) return takesOther(before, after)
  if ((b === 'void') !== (a === 'void')) return typesOf(before) !== typesOf(after)
  return accessorOf(before) !== undefined && accessorOf(after) !== undefined && commonWords(before.name, after.name).length < 3
}

/** A setter of something else. */
const takesOther = (before: Method, after: Method): boolean =>
  typesOf(before) !== typesOf(after) &&
  [before, after].every(method => accessorOf(method)?.access === 'takes') &&
  commonWords(before.name, after.name).length < 2

/** One statement that calls something with something: more than every other getter says. */
function isTelling({body}: Method): boolean {
  return body?.leaves.some(leaf => leaf.text.includes('(') && leaf.text.length > 25) ?? false
}

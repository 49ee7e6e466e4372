/**
 * What says that a method of one type is a method of another one: how much of it is needed depends on what speaks for
 * the way from the one type to the other.
 */
import type {BodyMapping} from '../map/mapping.ts'
import type {Method} from '../model/code.ts'
import {containsWords, wordsOf} from '../text/words.ts'
import {gaveWordsToType} from './qualified-names.ts'
import type {Direction, Tie} from './relations.ts'
import {isSameButName, methodKey} from './signature.ts'

/** A short body proves nothing under another name: every type has a method that returns its only attribute. */
export const LONG_BODY = 60

export interface Way {
  tie: Tie
  direction: Direction
  /** The types know each other, whatever else speaks for the way. */
  isRelated: boolean
}

/** Methods that every type may have say little about where one of them went. */
export const EVERYWHERE: ReadonlySet<string> = new Set(['equals(Object)', 'hashCode()', 'toString()'])

/** Why two methods of two types are not one, where they are not. */
export function refusal(before: Method, after: Method, mapping: BodyMapping | undefined, way: Way): string | undefined {
  if (!before.hasBody && !after.hasBody) return refusalWithoutBody(before, after, way)
  if (!mapping) return 'one of them has no body'
  const proof = proofOf(before, mapping)
  if (way.tie === 'strangers' && !isWhole(proof) && !isMuch(proof)) return 'neither type knows the other'
  if (way.tie === 'gone or new' && !isWhole(proof) && !isNoChance(proof)) return 'neither type knows the other'
  return isEnough(before, after, proof, way)
    ? undefined
    : `${proof.matched} statements paired, ${proof.leftBefore} and ${proof.leftAfter} left over`
}

/** Without a body the signature must say it. */
function refusalWithoutBody(before: Method, after: Method, {tie, direction}: Way): string | undefined {
  const isSame = methodKey(before) === methodKey(after) && before.returnType?.text === after.returnType?.text
  if (EVERYWHERE.has(methodKey(before))) return 'every type may have it'
  if (methodKey(before) === methodKey(after) && direction !== 'moved') return undefined
  if (isSame && (tie === 'known road' || (before.parameters.length > 0 && tie !== 'strangers'))) return undefined
  if (tie !== 'strangers' && gaveWordsToType(before, after) && isSameButName(before, after)) return undefined
  return 'neither has a body'
}

interface Proof {
  matched: number
  /** Pairs that read the same. */
  exact: number
  leftBefore: number
  leftAfter: number
  /** More than a getter says. */
  isTelling: boolean
}

function proofOf(before: Method, mapping: BodyMapping): Proof {
  const matched = mapping.pairs.length
  return {
    matched,
    exact: mapping.pairs.filter(({replacements}) => !replacements.length).length,
    leftBefore: mapping.leftBefore().length,
    leftAfter: mapping.leftAfter().length,
    isTelling: matched > 1 || (before.bodyText?.length ?? 0) > LONG_BODY,
  }
}

const isWhole = ({matched, leftBefore, leftAfter, isTelling}: Proof): boolean => matched > 0 && isTelling && !leftBefore && !leftAfter

const isNoChance = ({matched, leftBefore, leftAfter}: Proof): boolean => matched > 2 && matched > 2 * (leftBefore + leftAfter)

/** So much, with so little besides, that even types that know nothing of each other had it from one another. */
const isMuch = ({matched, leftBefore, leftAfter}: Proof): boolean => matched > 10 && matched > 5 * (leftBefore + leftAfter)

function isEnough(before: Method, after: Method, proof: Proof, way: Way): boolean {
  const {matched, exact, leftBefore, leftAfter, isTelling} = proof
  if (matched < 2 && givesNothing(before) !== givesNothing(after)) return false
  if (matched > leftBefore && matched > leftAfter) return true
  // All of it is there, most of it word for word, and no more came to it than there was.
  if (!leftBefore && matched > 2 && 2 * exact > matched && matched >= leftAfter) return true
  if (before.name !== after.name) return way.direction !== 'moved' && isNamedAfter(before, after) && leftBefore <= 1 && leftAfter <= 1
  // Between types that know each other, a method that kept its name may have lost or got more than it kept, but not both.
  if ((way.isRelated || way.direction !== 'moved') && exact > 1 && matched > 2 && matched > Math.min(leftBefore, leftAfter)) return true
  if (!matched && !leftBefore && !leftAfter) return before.parameters.length === after.parameters.length
  // All of it is there, and something new besides.
  if (!leftBefore && isTelling && 2 * matched >= leftAfter) return true
  // A short method of one signature that went up or down is the same method, whatever it does now.
  const isSameSignature = methodKey(before) === methodKey(after) && !EVERYWHERE.has(methodKey(before))
  return isSameSignature && (way.direction !== 'moved' || way.tie === 'known road') && leftBefore <= 1 && leftAfter <= 1
}

/** `coinLimit()` went up as `dailyCoinLimit()`: no more than a word came or went. */
export const isNamedAfter = (before: Method, after: Method): boolean =>
  isSameButName(before, after) &&
  Math.abs(wordsOf(before.name).length - wordsOf(after.name).length) === 1 &&
  (containsWords(before.name, after.name) || containsWords(after.name, before.name))

const givesNothing = ({returnType}: Method): boolean => returnType === undefined || returnType.text === 'void'

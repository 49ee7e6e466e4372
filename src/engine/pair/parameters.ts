/**
 * Which parameter before is which parameter after: by name; by position where the types agree; by what the body does
 * with them; by a type that no other has, or words of the name; and last by position, for methods whose body says nothing.
 */
import type {StatementPair} from '../map/mapping.ts'
import {namesIn} from '../map/names.ts'
import type {Method, Parameter} from '../model/code.ts'
import {simpleName} from '../text/types.ts'
import {commonWords, containsWords, sharesWord, wordsOf} from '../text/words.ts'
import {type Pair, Pairs} from './pairs.ts'
import {isOtherKept, type NameChange, nameChanges, receiverChanges} from './votes.ts'

export function pairParameters(before: Method, after: Method, statements: readonly StatementPair[]): Pair<Parameter>[] {
  const pairs = new Pairs(before.parameters, after.parameters)
  pairByName(pairs)
  pairByPositionAndType(pairs, before, after)
  pairByUse(pairs, [...nameChanges(statements), ...receiverChanges(statements)])
  pairByLooks(pairs)
  if (before.parameters.length === after.parameters.length) pairByPosition(pairs, before, after, statements)
  return pairs.pairs
}

/** Most of the list is as it was: what stands between the others changed where it stands. */
function areMostInPlace(pairs: ParameterPairs, before: Method, after: Method): boolean {
  const inPlace = before.parameters.filter((one, i) => pairs.ofBefore(one)?.after === after.parameters[i]).length
  return inPlace === pairs.pairs.length && 2 * inPlace > before.parameters.length
}

/** The list got longer or shorter: a type of its own, or a name that grew or shrank by a word, tells who is who. */
function pairByLooks(pairs: ParameterPairs): void {
  const alone = (side: ReadonlySet<Parameter>, isAlike: (one: Parameter) => boolean) => [...side].filter(isAlike).length === 1
  for (const b of pairs.leftBefore) {
    for (const a of pairs.leftAfter) {
      const hasOwnType = isOwnType(b) && b.type?.text === a.type?.text
      const isAlone =
        alone(pairs.leftBefore, one => one.type?.text === b.type?.text) && alone(pairs.leftAfter, one => one.type?.text === a.type?.text)
      if ((hasOwnType && isAlone) || isSameWithWord(b, a)) {
        pairs.add({before: b, after: a})
        break
      }
    }
  }
}

/** Numbers and texts are handed to every other method. */
const isOwnType = ({type}: Parameter): boolean =>
  type !== undefined && /^[A-Z]/.test(type.text) && type.text !== 'String' && type.text !== 'Object'

/** `returnType` and `fullReturnType`, of one type but for what is in its angle brackets */
function isSameWithWord(b: Parameter, a: Parameter): boolean {
  const isPart = [b, a].every(({name}) => wordsOf(name).length > 1) && (containsWords(b.name, a.name) || containsWords(a.name, b.name))
  return isPart && simpleName(b.type?.text ?? '') === simpleName(a.type?.text ?? '')
}

type ParameterPairs = Pairs<Parameter>

function pairByName(pairs: ParameterPairs): void {
  for (const b of pairs.leftBefore) {
    const a = [...pairs.leftAfter].find(other => other.name === b.name)
    if (a) pairs.add({before: b, after: a})
  }
}

function pairByPositionAndType(pairs: ParameterPairs, before: Method, after: Method): void {
  if (before.parameters.length !== after.parameters.length) return
  before.parameters.forEach((b, i) => {
    const a = after.parameters[i]
    if (pairs.leftBefore.has(b) && pairs.leftAfter.has(a) && b.type?.text === a.type?.text) pairs.add({before: b, after: a})
  })
}

function pairByUse(pairs: ParameterPairs, all: NameChange[]): void {
  const telling = all.filter(({pair}) => !isOtherKept(pair))
  const counted = [...pairs.leftBefore].flatMap(b =>
    [...pairs.leftAfter].map(a => {
      const changes = isAkin(b, a) ? all : telling
      const together = changes.filter(change => change.before === b.name && change.after === a.name).length
      const apart = changes.filter(change => (change.before === b.name) !== (change.after === a.name)).length
      return {b, a, together, apart}
    }),
  )
  const isSameThing = ({b, a, together}: (typeof counted)[0]) => together > 0 && b.type?.text === a.type?.text && sharesWord(b.name, a.name)
  counted.sort((x, y) => Number(isSameThing(y)) - Number(isSameThing(x)) || y.together - x.together || x.apart - y.apart)
  for (const one of counted) {
    const {b, a, together, apart} = one
    if ((together > apart || isSameThing(one)) && pairs.leftBefore.has(b) && pairs.leftAfter.has(a)) pairs.add({before: b, after: a})
  }
}

/** Where there is a body, what stands in the same place must have something in common, or one was added and the other removed. */
function pairByPosition(pairs: ParameterPairs, before: Method, after: Method, statements: readonly StatementPair[]): void {
  const isKept = !statements.length || pairs.leftBefore.size === 1 || areMostInPlace(pairs, before, after)
  before.parameters.forEach((b, i) => {
    const a = after.parameters[i]
    const isSame = isKept ? isAkin(b, a) || isUsedInstead(b, a, statements) : sharesWord(b.name, a.name)
    if (isSame && pairs.leftBefore.has(b) && pairs.leftAfter.has(a)) pairs.add({before: b, after: a})
  })
}

/** A statement that used the one uses the other now. */
const isUsedInstead = (b: Parameter, a: Parameter, statements: readonly StatementPair[]): boolean =>
  !statements.length || statements.some(pair => namesIn(pair.before).has(b.name) && namesIn(pair.after).has(a.name))

/** `item : Item` and `items : List<Item>`, `id : Object` and `ids : Object[]`, `clerk : String` and `clerkName : Name` */
const isAkin = (b: Parameter, a: Parameter): boolean =>
  sharesWord(b.name, a.name) || commonWords(b.type?.text ?? '', a.type?.text ?? '').length > 0

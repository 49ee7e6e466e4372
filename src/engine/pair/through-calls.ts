/**
 * Methods of which most went to a new method that they call now, or most of which came from a method that they called:
 * their own bodies have little in common, but together with the called ones they do.
 *
 *   void pay() { check(); book(total); print(total); }      void payAll() { check(); settle(total); }
 *                                                           void settle(Money sum) { book(sum); print(sum); }
 */
import {callsIn, callsTo} from '../map/calls.ts'
import {type Mapper, partOf} from '../map/mapper.ts'
import type {Part} from '../map/mapping.ts'
import type {Method, TypeDeclaration} from '../model/code.ts'
import type {Statement} from '../model/statement.ts'
import {sharesWord} from '../text/words.ts'
import {compatibleParameters} from './compatible-parameters.ts'
import {inSamePlace, leftCouples} from './left-over-methods.ts'
import type {MethodPairs} from './members.ts'
import {newlyCalled} from './newly-called.ts'
import type {Pair} from './pairs.ts'

/** Left-over methods in about the same place, with about the same parameters. */
export function throughCalls({before, after}: Pair<TypeDeclaration>, methods: MethodPairs, mapper: Mapper): Pair<Method>[] {
  const slack = Math.abs(before.methods.length - after.methods.length)
  return leftCouples(before, after, methods).filter(pair => {
    const {before: b, after: a} = pair
    if (b.isConstructor !== a.isConstructor || !inSamePlace(b, a, slack) || !compatibleParameters(b, a)) return false
    return isLeftByExtraction(pair, methods, mapper) || isFilledByInlining(pair, methods, mapper)
  })
}

/**
 * Those that take the same, where the called method, which may have most of the body, does not. Of several the one that
 * takes most of the same; where two do, nothing is told.
 */
export function callersThatTakeTheSame({before, after}: Pair<TypeDeclaration>, methods: MethodPairs, mapper: Mapper): Pair<Method>[] {
  const couples = leftCouples(before, after, methods)
  const callers = new Set([...callersIn(before, methods.leftBefore), ...callersIn(after, methods.leftAfter)])
  if (!callers.size) return []
  const namesakes = couples.filter(({before: b, after: a}) => b.name === a.name)
  const found = couples.filter(pair => {
    const {before: b, after: a} = pair
    if (!callers.has(b) && !callers.has(a)) return false
    if (b.isConstructor || a.isConstructor || (b.name !== a.name && !sharesWord(b.name, a.name))) return false
    // What kept the name, with other parameters, is rather the method than its caller under another name.
    const isOther = ({method}: Part, own: Method) =>
      difference(method, own) > difference(b, a) && (b.name === a.name || method.name !== own.name)
    return (
      isLeftByExtraction(pair, methods, mapper, part => isOther(part, b)) ||
      isFilledByInlining(pair, methods, mapper, part => isOther(part, a))
    )
  })
  const rivals = [...namesakes, ...found]
  return found.filter(one => !rivals.some(other => isRival(one, other)))
}

/** Left-over methods that call left-over methods of their type. */
function callersIn({methods}: TypeDeclaration, left: ReadonlySet<Method>): Method[] {
  const open = methods.filter(method => left.has(method) && method.hasBody)
  const names = new Set(open.map(({name}) => name))
  return open.filter(({body}) => body && [...callsIn(body).keys()].some(name => names.has(name)))
}

const isRival = (one: Pair<Method>, other: Pair<Method>): boolean =>
  (one.before === other.before) !== (one.after === other.after) &&
  difference(other.before, other.after) <= difference(one.before, one.after)

/** Parameters that only one of the two has. */
function difference(one: Method, other: Method): number {
  const texts = ({parameters}: Method) => new Set(parameters.map(({name, type}) => `${name} ${type?.text}`))
  const [a, b] = [texts(one), texts(other)]
  return [...a].filter(text => !b.has(text)).length + [...b].filter(text => !a.has(text)).length
}

type Choice = (part: Part) => boolean

/** Most of the method went to methods it calls now; what it kept says that it is the same one. */
export function isLeftByExtraction({before, after}: Pair<Method>, methods: MethodPairs, mapper: Mapper, isChosen?: Choice): boolean {
  const [source, main] = [partOf(before), partOf(after)]
  const called = source && main ? newlyCalled(main, before, methods.leftAfter, methods.leftBefore) : []
  if (!source || !main || !called.length) return false
  return isShared(mapper.map([source], [main, ...called]), isChosen)
}

/** The same from the other side: most of the method came from methods it called. */
export function isFilledByInlining({before, after}: Pair<Method>, methods: MethodPairs, mapper: Mapper, isChosen?: Choice): boolean {
  const [source, main] = [partOf(after), partOf(before)]
  const called = source && main ? newlyCalled(main, after, methods.leftBefore, methods.leftAfter) : []
  if (!source || !main || !called.length) return false
  return isShared(mapper.mapBack([source], [main, ...called]), isChosen)
}

/** Most of one body is in the main one and the called ones, much of what one of those holds, and more is kept than is new. */
function isShared(mapping: ReturnType<Mapper['map']>, isChosen: Choice = () => true): boolean {
  const [source] = mapping.before
  const [main, ...called] = mapping.after
  const isCall = (statement: Statement) => called.some(part => callsTo(part.method, main.body).some(call => call.statement === statement))
  const kept = mapping.pairsBetween(source, main).length
  const added = mapping.leftAfter(main).filter(statement => !isCall(statement)).length
  const isTaken = called.some(part => isChosen(part) && mapping.pairsBetween(source, part).length > mapping.leftAfter(part).length)
  return isTaken && kept >= added && mapping.pairs.length > mapping.leftBefore(source).length
}

/**
 * Methods of paired types whose signature changed: found by their bodies (`methods-by-body.ts`). Where a body says too
 * little: by a name that says enough (`methods-by-name.ts`), by the methods that most of a body went to, by callers that
 * exchanged one method for another (`callers.ts`), by the same change in another type, and methods without a body by their
 * places (`bodiless-methods.ts`).
 */
import {callsTo} from '../map/calls.ts'
import {type Mapper, partOf} from '../map/mapper.ts'
import type {Method, TypeDeclaration} from '../model/code.ts'
import type {Statement} from '../model/statement.ts'
import {sharesWord} from '../text/words.ts'
import type {Trace} from '../trace.ts'
import {bodilessInPlace, bodilessOfOneName} from './bodiless-methods.ts'
import {exchangedByCallers} from './callers.ts'
import {compatibleParameters} from './compatible-parameters.ts'
import {inSamePlace, leftCouples} from './left-over-methods.ts'
import type {MethodPairs} from './members.ts'
import {ofBodyAlike} from './methods-by-body.ts'
import {ofNameAlike, ofUniqueName} from './methods-by-name.ts'
import {newlyCalled} from './newly-called.ts'
import type {Pair} from './pairs.ts'
import {methodKey} from './signature.ts'
import {pairSwappedBodies} from './swapped-bodies.ts'
import type {TypePairs} from './types.ts'

export function pairChangedSignatures(types: TypePairs, methods: MethodPairs, mapper: Mapper, trace: Trace): void {
  pairSwappedBodies(methods, mapper)
  // Before bodies are compared: most of such a method is more like the one it was extracted to.
  const renamed = exchangedByCallers(types, methods).filter(({before, after}) => before.name !== after.name)
  addAll(
    methods,
    renamed.filter(pair => isLeftByExtraction(pair, methods, mapper)),
  )
  for (const pair of types.pairs) pairChangedIn(pair, methods, mapper, trace)
  addAll(methods, exchangedByCallers(types, methods))
  for (const {before, after} of methods.pairs) mapper.renames.method(before.name, after.name)
  const changes = new Set(methods.pairs.filter(({how}) => how === 'changed signature').map(changeOf))
  for (const {before, after} of types.pairs) {
    addAll(methods, thoseThatFollow(before, after, methods, changes))
    addAll(methods, bodilessInPlace(before, after, methods))
  }
}

/** The left-over methods of two types, as far as these two types say which is which. */
export function pairChangedIn({before, after}: Pair<TypeDeclaration>, methods: MethodPairs, mapper: Mapper, trace: Trace): void {
  addAll(methods, ofNameAlike(before, after, methods))
  addAll(methods, ofBodyAlike(before, after, methods, mapper, trace))
  addAll(methods, bodilessOfOneName(before, after, methods))
  addAll(methods, ofUniqueName(before, after, methods))
  addAll(methods, throughExtraction(before, after, methods, mapper))
}

/** Those that come first win. */
function addAll(methods: MethodPairs, candidates: Pair<Method>[]): void {
  for (const {before, after} of candidates) {
    if (methods.leftBefore.has(before) && methods.leftAfter.has(after)) methods.add({before, after, how: 'changed signature'})
  }
}

/** Methods that changed as a method of another type did: `f(int)` became `g(int)` here and there. */
function thoseThatFollow(before: TypeDeclaration, after: TypeDeclaration, methods: MethodPairs, changes: Set<string>): Pair<Method>[] {
  return leftCouples(before, after, methods).filter(couple => changes.has(changeOf(couple)))
}

function throughExtraction(before: TypeDeclaration, after: TypeDeclaration, methods: MethodPairs, mapper: Mapper): Pair<Method>[] {
  const slack = Math.abs(before.methods.length - after.methods.length)
  return leftCouples(before, after, methods).filter(pair => {
    const {before: b, after: a} = pair
    if (b.isConstructor !== a.isConstructor || !inSamePlace(b, a, slack) || !compatibleParameters(b, a)) return false
    return isLeftByExtraction(pair, methods, mapper)
  })
}

/** Most of the method went to methods it calls now; what it kept says that it is the same one. */
function isLeftByExtraction({before, after}: Pair<Method>, methods: MethodPairs, mapper: Mapper): boolean {
  const source = partOf(before)
  const main = partOf(after)
  const called = source && main ? newlyCalled(main, before, methods) : []
  if (!source || !main || !called.length) return false
  const mapping = mapper.map([source], [main, ...called])
  const isCall = (statement: Statement) => called.some(part => callsTo(part.method, main.body).some(call => call.statement === statement))
  const kept = mapping.pairsBetween(source, main).length
  const added = mapping.leftAfter(main).filter(statement => !isCall(statement)).length
  const isExtracted = called.some(part => mapping.pairsBetween(source, part).length > mapping.leftAfter(part).length)
  return isExtracted && kept >= added && mapping.pairs.length > mapping.leftBefore(source).length
}

/** Under another name, what is taken may differ from type to type; under one that shares no word, what is given may not. */
function changeOf({before, after}: Pair<Method>): string {
  if (before.name === after.name || before.isConstructor) return `${methodKey(before)} → ${methodKey(after)}`
  const isAlike = before.returnType?.text === after.returnType?.text || sharesWord(before.name, after.name)
  const given = isAlike ? '' : `: ${before.returnType?.text} → ${after.returnType?.text}`
  return `${before.name}/${before.parameters.length} → ${after.name}/${after.parameters.length}${given}`
}

/**
 * Methods of paired types whose signature changed: found by their bodies (`methods-by-body.ts`). Where a body says too
 * little: by a name that says enough (`methods-by-name.ts`), by the methods that most of a body went to, by callers that
 * exchanged one method for another (`callers.ts`), by the same change in another type, and methods without a body by their
 * places (`bodiless-methods.ts`).
 */
import type {Mapper} from '../map/mapper.ts'
import type {Method, TypeDeclaration} from '../model/code.ts'
import {sharesWord} from '../text/words.ts'
import type {Trace} from '../trace.ts'
import {bodilessInPlace, bodilessOfOneName} from './bodiless-methods.ts'
import {exchangedByCallers} from './callers.ts'
import {leftCouples} from './left-over-methods.ts'
import type {MethodPairs} from './members.ts'
import {ofBodyAlike} from './methods-by-body.ts'
import {ofNameAlike, ofUniqueName} from './methods-by-name.ts'
import type {Pair} from './pairs.ts'
import {methodKey} from './signature.ts'
import {pairSwappedBodies} from './swapped-bodies.ts'
import {callersThatTakeTheSame, isLeftByExtraction, throughCalls} from './through-calls.ts'
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
  addAll(methods, callersThatTakeTheSame({before, after}, methods, mapper))
  addAll(methods, ofBodyAlike(before, after, methods, mapper, trace))
  addAll(methods, bodilessOfOneName(before, after, methods))
  addAll(methods, ofUniqueName(before, after, methods))
  addAll(methods, throughCalls({before, after}, methods, mapper))
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

/** Under another name, what is taken may differ from type to type; under one that shares no word, what is given may not. */
function changeOf({before, after}: Pair<Method>): string {
  if (before.name === after.name || before.isConstructor) return `${methodKey(before)} → ${methodKey(after)}`
  const isAlike = before.returnType?.text === after.returnType?.text || sharesWord(before.name, after.name)
  const given = isAlike ? '' : `: ${before.returnType?.text} → ${after.returnType?.text}`
  return `${before.name}/${before.parameters.length} → ${after.name}/${after.parameters.length}${given}`
}

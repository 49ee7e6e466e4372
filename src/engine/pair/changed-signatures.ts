/**
 * Methods of paired types whose signature changed: found by their bodies.
 *
 *   1. bodies that read the same, whatever the signature;
 *   2. the same name, and more statements paired than left over on one side;
 *   3. more statements paired than left over on both sides, or all that were there, in about the same place, with
 *      compatible parameters.
 *
 * Of several partners the best one wins: most statements paired, most of them equal, least distance, closest name. Then
 * come those whose body says too little: a name that no other method of the type has, a body that went mostly to methods
 * it calls now, methods that callers exchanged for each other (`callers.ts`), a change that a method of another type went
 * through, and methods without a body (`bodiless-methods.ts`).
 */
import {callsTo} from '../map/calls.ts'
import {type Mapper, partOf} from '../map/mapper.ts'
import type {BodyMapping} from '../map/mapping.ts'
import type {Method, TypeDeclaration} from '../model/code.ts'
import type {Statement} from '../model/statement.ts'
import {textDistance} from '../text/similarity.ts'
import {sharesWord} from '../text/words.ts'
import type {Trace} from '../trace.ts'
import {accessorOf} from './accessors.ts'
import {bodilessInPlace, bodilessOfOneName} from './bodiless-methods.ts'
import {exchangedByCallers} from './callers.ts'
import {inSamePlace, leftCouples} from './left-over-methods.ts'
import {type Likeness, likenessOf} from './likeness.ts'
import type {MethodPairs} from './members.ts'
import {newlyCalled} from './newly-called.ts'
import type {Pair} from './pairs.ts'
import {methodKey} from './signature.ts'
import type {TypePairs} from './types.ts'

interface Candidate extends Pair<Method>, Likeness {
  /** More was added than stayed. */
  hasGrown: boolean
  nameDistance: number
}

export function pairChangedSignatures(types: TypePairs, methods: MethodPairs, mapper: Mapper, trace: Trace): void {
  for (const pair of types.pairs) pairChangedIn(pair, methods, mapper, trace)
  addAll(methods, exchangedByCallers(types, methods))
  for (const {before, after} of methods.pairs) mapper.methodRenamed(before.name, after.name)
  const changes = new Set(methods.pairs.filter(({how}) => how === 'changed signature').map(changeOf))
  for (const {before, after} of types.pairs) {
    addAll(methods, thoseThatFollow(before, after, methods, changes))
    addAll(methods, bodilessInPlace(before, after, methods))
  }
}

/** The left-over methods of two types, as far as these two types say which is which. */
export function pairChangedIn({before, after}: Pair<TypeDeclaration>, methods: MethodPairs, mapper: Mapper, trace: Trace): void {
  addAll(methods, best(candidatesIn(before, after, methods, mapper, trace)))
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

/** A name that only one method of the type has, in both versions, or only one that is left over and takes about the same. */
function ofUniqueName(before: TypeDeclaration, after: TypeDeclaration, methods: MethodPairs): Pair<Method>[] {
  const namesakes = (method: Method) => method.type.methods.filter(other => other.name === method.name)
  const isAlone = (method: Method) => !method.isConstructor && namesakes(method).length === 1
  const isLast = (method: Method, left: Set<Method>) => namesakes(method).filter(other => left.has(other)).length === 1
  return leftCouples(before, after, methods).filter(({before: b, after: a}) => {
    if (b.name !== a.name || b.hasBody !== a.hasBody || b.isConstructor !== a.isConstructor) return false
    if (isAlone(b) && isAlone(a)) return true
    return isLast(b, methods.leftBefore) && isLast(a, methods.leftAfter) && haveParametersInCommon(b, a)
  })
}

/** Half of the parameters at least, by name. */
function haveParametersInCommon(before: Method, after: Method): boolean {
  const names = new Set(before.parameters.map(({name}) => name))
  const common = after.parameters.filter(({name}) => names.has(name)).length
  return common > 0 && 2 * common >= Math.max(before.parameters.length, after.parameters.length)
}

/** Most of the method went to methods it calls now; what it kept says that it is the same one. */
function throughExtraction(before: TypeDeclaration, after: TypeDeclaration, methods: MethodPairs, mapper: Mapper): Pair<Method>[] {
  const slack = Math.abs(before.methods.length - after.methods.length)
  return leftCouples(before, after, methods).filter(({before: b, after: a}) => {
    if (b.isConstructor !== a.isConstructor || !inSamePlace(b, a, slack) || !compatibleParameters(b, a)) return false
    const source = partOf(b)
    const main = partOf(a)
    const called = source && main ? newlyCalled(main, b, methods) : []
    if (!source || !main || !called.length) return false
    const mapping = mapper.map([source], [main, ...called])
    const isCall = (statement: Statement) => called.some(part => callsTo(part.method, main.body).some(call => call.statement === statement))
    const kept = mapping.pairsBetween(source, main).length
    const added = mapping.leftAfter(main).filter(statement => !isCall(statement)).length
    const isExtracted = called.some(part => mapping.pairsBetween(source, part).length > mapping.leftAfter(part).length)
    return isExtracted && kept >= added && mapping.pairs.length > mapping.leftBefore(source).length
  })
}

/** Under another name, what is taken may differ from type to type. */
function changeOf({before, after}: Pair<Method>): string {
  if (before.name === after.name || before.isConstructor) return `${methodKey(before)} → ${methodKey(after)}`
  return `${before.name}/${before.parameters.length} → ${after.name}/${after.parameters.length}`
}

const best = (candidates: Candidate[]): Candidate[] =>
  candidates.sort(
    (x, y) =>
      Number(x.hasGrown) - Number(y.hasGrown) ||
      y.matched - x.matched ||
      y.exact - x.exact ||
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
        found.push({before: b, after: a, hasGrown: hasGrown(mapping), nameDistance: textDistance(b.name, a.name), ...likenessOf(mapping)})
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
  return undefined
}

/** A getter of something else, or a value where nothing was given for the same. */
function givesOther(before: Method, after: Method): boolean {
  const b = before.returnType?.text
  const a = after.returnType?.text
  if (b === a) return false
  if ((b === 'void') !== (a === 'void')) return typesOf(before) !== typesOf(after)
  return accessorOf(before) !== undefined && accessorOf(after) !== undefined
}

const typesOf = (method: Method): string => method.parameters.map(({type}) => type?.text).join()

/** One statement that calls something with something: more than every other getter says. */
function isTelling({body}: Method): boolean {
  return body?.leaves.some(leaf => leaf.text.includes('(') && leaf.text.length > 25) ?? false
}

function compatibleParameters(before: Method, after: Method): boolean {
  const b = new Set(before.parameters.map(p => `${p.name}:${p.type?.text}`))
  const a = new Set(after.parameters.map(p => `${p.name}:${p.type?.text}`))
  const common = [...b].filter(one => a.has(one)).length
  const names = (method: Method) => method.parameters.map(p => p.name).join()
  if (typesOf(before) === typesOf(after) || names(before) === names(after)) return true
  const [fewer, more] = before.parameters.length < after.parameters.length ? [before, after] : [after, before]
  if (fewer.parameters.every(({name}) => more.parameters.some(other => other.name === name))) return true
  const isOneForOne = b.size === a.size && before.name !== after.name && sharesWord(before.name, after.name)
  return isOneForOne || common === b.size || common === a.size || common >= b.size + a.size - 2 * common
}

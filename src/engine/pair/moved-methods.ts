/**
 * Methods that stand in another type now, found by name and body, then by body alone. A method may be pulled up from
 * many types into one, and pushed down from one into many; otherwise each method has one partner.
 */
import type {Mapper} from '../map/mapper.ts'
import type {BodyMapping} from '../map/mapping.ts'
import type {Method} from '../model/code.ts'
import {textDistance} from '../text/similarity.ts'
import type {Trace} from '../trace.ts'
import {type Likeness, likenessOf} from './likeness.ts'
import type {MethodPairs} from './members.ts'
import {groupBy, type Pair} from './pairs.ts'
import {type Direction, type Relations, Taken} from './relations.ts'
import {methodKey} from './signature.ts'

export interface MovedMethod extends Pair<Method> {
  direction: Direction
  mapping: BodyMapping | undefined
}

export function findMovedMethods(methods: MethodPairs, relations: Relations, mapper: Mapper, trace: Trace): MovedMethod[] {
  const candidates = [
    ...sameName(methods, relations, mapper, trace),
    ...sameBody(methods, relations),
    ...alikeBody(methods, relations, mapper, trace),
  ]
  candidates.sort((x, y) => rank(y) - rank(x) || y.exact - x.exact || x.distance - y.distance || x.names - y.names)
  return takeBest(candidates, methods)
}

interface Candidate extends MovedMethod, Likeness {
  names: number
}

/** One name says more than a few statements, one signature more than a name. */
const rank = ({before, after, matched}: Candidate): number =>
  matched + (before.name === after.name ? 1000 : 0) + (methodKey(before) === methodKey(after) ? 1000 : 0)

function takeBest(candidates: Candidate[], methods: MethodPairs): MovedMethod[] {
  const found: MovedMethod[] = []
  const taken = new Taken<Method>()
  const joined = new Set<string>()
  for (const {before, after, direction, mapping} of candidates) {
    if (!taken.accepts(before, after, direction)) continue
    // Two overloads of one type do not become one in the type above, nor one two in a type below.
    const up = `${before.type.qualifiedName} → ${methodKey(after)}`
    const down = `${methodKey(before)} → ${after.type.qualifiedName}`
    if ((direction === 'pulled up' && joined.has(up)) || (direction === 'pushed down' && joined.has(down))) continue
    joined.add(up).add(down)
    taken.take(before, after, direction)
    methods.leftBefore.delete(before)
    methods.leftAfter.delete(after)
    found.push({before, after, direction, mapping})
  }
  return found
}

function* sameName(methods: MethodPairs, relations: Relations, mapper: Mapper, trace: Trace): Generator<Candidate> {
  const byName = groupBy(methods.leftAfter, method => (method.isConstructor || method.isInitializer ? '' : method.name))
  byName.delete('')
  for (const before of methods.leftBefore) {
    if (before.isConstructor || before.isInitializer) continue
    for (const after of byName.get(before.name) ?? []) {
      if (relations.areSame(before.type, after.type)) continue
      const mapping = mapper.mapMethods(before, after)
      const reason = refusal(before, after, mapping, relations)
      if (reason) trace.rejected('Move Method', before, `to ${after.type.name}: ${reason}`)
      else yield candidate(before, after, mapping, relations)
    }
  }
}

function refusal(before: Method, after: Method, mapping: BodyMapping | undefined, relations: Relations): string | undefined {
  const isInHierarchy = relations.direction(before.type, after.type) !== 'moved' && methodKey(before) === methodKey(after)
  if (!before.body && !after.body) return isInHierarchy ? undefined : 'neither has a body'
  if (!mapping) return 'one of them has no body'
  const matched = mapping.pairs.length
  const leftBefore = mapping.leftBefore().length
  const leftAfter = mapping.leftAfter().length
  const isTelling = matched > 1 || (before.bodyText?.length ?? 0) > LONG_BODY
  const isWhole = matched > 0 && isTelling && !leftBefore && !leftAfter
  if (!relations.areRelated(before.type, after.type) && !isWhole) return 'neither type knows the other'
  if (!matched && before.parameters.length !== after.parameters.length) return 'nothing in common'
  if (matched > leftBefore && matched > leftAfter) return undefined
  if (!matched && !leftBefore && !leftAfter) return undefined
  // A short method of one signature that went up or down is the same method, whatever it does now.
  if (isInHierarchy && leftBefore <= 1 && leftAfter <= 1) return undefined
  return `${matched} statements paired, ${leftBefore} and ${leftAfter} left over`
}

function candidate(before: Method, after: Method, mapping: BodyMapping | undefined, relations: Relations): Candidate {
  return {
    before,
    after,
    mapping,
    direction: relations.direction(before.type, after.type),
    ...likenessOf(mapping),
    names: textDistance(before.name, after.name) + textDistance(before.type.name, after.type.name),
  }
}

/** A short body proves nothing under another name: every type has a method that returns its only attribute. */
const LONG_BODY = 60

function* sameBody(methods: MethodPairs, relations: Relations): Generator<Candidate> {
  const isLong = (method: Method) => !method.isConstructor && !method.isInitializer && (method.bodyText?.length ?? 0) > LONG_BODY
  const byBody = groupBy([...methods.leftAfter].filter(isLong), method => method.bodyText ?? '')
  for (const before of methods.leftBefore) {
    if (!isLong(before)) continue
    for (const after of byBody.get(before.bodyText ?? '') ?? []) {
      if (before.name === after.name || relations.areSame(before.type, after.type)) continue
      if (relations.areRelated(before.type, after.type)) yield candidate(before, after, undefined, relations)
    }
  }
}

/** Under another name and with edits: most statements pair on both sides, half of them as they were. */
function* alikeBody(methods: MethodPairs, relations: Relations, mapper: Mapper, trace: Trace): Generator<Candidate> {
  const byStatement = new Map<string, Method[]>()
  for (const after of methods.leftAfter) {
    for (const text of tellingStatements(after)) byStatement.set(text, [...(byStatement.get(text) ?? []), after])
  }
  for (const before of methods.leftBefore) {
    const texts = tellingStatements(before)
    const shared = new Set(texts.flatMap(text => byStatement.get(text) ?? []))
    for (const after of shared) {
      if (before.name === after.name || relations.areSame(before.type, after.type) || before.bodyText === after.bodyText) continue
      if (!relations.areRelated(before.type, after.type)) continue
      const mapping = mapper.mapMethods(before, after)
      const reason = mapping && refusal(before, after, mapping, relations)
      const exact = mapping?.pairs.filter(pair => !pair.replacements.length).length ?? 0
      if (!mapping || reason)
        trace.rejected('Move And Rename Method', before, `to ${after.type.name}.${after.name}: ${reason ?? 'no body'}`)
      else if (mapping.pairs.length > 1 && 2 * exact >= mapping.pairs.length) yield candidate(before, after, mapping, relations)
    }
  }
}

/** Statements that say enough to look for them elsewhere. */
const tellingStatements = (method: Method): string[] =>
  method.isConstructor || method.isInitializer ? [] : (method.body?.leaves.map(leaf => leaf.text).filter(text => text.length > 25) ?? [])

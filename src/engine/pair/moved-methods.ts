/**
 * Methods that stand in another type now, found by name and body, then by body alone. A method may be pulled up from
 * many types into one, and pushed down from one into many; twins of several types may become one; otherwise each method
 * has one partner.
 */
import type {Mapper} from '../map/mapper.ts'
import type {BodyMapping} from '../map/mapping.ts'
import type {Method} from '../model/code.ts'
import {groupBy} from '../text/groups.ts'
import {textDistance} from '../text/similarity.ts'
import {commonWords, containsWords, wordsOf} from '../text/words.ts'
import type {Trace} from '../trace.ts'
import {type Likeness, likenessOf} from './likeness.ts'
import type {MethodPairs} from './members.ts'
import {MethodsByWords} from './methods-by-words.ts'
import {isNamedAfter, LONG_BODY, refusal, type Way} from './move-proof.ts'
import type {Pair} from './pairs.ts'
import {gaveWordsToType} from './qualified-names.ts'
import {type Direction, type Relations, type Roads, Taken, type Tie} from './relations.ts'
import {isSameButName, methodKey} from './signature.ts'

export interface MovedMethod extends Pair<Method> {
  direction: Direction
  mapping: BodyMapping | undefined
}

interface Candidate extends MovedMethod, Likeness {
  names: number
}

export class MovedMethods {
  private readonly taken = new Taken<Method>()
  private readonly joined = new Set<string>()
  private roads: Roads | undefined

  constructor(
    private readonly methods: MethodPairs,
    private readonly relations: Relations,
    private readonly mapper: Mapper,
    private readonly trace: Trace,
  ) {}

  find(): MovedMethod[] {
    const candidates = [
      ...this.sameName(this.methods.leftBefore, this.methods.leftAfter),
      ...this.givenUp(),
      ...this.sameBody(),
      ...this.alikeBody(),
      ...this.alikeName(),
    ]
    return this.takeBest(candidates)
  }

  /** Where members went from one type to another, what is left there needs less proof, the less the more of them did. */
  findAlong(roads: Roads, moved: readonly MovedMethod[]): MovedMethod[] {
    this.roads = roads
    const from = [...this.methods.leftBefore].filter(method => roads.startAt(method.type))
    const to = [...this.methods.leftAfter].filter(method => roads.endAt(method.type))
    const byType = groupBy(to.filter(hasName), ({type}) => type.qualifiedName)
    const sameName = [...this.sameName(from, to)].filter(({before, after}) => roads.leads(before.type, after.type))
    const renamed = from.filter(hasName).flatMap(before => [...this.renamedAlong(before, roads, byType)])
    return this.takeBest([...sameName, ...renamed, ...this.overloadsOf(moved)])
  }

  /** Overloads go where one of them went, under the name that it has there; what they take and give tells which is which. */
  private *overloadsOf(moved: readonly MovedMethod[]): Generator<Candidate> {
    for (const {before, after, direction} of moved) {
      if (before.name === after.name) continue
      const fresh = overloads(after).filter(method => this.methods.leftAfter.has(method))
      for (const one of fresh.length ? overloads(before) : []) {
        const same = this.methods.leftBefore.has(one) ? fresh.find(other => isSameButName(one, other)) : undefined
        const candidate = same && this.candidateOf(one, same, this.mapper.mapMethods(one, same), direction)
        if (candidate && (candidate.matched || !one.hasBody)) yield candidate
      }
    }
  }

  /** Under a name that shares words, along a known road: no statement must have stayed as it was. */
  private *renamedAlong(before: Method, roads: Roads, fresh: Map<string, Method[]>): Generator<Candidate> {
    for (const end of roads.endsOf(before.type)) {
      const others = fresh.get(end.qualifiedName) ?? []
      if (others.length > MANY_METHODS) continue
      for (const after of others) {
        if (before.name === after.name || commonWords(before.name, after.name).length < 2) continue
        for (const one of this.candidate(before, after, 'Move And Rename Method')) if (one.matched > 1) yield one
      }
    }
  }

  private wayOf(before: Method, after: Method): Way {
    const isRoad = this.roads?.has(before.type, after.type)
    const isLed = this.roads?.leads(before.type, after.type)
    return {
      tie: isRoad ? 'known road' : isLed ? 'related' : this.tieOf(before, after),
      direction: this.relations.direction(before.type, after.type),
      isRelated: this.relations.areRelated(before.type, after.type),
    }
  }

  private tieOf(before: Method, after: Method): Tie {
    const tie = this.relations.tie(before.type, after.type)
    return tie === 'gone or new' && gaveWordsToType(before, after) ? 'related' : tie
  }

  private takeBest(candidates: Candidate[]): MovedMethod[] {
    candidates.sort((x, y) => rank(y) - rank(x) || y.exact - x.exact || x.distance - y.distance || x.names - y.names)
    const found: MovedMethod[] = []
    for (const {before, after, direction, mapping, matched} of candidates) {
      const isTwin = before.name === after.name && (matched > 0 || !after.hasBody)
      if (!this.taken.accepts(before, after, direction, isTwin)) continue
      // Two overloads of one type do not become one in another type, nor one two in a type below.
      const up = `${before.type.qualifiedName} → ${methodKey(after)} ${after.type.qualifiedName}`
      const down = `${methodKey(before)} ${before.type.qualifiedName} → ${after.type.qualifiedName}`
      if ((direction !== 'pushed down' && this.joined.has(up)) || (direction === 'pushed down' && this.joined.has(down))) continue
      this.joined.add(up).add(down)
      this.taken.take(before, after, direction)
      this.methods.leftBefore.delete(before)
      this.methods.leftAfter.delete(after)
      found.push({before, after, direction, mapping})
    }
    return found
  }

  private *sameName(from: Iterable<Method>, to: Iterable<Method>): Generator<Candidate> {
    const byName = groupBy([...to].filter(hasName), method => method.name)
    for (const before of from) {
      if (!hasName(before)) continue
      for (const after of byName.get(before.name) ?? []) {
        if (!this.relations.areSame(before.type, after.type)) yield* this.candidate(before, after, 'Move Method')
      }
    }
  }

  /** The declaration stayed where it was, its body went down to the types that implement it now, or came up from them. */
  private *givenUp(): Generator<Candidate> {
    const emptied: Method[] = []
    const filled: Method[] = []
    for (const {before, after} of this.methods.pairs) {
      if (before.hasBody && !after.hasBody) emptied.push(before)
      if (!before.hasBody && after.hasBody) filled.push(after)
    }
    for (const one of this.sameName(emptied, this.methods.leftAfter)) if (one.direction === 'pushed down' && one.matched) yield one
    for (const one of this.sameName(this.methods.leftBefore, filled)) if (one.direction === 'pulled up' && one.matched) yield one
  }

  private *sameBody(): Generator<Candidate> {
    const isLong = (method: Method) => !method.isInitializer && (method.bodyText?.length ?? 0) > LONG_BODY / 2
    const byBody = groupBy([...this.methods.leftAfter].filter(isLong), method => method.bodyText ?? '')
    for (const before of this.methods.leftBefore) {
      if (!isLong(before)) continue
      for (const after of byBody.get(before.bodyText ?? '') ?? []) {
        if (before.name === after.name || this.relations.areSame(before.type, after.type)) continue
        if ((before.bodyText?.length ?? 0) <= LONG_BODY && !this.relations.areRelated(before.type, after.type)) continue
        const direction = this.relations.direction(before.type, after.type)
        // A constructor is no other type's, unless what it made is made by a type below now.
        if ((before.isConstructor || after.isConstructor) && !(before.isConstructor && after.isConstructor && direction === 'pushed down'))
          continue
        yield this.candidateOf(before, after, this.mapper.mapMethods(before, after), direction)
      }
    }
  }

  /** Under another name and with edits: most statements pair on both sides, half of them as they were. */
  private *alikeBody(): Generator<Candidate> {
    const byStatement = new Map<string, Method[]>()
    for (const after of this.methods.leftAfter) {
      for (const text of tellingStatements(after)) byStatement.set(text, [...(byStatement.get(text) ?? []), after])
    }
    for (const before of this.methods.leftBefore) {
      const shared = new Set(tellingStatements(before).flatMap(text => byStatement.get(text) ?? []))
      for (const after of shared) {
        if (before.name === after.name || this.relations.areSame(before.type, after.type) || before.bodyText === after.bodyText) continue
        for (const one of this.candidate(before, after, 'Move And Rename Method')) {
          if ((one.matched > 1 && 2 * one.exact >= one.matched) || isMuch(one)) yield one
        }
      }
    }
  }

  /**
   * Under a name made of words of the other, or of what its new type does not say by its own name, between types that may
   * know each other: then much of it must have gone over; under one that shares many words, all of it.
   */
  private *alikeName(): Generator<Candidate> {
    const byWords = new MethodsByWords([...this.methods.leftAfter].filter(hasName))
    for (const before of this.methods.leftBefore) {
      if (!hasName(before)) continue
      for (const after of byWords.alike(before)) {
        const isMade = haveSameWords(before, after) || gaveWordsToType(before, after)
        if (!isMade && commonWords(before.name, after.name).length < 3) continue
        if (this.relations.areSame(before.type, after.type) || this.relations.tie(before.type, after.type) === 'strangers') continue
        for (const one of this.candidate(before, after, 'Move And Rename Method'))
          if (!after.hasBody || isAllThere(one) || (isMade && (one.matched > 2 || isUpOrDown(one)))) yield one
      }
    }
  }

  private *candidate(before: Method, after: Method, type: string): Generator<Candidate> {
    const way = this.wayOf(before, after)
    const mapping = this.mapper.mapMethods(before, after)
    const reason = refusal(before, after, mapping, way)
    if (reason) this.trace.rejected(type, before, `to ${after.type.name}.${after.name}: ${reason}`)
    else yield this.candidateOf(before, after, mapping, way.direction)
  }

  private candidateOf(before: Method, after: Method, mapping: BodyMapping | undefined, direction: Direction): Candidate {
    const names = textDistance(before.name, after.name) + textDistance(before.type.name, after.type.name)
    return {before, after, mapping, direction, ...likenessOf(mapping), names}
  }
}

const MANY_METHODS = 60 // of one type without a partner; past this, comparing each with each takes too long

const hasName = (method: Method): boolean => !method.isConstructor && !method.isInitializer

const hasWords = (method: Method): boolean => wordsOf(method.name).length > 1

const overloads = (method: Method): Method[] => method.type.methods.filter(other => other !== method && other.name === method.name)

const haveSameWords = (before: Method, after: Method): boolean =>
  before.name !== after.name &&
  [before, after].every(hasWords) &&
  (containsWords(before.name, after.name) || containsWords(after.name, before.name))

/** More than a getter says. */
const isAllThere = ({before, matched, mapping}: Candidate): boolean =>
  !mapping?.leftBefore().length && !mapping?.leftAfter().length && (matched > 1 || (before.bodyText?.length ?? 0) > LONG_BODY)

const isUpOrDown = ({before, after, direction}: Candidate): boolean => direction !== 'moved' && isNamedAfter(before, after)

/** So many statements that it does not matter how many of them were edited. */
const isMuch = ({matched, mapping}: Candidate): boolean =>
  matched > 7 && matched > (mapping?.leftBefore().length ?? 0) + (mapping?.leftAfter().length ?? 0)

/**
 * One name says more than a few statements, one that gives the same more than a name, one signature more than both; a name
 * with a word more or less says something up and down the hierarchy.
 */
function rank(candidate: Candidate): number {
  const {before, after, matched} = candidate
  if (isUpOrDown(candidate)) return matched + 500
  const isNamesake = before.name === after.name
  const givesSame = isNamesake && before.returnType?.text === after.returnType?.text
  return matched + (isNamesake ? 1000 : 0) + (givesSame ? 500 : 0) + (methodKey(before) === methodKey(after) ? 1000 : 0)
}

/** Statements that say enough to look for them elsewhere. */
const tellingStatements = (method: Method): string[] =>
  hasName(method) ? (method.body?.leaves.map(leaf => leaf.text).filter(text => text.length > 25) ?? []) : []

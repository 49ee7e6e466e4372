/**
 * What callers say: where a call of a method that is gone stood, the same statement now calls a new one.
 *
 *   before:  rotate(log); return parse(text);          after:  archive(log); return parseAll(text);
 */
import {type Call, callsIn, callsTo} from '../map/calls.ts'
import type {StatementPair} from '../map/mapping.ts'
import type {Method} from '../model/code.ts'
import type {Statement} from '../model/statement.ts'
import {groupBy} from '../text/groups.ts'
import type {MappedBody} from './bodies.ts'
import type {MethodPairs} from './members.ts'
import type {Pair} from './pairs.ts'
import type {TypePairs} from './types.ts'

/** Left-over methods of paired types that callers exchanged for each other, those with most callers first. */
export function exchangedByCallers(types: TypePairs, methods: MethodPairs): Pair<Method>[] {
  const votes = new Votes(types, methods)
  for (const caller of methods.pairs) if (caller.before.bodyText !== caller.after.bodyText) votes.ofTexts(caller)
  return votes.clearWinners()
}

/** The same by the statements that are known to be pairs: there, more may have changed than the call. */
export function exchangedInPairs(types: TypePairs, methods: MethodPairs, bodies: Iterable<MappedBody>): Pair<Method>[] {
  const votes = new Votes(types, methods)
  if (votes.isOpen) for (const {pair, mapping} of bodies) votes.ofStatements(pair, mapping.pairs)
  return votes.clearWinners()
}

const calledIn = (caller: Method, byName: Map<string, Method[]>): Method[] =>
  [...(caller.body ? callsIn(caller.body).keys() : [])]
    .flatMap(name => byName.get(name) ?? [])
    .filter(method => callsFrom(caller, method).length)

function callsFrom(caller: Method, method: Method): Call[] {
  const isNear = caller.file === method.file
  if (!caller.body || (method.visibility === 'private' && !isNear)) return []
  // Without a receiver it is a method of the same file: others may have the same name.
  return callsTo(method, caller.body, 'of anything').filter(call => isNear || call.expression.parts.receiver)
}

/** How many statements read the same but for the call. */
function exchanged(before: Call[], after: Call[]): number {
  const open = after.map(contextOf)
  let found = 0
  for (const context of before.map(contextOf)) {
    const index = open.findIndex(other => other.rest === context.rest && isAskedAlike(context.call, other.call))
    if (index < 0) continue
    open.splice(index, 1)
    found++
  }
  return found
}

interface Context {
  call: Call
  /** The statement without the call. */
  rest: string
}

const contextOf = (call: Call): Context => ({call, rest: withoutType(call.statement).replace(call.expression.text, '#')})

/** What a call gives may be of another type now. */
function withoutType({text, expressions: [first]}: Statement): string {
  return first?.kind === 'declaration' && first.parts.value ? `${first.name}=${first.parts.value.text}` : text
}

/** Of the same object, with something in common among what is given, unless nothing is given. */
function isAskedAlike({expression: before}: Call, {expression: after}: Call): boolean {
  if (before.parts.receiver?.text !== after.parts.receiver?.text) return false
  const given = (before.parts.args ?? []).map(({text}) => text)
  const now = (after.parts.args ?? []).map(({text}) => text)
  return (!given.length && !now.length) || given.some(text => now.includes(text))
}

interface Vote extends Pair<Method> {
  count: number
}

class Votes {
  private readonly votes = new Map<Method, Vote[]>()
  private readonly calls = new Map<Method, number>()
  private readonly gone: Map<string, Method[]>
  private readonly fresh: Map<string, Method[]>

  constructor(
    private readonly types: TypePairs,
    methods: MethodPairs,
  ) {
    this.gone = groupBy(methods.leftBefore, ({name}) => name)
    this.fresh = groupBy(methods.leftAfter, ({name}) => name)
  }

  get isOpen(): boolean {
    return this.gone.size > 0 && this.fresh.size > 0
  }

  ofTexts(caller: Pair<Method>): void {
    for (const couple of this.calledBy(caller)) {
      this.add({...couple, count: exchanged(callsFrom(caller.before, couple.before), callsFrom(caller.after, couple.after))})
    }
  }

  ofStatements(caller: Pair<Method>, statements: StatementPair[]): void {
    const couples = this.calledBy(caller)
    if (!couples.length) return
    const exchanges = statements.flatMap(({replacements}) => replacements.filter(({name}) => name.startsWith('invocation')))
    for (const couple of couples) {
      const gone = new Set(callsFrom(caller.before, couple.before).map(({expression}) => expression))
      const fresh = new Set(callsFrom(caller.after, couple.after).map(({expression}) => expression))
      this.add({...couple, count: exchanges.filter(({before, after}) => gone.has(before[0]) && fresh.has(after[0])).length})
    }
  }

  /** Methods of one type that are gone or new, and called in the body before or after. */
  private calledBy({before, after}: Pair<Method>): Pair<Method>[] {
    const called = calledIn(after, this.fresh)
    for (const a of called) this.calls.set(a, (this.calls.get(a) ?? 0) + callsFrom(after, a).length)
    const gone = called.length ? calledIn(before, this.gone) : []
    return gone.flatMap(b => called.filter(a => a.type === this.types.ofBefore(b.type)?.after).map(a => ({before: b, after: a})))
  }

  private add(vote: Vote): void {
    if (!vote.count) return
    const votes = this.votes.get(vote.before) ?? []
    this.votes.set(vote.before, votes)
    const same = votes.find(({after}) => after === vote.after)
    if (same) same.count += vote.count
    else votes.push(vote)
  }

  /** Those that hardly anybody exchanged for anything else, where most calls of the new method were calls of the old one. */
  clearWinners(): Vote[] {
    const all = [...this.votes.values()].flat()
    const isOnly = ({before, after, count}: Vote) =>
      all.every(other => (other.before === before) === (other.after === after) || count > 3 * other.count)
    const areMost = ({after, count}: Vote) => 2 * count > (this.calls.get(after) ?? 0)
    return all.filter(vote => isOnly(vote) && areMost(vote) && !isOtherGetter(vote)).sort((x, y) => y.count - x.count)
  }
}

/** A method that only hands something out is another one where something of another type is handed out. */
function isOtherGetter({before, after}: Pair<Method>): boolean {
  const isShort = ({body, parameters}: Method) => !parameters.length && (!body || (body.leaves.length === 1 && !body.composites.length))
  return before.returnType?.text !== after.returnType?.text && isShort(before) && isShort(after)
}

/**
 * What callers say: where a call of a method that is gone stood, the same statement now calls a new one.
 *
 *   before:  rotate(log); return parse(text);          after:  archive(log); return parseAll(text);
 */
import {type Call, callsIn, callsTo} from '../map/calls.ts'
import type {Method} from '../model/code.ts'
import type {Statement} from '../model/statement.ts'
import type {MethodPairs} from './members.ts'
import {groupBy, type Pair} from './pairs.ts'
import type {TypePairs} from './types.ts'

/** Left-over methods of paired types that callers exchanged for each other, those with most callers first. */
export function exchangedByCallers(types: TypePairs, methods: MethodPairs): Pair<Method>[] {
  const votes = new Votes()
  const gone = groupBy(methods.leftBefore, ({name}) => name)
  const fresh = groupBy(methods.leftAfter, ({name}) => name)
  for (const {before, after} of methods.pairs) {
    if (!before.hasBody || !after.hasBody || before.bodyText === after.bodyText) continue
    const called = calledIn(after, fresh)
    for (const a of called) votes.called(a, callsFrom(after, a).length)
    for (const b of called.length ? calledIn(before, gone) : []) {
      const home = types.ofBefore(b.type)?.after
      for (const a of called)
        if (a.type === home) votes.add({before: b, after: a, count: exchanged(callsFrom(before, b), callsFrom(after, a))})
    }
  }
  return votes.unanimous()
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

  called(after: Method, times: number): void {
    this.calls.set(after, (this.calls.get(after) ?? 0) + times)
  }

  add(vote: Vote): void {
    if (!vote.count) return
    const votes = this.votes.get(vote.before) ?? []
    this.votes.set(vote.before, votes)
    const same = votes.find(({after}) => after === vote.after)
    if (same) same.count += vote.count
    else votes.push(vote)
  }

  /** Those that nobody exchanged for anything else, where most calls of the new method were calls of the old one. */
  unanimous(): Vote[] {
    const all = [...this.votes.values()].flat()
    const isOnly = ({before, after}: Vote) => !all.some(other => (other.before === before) !== (other.after === after))
    const areMost = ({after, count}: Vote) => 2 * count > (this.calls.get(after) ?? 0)
    return all.filter(vote => isOnly(vote) && areMost(vote)).sort((x, y) => y.count - x.count)
  }
}

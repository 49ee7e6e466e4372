/**
 * New methods that a body calls and the body before did not, and those they call, breadth first: where extracted code
 * would be. Their parameters are read as the arguments of the call, through all calls in between.
 */
import {argumentsOf, type Call, callsIn, callsTo, namesOf} from '../map/calls.ts'
import {partOf} from '../map/mapper.ts'
import type {Part} from '../map/mapping.ts'
import type {Method} from '../model/code.ts'
import {substitute} from '../text/tokens.ts'
import {meaningOf} from './call-targets.ts'
import type {Hierarchy} from './hierarchy.ts'
import {fitsBest} from './overloads.ts'

/** A new method, and the calls in a body that mean it. */
export interface Called {
  method: Method
  calls: Call[]
}

/** Those of the same type; seen from the other side, methods that are gone. */
export function newlyCalled(main: Part, before: Method, left: ReadonlySet<Method>, leftBefore: ReadonlySet<Method>): Part[] {
  const fresh = main.method.type.methods.filter(method => left.has(method) && method.hasBody && method !== main.method)
  const old = new Map(fresh.map(method => [method, callsBefore(method, before, leftBefore)]))
  const isNew = (method: Method, caller: Method, {expression}: Call) =>
    old.get(method)?.has(expression.text) === false && fitsBest(expression, caller, method)
  return reached([main], before, caller =>
    fresh.map(method => ({method, calls: callsTo(method, caller.body).filter(call => isNew(method, caller.method, call))})),
  )
}

/** The texts of calls that meant another method of the same name; nothing where that one is gone, and this one its like. */
function callsBefore(method: Method, before: Method, left: ReadonlySet<Method>): Set<string> | undefined {
  const calls = before.body ? callsTo(method, before.body) : []
  const isLike = (other: Method) => other.name === method.name && other.parameters.length === method.parameters.length
  if (calls.length && before.type.methods.some(other => isLike(other) && left.has(other))) return undefined
  return new Set(calls.map(({expression}) => expression.text))
}

/** Methods by the names they are called by, to ask which of them a body calls that its partner did not. */
export class CallIndex {
  private readonly byName = new Map<string, Method[]>()

  constructor(
    methods: Iterable<Method>,
    private readonly hierarchy: Hierarchy,
  ) {
    for (const method of methods) {
      if (!method.hasBody) continue
      for (const name of namesOf(method)) this.byName.set(name, [...(this.byName.get(name) ?? []), method])
    }
  }

  calledBy(caller: Part, other: Method): Called[] {
    const methods = [...callsIn(caller.body).keys()].flatMap(name => this.byName.get(name) ?? [])
    return methods.map(method => ({method, calls: this.newCalls(method, caller, other)}))
  }

  private newCalls(method: Method, caller: Part, {body, type}: Method): Call[] {
    // Where another method has its name, calls of that one mean nothing.
    const isOverloaded = type.methods.some(one => one.name === method.name && one.parameters.length === method.parameters.length)
    const keyOf = isOverloaded ? textOf : askedOf
    const others = body ? callsTo(method, body, 'of anything').map(keyOf) : []
    return callsTo(method, caller.body, 'of anything').filter(call => {
      const meaning = meaningOf(call.expression, caller.method, method, this.hierarchy)
      return meaning === 'told' ? !others.includes(keyOf(call)) : meaning === 'guessed' && !others.length
    })
  }
}

const askedOf = ({expression}: Call): string => expression.parts.receiver?.text ?? ''
const textOf = ({expression}: Call): string => expression.text

/** All that can be reached from the bodies that take part, without those. */
export function reached(start: readonly Part[], before: Method, calledBy: (caller: Part) => Called[]): Part[] {
  const parts = [...start] // grows while it is walked
  for (const caller of parts) {
    for (const {method, calls} of calledBy(caller)) {
      if (!calls.length || parts.some(part => part.method === method)) continue
      const part = partWhereCalled(method, calls, caller, before)
      if (part) parts.push(part)
    }
  }
  return parts.slice(start.length)
}

/** Of several calls the one that makes most of the method read like the body before: there the code was. */
function partWhereCalled(method: Method, calls: Call[], caller: Part, before: Method): Part | undefined {
  const inTermsOfCaller = (text: string) => substitute(text, caller.argumentsFor)
  const readings = calls.map(call => withAttributes(method, before, call, argumentsOf(method, call.expression, inTermsOfCaller)))
  if (readings.length === 1 || !method.body || !before.body) return partOf(method, readings[0])
  const old = new Set(before.body.leaves.map(leaf => leaf.text))
  const kept = readings.map(reading => method.body?.leaves.filter(leaf => old.has(substitute(leaf.text, reading))).length ?? 0)
  return partOf(method, readings[kept.indexOf(Math.max(...kept))])
}

/**
 * Attributes that the body before asked the receiver for: `basket.total` there is `total` in a method of the basket, unless
 * a parameter has the name.
 */
function withAttributes(method: Method, before: Method, {expression}: Call, texts: Map<string, string>): Map<string, string> {
  const receiver = texts.get('this') ?? expression.parts.receiver?.text
  if (receiver === undefined) return texts
  const hidden = new Set(method.parameters.map(({name}) => name))
  for (const {name} of method.type.attributes) {
    if (!hidden.has(name) && before.bodyText?.includes(`${receiver}.${name}`)) texts.set(name, `${receiver}.${name}`)
  }
  return texts
}

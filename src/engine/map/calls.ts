/**
 * Calls inside bodies, by name and number of arguments: without a compiler that is what tells methods apart.
 */
import type {Method} from '../model/code.ts'
import type {Expression} from '../model/expression.ts'
import {type Body, expressionsIn, type Statement} from '../model/statement.ts'
import {simpleName} from '../text/types.ts'
import {statementsOf} from './mapping.ts'

export interface Call {
  expression: Expression
  statement: Statement
}

const known = new WeakMap<Body, Map<string, Call[]>>()

/** All calls, creations and method references of a body by name. */
export function callsIn(body: Body): Map<string, Call[]> {
  const old = known.get(body)
  if (old) return old
  const calls = new Map<string, Call[]>()
  for (const statement of statementsOf(body)) {
    for (const expression of expressionsIn(statement)) {
      const name = calledName(expression)
      if (!name) continue
      const same = calls.get(name)
      if (same) same.push({expression, statement})
      else calls.set(name, [{expression, statement}])
    }
  }
  known.set(body, calls)
  return calls
}

/** Constructors are called as `this(…)` or `new T(…)`. */
function calledName({kind, name}: Expression): string | undefined {
  if (kind === 'call' || kind === 'method reference') return name
  return kind === 'creation' && name ? `new ${simpleName(name)}` : undefined
}

/** The names under which a method is called. */
export const namesOf = (method: Method): string[] => (method.isConstructor ? ['this', `new ${method.name}`] : [method.name])

/** Calls that may mean this method: with `own`, only those asked of the same object or type. */
export function callsTo(method: Method, body: Body, asked: 'own' | 'of anything' = 'own'): Call[] {
  const calls = callsIn(body)
  return namesOf(method)
    .flatMap(name => calls.get(name) ?? [])
    .filter(({expression}) => accepts(method, expression) && (asked === 'of anything' || isOwn(method, expression)))
}

function isOwn(method: Method, {parts: {receiver}}: Expression): boolean {
  return (
    method.isConstructor || !receiver || receiver.kind === 'this' || receiver.text === method.type.name || receiver.text.endsWith('.this')
  )
}

function accepts(method: Method, call: Expression): boolean {
  if (call.kind === 'method reference') return true
  const given = call.parts.args?.length ?? 0
  const isVariadic = method.parameters.at(-1)?.isVariadic
  return isVariadic ? given >= method.parameters.length - 1 : given === method.parameters.length
}

/** What stands in the place of each parameter, and of `this`, when the method is called so. */
export function argumentsOf(method: Method, call: Expression, view: (text: string) => string = text => text): Map<string, string> {
  const given = call.parts.args ?? []
  const texts = new Map<string, string>()
  method.parameters.forEach((parameter, i) => {
    const text = given[i] && view(given[i].text)
    if (text !== undefined && text !== parameter.name && !parameter.isVariadic) texts.set(parameter.name, text)
  })
  const {receiver} = call.parts
  if (receiver && receiver.kind !== 'this' && !method.modifiers.has('static')) texts.set('this', view(receiver.text))
  return texts
}

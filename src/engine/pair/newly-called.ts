/**
 * New methods of the same type that a body calls and the body before did not, and those they call, breadth first: where
 * extracted code would be. Their parameters are read as the arguments of the call, through all calls in between.
 */
import {argumentsOf, callsTo} from '../map/calls.ts'
import {partOf} from '../map/mapper.ts'
import type {Part} from '../map/mapping.ts'
import type {Method} from '../model/code.ts'
import {substitute} from '../text/tokens.ts'
import type {MethodPairs} from './members.ts'

export function newlyCalled(main: Part, before: Method, methods: MethodPairs): Part[] {
  const fresh = main.method.type.methods.filter(method => methods.leftAfter.has(method) && method.body && method !== main.method)
  const reached = [main] // grows while it is walked
  for (const caller of reached) {
    for (const method of fresh) {
      if (reached.some(part => part.method === method)) continue
      const [call] = callsTo(method, caller.body)
      if (!call || (before.body && callsTo(method, before.body).length)) continue
      const inTermsOfCaller = (text: string) => substitute(text, caller.argumentsFor)
      const part = partOf(method, argumentsOf(method, call.expression, inTermsOfCaller))
      if (part) reached.push(part)
    }
  }
  return reached.slice(1)
}

/** What a call gives to a parameter that nobody reads: another value changes nothing. */
import type {Code} from './code.ts'

export function isUnreadArgument(code: Code, argument: number): boolean {
  const list = code.parent(argument)
  const call = code.parent(list)
  if (code.kind(list) !== 'argument_list' || code.kind(call) !== 'method_invocation' || code.child(call, 'object') !== undefined)
    return false
  const name = code.child(call, 'name')
  const args = code.children(list)
  const called = name === undefined ? [] : methodsNamed(code, code.text(name), args.length)
  return called.length === 1 && isFixed(code, called[0].method) && !isRead(code, called[0], args.indexOf(argument))
}

interface Called {
  method: number
  parameters: number[]
}

function methodsNamed(code: Code, name: string, count: number): Called[] {
  const found: Called[] = []
  for (let method = 0; method < code.tree.count; method++) {
    if (code.kind(method) !== 'method_declaration') continue
    const [own, list] = [code.child(method, 'name'), code.child(method, 'parameters')]
    if (own === undefined || list === undefined || code.text(own) !== name) continue
    const parameters = code.children(list)
    if (parameters.length === count) found.push({method, parameters})
  }
  return found
}

/** Nothing below overrides it. */
function isFixed(code: Code, method: number): boolean {
  const type = code.around(method, /^class_declaration$/)
  const words = [...code.modifiers(method), ...(type === undefined ? [] : code.modifiers(type).filter(word => word === 'final'))]
  return words.some(word => word === 'private' || word === 'static' || word === 'final')
}

function isRead(code: Code, {method, parameters}: Called, index: number): boolean {
  const body = code.child(method, 'body')
  const name = code.child(parameters[index], 'name')
  return body === undefined || name === undefined || code.names(body).has(code.text(name))
}

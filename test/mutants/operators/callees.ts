/** A call of another method of the same type with the same parameters and result. */
import type {Code} from '../code.ts'
import {NO_CHANGE, type Operator} from '../mutation.ts'

const MANY = 4

export const changedCallee: Operator = {
  name: 'changed callee',
  kinds: ['method_invocation'],
  *propose(code, node) {
    const object = code.child(node, 'object')
    const name = code.child(node, 'name')
    if (name === undefined || (object !== undefined && code.kind(object) !== 'this')) return
    const body = code.around(node, /^(class_body|enum_body_declarations|interface_body)$/)
    if (body === undefined) return
    const methods = code.children(body).filter(member => code.kind(member) === 'method_declaration')
    const args = code.child(node, 'arguments')
    const arity = args === undefined ? 0 : code.children(args).length
    const called = methods.filter(one => nameOf(code, one) === code.text(name) && parameterTypes(code, one).length === arity)
    if (called.length !== 1) return // overloads: only a compiler knows which one is meant
    const [meant] = called
    const signature = signatureOf(code, meant)
    const same = methods.filter(one => one !== meant && signatureOf(code, one) === signature && nameOf(code, one) !== code.text(name))
    for (const other of same.slice(0, MANY)) {
      const edits = [{start: code.start(name), end: code.end(name), text: nameOf(code, other)}]
      yield {edits, excluded: doTheSame(code, meant, other) ? NO_CHANGE : undefined}
    }
  },
}

const nameOf = (code: Code, method: number): string => code.text(code.child(method, 'name') ?? method)

function parameterTypes(code: Code, method: number): string[] {
  const list = code.child(method, 'parameters')
  return list === undefined ? [] : code.children(list).map(one => code.text(code.child(one, 'type') ?? one).replace(/\s+/g, ''))
}

function signatureOf(code: Code, method: number): string {
  const result = code.child(method, 'type')
  const isStatic = code.modifiers(method).includes('static')
  return `${isStatic ? 'static ' : ''}${result === undefined ? '' : code.text(result)}(${parameterTypes(code, method).join(',')})`
}

/** The same body, or one only hands on to the other. */
function doTheSame(code: Code, one: number, other: number): boolean {
  const [a, b] = [one, other].map(method => bodyText(code, method))
  return a === b || handsOn(a, nameOf(code, other)) || handsOn(b, nameOf(code, one))
}

const handsOn = (body: string, to: string): boolean => new RegExp(`^\\{(return)?(this\\.)?${to}\\([\\w,]*\\);\\}$`).test(body)

function bodyText(code: Code, method: number): string {
  const body = code.child(method, 'body')
  return body === undefined ? '' : code.text(body).replace(/\s+/g, '')
}

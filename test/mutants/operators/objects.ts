/** A method of its own that is asked of another object: a new one of the type. */
import type {Code} from '../code.ts'
import {NO_CHANGE, NOT_COMPILED, type Operator} from '../mutation.ts'

export const otherObject: Operator = {
  name: 'other object',
  kinds: ['method_invocation'],
  *propose(code, call) {
    const name = code.child(call, 'name')
    const type = code.around(call, /^(class|enum|interface|record)_declaration$/)
    const typeName = type === undefined ? undefined : code.child(type, 'name')
    if (name === undefined || type === undefined || typeName === undefined || code.child(call, 'object') !== undefined) return
    const asked = methodOf(code, type, code.text(name))
    if (asked === undefined) return
    const at = code.start(call)
    yield {edits: [{start: at, end: at, text: `new ${code.text(typeName)}().`}], excluded: excluded(code, type, call, asked)}
  },
}

/** The only one of its name. */
function methodOf(code: Code, type: number, name: string): number | undefined {
  const found = membersOf(code, type).filter(one => code.kind(one) === 'method_declaration' && textOf(code, one, 'name') === name)
  return found.length === 1 ? found[0] : undefined
}

const membersOf = (code: Code, type: number): number[] => code.children(code.child(type, 'body') ?? type)

const textOf = (code: Code, node: number, field: string): string | undefined => {
  const child = code.child(node, field)
  return child === undefined ? undefined : code.text(child)
}

/** A static method has no object; a constructor that must be given something cannot be called so. */
function excluded(code: Code, type: number, call: number, asked: number): string | undefined {
  if (code.modifiers(asked).includes('static')) return NO_CHANGE
  if (code.around(call, /^class_body$/) !== code.child(type, 'body')) return NO_CHANGE // in a class without a name it is not told who is asked
  const makers = membersOf(code, type).filter(one => code.kind(one) === 'constructor_declaration')
  const takesNothing = makers.some(one => !code.children(code.child(one, 'parameters') ?? one).length)
  const isMade = code.kind(type) === 'class_declaration' && !code.modifiers(type).includes('abstract')
  return isMade && (!makers.length || takesNothing) ? undefined : NOT_COMPILED
}

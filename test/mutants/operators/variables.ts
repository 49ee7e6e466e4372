/** A name for another one of the same declared type: what is read or set, or what is asked. */
import type {Code} from '../code.ts'
import {NO_CHANGE, NOT_COMPILED, type Operator, type Proposal} from '../mutation.ts'
import {type Declared, isVariableUse, variablesAt} from '../scope.ts'

const MANY = 4 // others of the same type; more of them would only crowd out other places

export const wrongVariable: Operator = {
  name: 'wrong variable',
  kinds: ['identifier'],
  *propose(code, node) {
    if (!isReceiver(code, node)) yield* others(code, node)
  },
}

export const changedReceiver: Operator = {
  name: 'changed receiver',
  kinds: ['identifier'],
  *propose(code, node) {
    if (isReceiver(code, node)) yield* others(code, node)
  },
}

const isReceiver = (code: Code, node: number): boolean =>
  code.field(node) === 'object' && /^(method_invocation|field_access)$/.test(code.kind(code.parent(node)))

function* others(code: Code, node: number): Generator<Proposal> {
  if (!isVariableUse(code, node)) return
  const variables = variablesAt(code, node)
  const meant = variables.get(code.text(node))
  if (!meant || meant.type === 'var') return
  const same = [...variables.values()].filter(one => one !== meant && one.type === meant.type).slice(0, MANY)
  for (const other of same) {
    yield {edits: [{start: code.start(node), end: code.end(node), text: other.name}], excluded: objection(code, node, meant, other)}
  }
}

function objection(code: Code, node: number, meant: Declared, other: Declared): string | undefined {
  const isTarget = code.field(node) === 'left' || code.kind(code.parent(node)) === 'update_expression'
  if (isTarget ? other.isFinal : !other.hasValue) return NOT_COMPILED
  const method = code.around(node, /^(method_declaration|constructor_declaration|static_initializer|field_declaration)$/)
  if (method === undefined) return undefined
  if (isTarget && !meant.hasValue) return NOT_COMPILED // it may be the first value, without which it cannot be read
  if (other.is !== 'attribute' && code.bodyAround(node) !== other.owner && isSetAgain(code, method, other.name)) return NOT_COMPILED
  if (code.kind(method) === 'field_declaration' && other.is === 'attribute') return NOT_COMPILED // may be read before it is set
  return holdTheSame(code, method, meant.name, other.name) ? NO_CHANGE : undefined
}

/** Lambdas and anonymous classes may only read variables that are set once. */
function isSetAgain(code: Code, method: number, name: string): boolean {
  for (const one of code.inside(method)) {
    if (!/^(assignment_expression|update_expression)$/.test(code.kind(one))) continue
    const target = code.child(one, 'left') ?? code.children(one)[0]
    if (code.text(target) === name) return true
  }
  return false
}

/** One was set from the other somewhere in the method, as `this.price = price` does: both may be the same value. */
function holdTheSame(code: Code, method: number, a: string, b: string): boolean {
  for (const one of code.inside(method)) {
    const kind = code.kind(one)
    if (kind !== 'assignment_expression' && kind !== 'variable_declarator') continue
    const target = code.child(one, kind === 'variable_declarator' ? 'name' : 'left')
    const value = code.child(one, kind === 'variable_declarator' ? 'value' : 'right')
    if (target === undefined || value === undefined) continue
    const [to, from] = [target, value].map(part => code.text(part).replace(/^this\s*\.\s*/, ''))
    if ((to === a && from === b) || (to === b && from === a)) return true
  }
  return false
}

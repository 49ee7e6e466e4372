/**
 * Two neighbours of a type that changed places: constants of an enum, what a record is made of, or attributes of which one is
 * computed, and maybe from the other.
 */
import type {Code} from '../code.ts'
import {NO_CHANGE, NOT_COMPILED, type Operator} from '../mutation.ts'

export const swappedMembers: Operator = {
  name: 'swapped members',
  kinds: ['enum_constant', 'field_declaration', 'formal_parameter'],
  *propose(code, first) {
    const list = code.children(code.parent(first))
    const second = list[list.indexOf(first) + 1]
    if (second === undefined || code.kind(second) !== code.kind(first)) return
    const isPart = code.kind(code.parent(code.parent(first))) === 'record_declaration'
    if (code.kind(first) === 'formal_parameter' && !isPart) return
    yield {
      edits: [
        {start: code.start(first), end: code.end(first), text: code.text(second), isMoved: true},
        {start: code.start(second), end: code.end(second), text: code.text(first), isMoved: true},
      ],
      either: true,
      excluded: code.kind(first) === 'field_declaration' ? objection(code, first, second) : undefined,
    }
  },
}

/** Both are computed; or one is, by a method of the file that names the other one, which is no constant. */
function mayMeet(code: Code, first: number, second: number): boolean {
  const isComputed = (one: number) => code.has(one, /^method_invocation$/)
  if (isComputed(first) && isComputed(second)) return true
  const [computed, other] = isComputed(first) ? [first, second] : [second, first]
  if (!isComputed(computed) || code.modifiers(other).includes('final')) return false
  const called = code.names(computed)
  return namesOf(code, other).some(name =>
    [...code.inside(0)].some(node => {
      const own = code.kind(node) === 'method_declaration' ? code.child(node, 'name') : undefined
      return own !== undefined && called.has(code.text(own)) && code.names(node).has(name)
    }),
  )
}

function namesOf(code: Code, declaration: number): string[] {
  return code.children(declaration).flatMap(one => {
    const name = code.kind(one) === 'variable_declarator' ? code.child(one, 'name') : undefined
    return name === undefined ? [] : [code.text(name)]
  })
}

function objection(code: Code, first: number, second: number): string | undefined {
  // One of the type and one of each object are computed at different times anyway.
  const isStatic = [first, second].map(one => code.modifiers(one).includes('static'))
  if (isStatic[0] !== isStatic[1] || !mayMeet(code, first, second)) return NO_CHANGE
  const names = code.names(second)
  const isRead = namesOf(code, first).some(name => names.has(name))
  return isRead ? NOT_COMPILED : undefined
}

/** Two neighbours of a type that changed places: constants of an enum, or attributes whose values are computed in turn. */
import type {Code} from '../code.ts'
import {NO_CHANGE, NOT_COMPILED, type Operator} from '../mutation.ts'

export const swappedMembers: Operator = {
  name: 'swapped members',
  kinds: ['enum_constant', 'field_declaration'],
  *propose(code, first) {
    const list = code.children(code.parent(first))
    const second = list[list.indexOf(first) + 1]
    if (second === undefined || code.kind(second) !== code.kind(first)) return
    yield {
      edits: [
        {start: code.start(first), end: code.end(first), text: code.text(second), isMoved: true},
        {start: code.start(second), end: code.end(second), text: code.text(first), isMoved: true},
      ],
      either: true,
      excluded: code.kind(first) === 'enum_constant' ? undefined : objection(code, first, second),
    }
  },
}

function objection(code: Code, first: number, second: number): string | undefined {
  // One of the type and one of each object are computed at different times anyway.
  const isStatic = [first, second].map(one => code.modifiers(one).includes('static'))
  if (isStatic[0] !== isStatic[1] || ![first, second].every(one => code.has(one, /^method_invocation$/))) return NO_CHANGE
  const names = code.names(second)
  const isRead = code.children(first).some(one => {
    const name = code.child(one, 'name')
    return code.kind(one) === 'variable_declarator' && name !== undefined && names.has(code.text(name))
  })
  return isRead ? NOT_COMPILED : undefined
}

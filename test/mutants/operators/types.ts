/** A cast to another type, or a test for one. */
import type {Code} from '../code.ts'
import type {Operator} from '../mutation.ts'

const PRIMITIVES: Record<string, string> = {
  int: 'short',
  long: 'int',
  short: 'byte',
  byte: 'char',
  char: 'byte',
  float: 'int',
  double: 'float',
}

export const changedType: Operator = {
  name: 'changed type',
  kinds: ['cast_expression', 'instanceof_expression'],
  *propose(code, node) {
    const type = code.child(node, code.kind(node) === 'cast_expression' ? 'type' : 'right')
    if (type === undefined) return
    const other = PRIMITIVES[code.text(type)] ?? otherTested(code, code.text(type))
    if (other !== undefined) yield {edits: [{start: code.start(type), end: code.end(type), text: other}]}
  },
}

/** A class that the file casts to or tests for elsewhere. */
function otherTested(code: Code, type: string): string | undefined {
  for (const node of code.inside(0)) {
    const field = code.kind(node) === 'cast_expression' ? 'type' : code.kind(node) === 'instanceof_expression' ? 'right' : undefined
    const other = field === undefined ? undefined : code.child(node, field)
    if (other !== undefined && code.kind(other) === 'type_identifier' && code.text(other) !== type) return code.text(other)
  }
  return undefined
}

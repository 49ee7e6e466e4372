/** Two arguments of a call that changed places. */
import type {Code} from '../code.ts'
import {NO_CHANGE, NOT_COMPILED, type Operator} from '../mutation.ts'
import {variablesAt} from '../scope.ts'

/** Calls for which the order of two arguments says nothing. */
const SYMMETRIC =
  /^(Math\.(min|max|hypot|addExact|multiplyExact)|Objects\.equals|Arrays\.equals|Integer\.(min|max|sum)|Long\.(min|max|sum))$/

export const swappedArguments: Operator = {
  name: 'swapped arguments',
  kinds: ['argument_list'],
  *propose(code, node) {
    const list = code.children(node)
    for (let i = 0; i + 1 < list.length; i++) {
      const [one, other] = [list[i], list[i + 1]]
      if (same(code.text(one), code.text(other))) continue
      yield {
        edits: [
          {start: code.start(one), end: code.end(one), text: code.text(other), isMoved: true},
          {start: code.start(other), end: code.end(other), text: code.text(one), isMoved: true},
        ],
        excluded: objection(code, node, one, other),
      }
    }
  },
}

function objection(code: Code, list: number, one: number, other: number): string | undefined {
  const call = code.parent(list)
  const called = code.source.slice(code.start(call), code.start(list)).replace(/\s+/g, '')
  if (SYMMETRIC.test(called)) return NO_CHANGE
  const [a, b] = [typeOf(code, one), typeOf(code, other)]
  return a !== undefined && b !== undefined && a !== b ? NOT_COMPILED : undefined
}

/** Of literals and variables; of other expressions only a compiler knows it. */
function typeOf(code: Code, node: number): string | undefined {
  const kind = code.kind(node)
  if (kind === 'identifier') return variablesAt(code, node).get(code.text(node))?.type
  if (kind === 'string_literal') return 'String'
  if (kind === 'decimal_integer_literal') return /l$/i.test(code.text(node)) ? 'long' : 'int'
  if (kind === 'true' || kind === 'false') return 'boolean'
  return kind === 'lambda_expression' ? 'lambda' : undefined
}

const same = (a: string, b: string): boolean => a.replace(/\s+/g, '') === b.replace(/\s+/g, '')

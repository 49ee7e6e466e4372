/** `if (open)` becomes `if (!(open))`, `!open` becomes `open`. */
import type {Code} from '../code.ts'
import {NO_CHANGE, NOT_COMPILED, type Operator, type Proposal} from '../mutation.ts'

export const conditions: Operator = {
  name: 'condition',
  kinds: ['if_statement', 'while_statement', 'do_statement', 'for_statement', 'ternary_expression', 'unary_expression'],
  *propose(code, node) {
    if (code.kind(node) === 'unary_expression') {
      const [sign] = code.parts(node)
      if (code.text(sign) === '!') yield {edits: [{start: code.start(sign), end: code.end(sign), text: ''}]}
      return
    }
    const field = code.child(node, 'condition')
    if (field === undefined) return
    const condition = code.kind(field) === 'parenthesized_expression' ? code.children(field)[0] : field
    if (condition !== undefined) yield negated(code, node, condition)
  },
}

function negated(code: Code, holder: number, condition: number): Proposal {
  const text = code.text(condition)
  return {
    edits: [{start: code.start(condition), end: code.end(condition), text: `!(${text})`}],
    excluded: objection(code, holder, condition),
  }
}

function objection(code: Code, holder: number, condition: number): string | undefined {
  const kind = code.kind(holder)
  // A loop that never ends or never begins makes what follows unreachable or a value missing.
  if (/^(while|do|for)_/.test(kind) && /^(true|false)$/.test(code.text(condition))) return NOT_COMPILED
  if (code.has(condition, /^instanceof_expression$/) && declaresPattern(code, condition)) return NOT_COMPILED
  const first = code.child(holder, 'consequence')
  const second = code.child(holder, 'alternative')
  if (first !== undefined && second !== undefined && same(code.text(first), code.text(second))) return NO_CHANGE
  const isEmpty = kind === 'if_statement' && second === undefined && first !== undefined && /^(\{\s*\}|;)$/.test(code.text(first))
  return isEmpty ? NO_CHANGE : undefined
}

const same = (a: string, b: string): boolean => a.replace(/\s+/g, ' ') === b.replace(/\s+/g, ' ')

function declaresPattern(code: Code, condition: number): boolean {
  for (const one of code.inside(condition)) {
    if (code.kind(one) === 'instanceof_expression' && (code.child(one, 'name') ?? code.child(one, 'pattern')) !== undefined) return true
  }
  return false
}

/** `<` becomes `<=`, `+` becomes `-`, `i++` becomes `i--`. */
import type {Code} from '../code.ts'
import {NOT_COMPILED, type Operator} from '../mutation.ts'
import {variablesAt} from '../scope.ts'

const OTHER: Record<string, string> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '==': '!=',
  '!=': '==',
  '&&': '||',
  '||': '&&',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '%': '*',
  '&': '|',
  '|': '&',
  '^': '&',
  '<<': '>>',
  '>>': '<<',
  '>>>': '>>',
  '++': '--',
  '--': '++',
  '+=': '-=',
  '-=': '+=',
  '*=': '/=',
  '/=': '*=',
  '|=': '&=',
  '&=': '|=',
}

export const signs: Operator = {
  name: 'operator',
  kinds: ['binary_expression', 'update_expression', 'assignment_expression', 'unary_expression'],
  *propose(code, node) {
    const sign = code.parts(node).find(part => code.isLeaf(part) && /^[^\w"'\s(]+$/.test(code.text(part)))
    const text = sign === undefined ? '' : code.text(sign)
    const other = code.kind(node) === 'unary_expression' ? (text === '-' ? '' : undefined) : OTHER[text]
    if (sign === undefined || other === undefined) return
    const excluded = text.startsWith('+') && text !== '++' && joinsText(code, node) ? NOT_COMPILED : undefined
    yield {edits: [{start: code.start(sign), end: code.end(sign), text: other}], excluded}
  },
}

/** Strings can be joined, not subtracted. */
function joinsText(code: Code, node: number): boolean {
  if (code.has(node, /^(string_literal|text_block|character_literal)$/)) return true
  for (let above = code.parent(node); code.kind(above) === 'binary_expression'; above = code.parent(above)) {
    if (code.has(above, /^string_literal$/)) return true
  }
  const variables = variablesAt(code, node)
  return [...code.names(node)].some(name => variables.get(name)?.type === 'String')
}

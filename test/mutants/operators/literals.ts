/** Another number, text, character or truth. */
import {NO_CHANGE, type Operator} from '../mutation.ts'
import {isUnreadArgument} from '../unread.ts'

export const literals: Operator = {
  name: 'literal',
  kinds: [
    'decimal_integer_literal',
    'hex_integer_literal',
    'octal_integer_literal',
    'binary_integer_literal',
    'decimal_floating_point_literal',
    'string_literal',
    'character_literal',
    'true',
    'false',
  ],
  *propose(code, node) {
    const text = otherLiteral(code.kind(node), code.text(node))
    if (text === undefined) return
    const isNote = code.around(node, /^(annotation|marker_annotation)$/) !== undefined // for tools, most of which do not run with it
    const isIdle = isNote || isUnreadArgument(code, node)
    yield {edits: [{start: code.start(node), end: code.end(node), text}], excluded: isIdle ? NO_CHANGE : undefined}
  },
}

export function otherLiteral(kind: string, text: string): string | undefined {
  switch (kind) {
    case 'true':
      return 'false'
    case 'false':
      return 'true'
    case 'character_literal':
      return text === "'x'" ? "'y'" : "'x'"
    case 'string_literal':
      return text.startsWith('"""') ? text.replace(/"""$/, 'x"""') : `${text.slice(0, -1)}x"`
    case 'decimal_integer_literal':
      return text.replace(/^[\d_]+/, digits => String(BigInt(digits.replaceAll('_', '')) + 1n))
    case 'decimal_floating_point_literal':
      return text.replace(/\d/, digit => String((Number(digit) + 1) % 10))
    default:
      return text.replace(/[01](?=[lL]?$)|[2-9a-fA-F](?=[lL]?$)/, digit => (digit === '1' ? '0' : '1'))
  }
}

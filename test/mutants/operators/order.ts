/** Two neighbours that changed places, where one sets what the other reads. */
import {assignedIn, type Code, declaredIn} from '../code.ts'
import {NO_CHANGE, NOT_COMPILED, type Operator} from '../mutation.ts'
import {jumpsOut} from './jumps.ts'

export const order: Operator = {
  name: 'swapped statements',
  kinds: [
    'expression_statement',
    'local_variable_declaration',
    'if_statement',
    'for_statement',
    'enhanced_for_statement',
    'while_statement',
  ],
  *propose(code, first) {
    if (!code.isListed(first)) return
    const list = code.siblings(first)
    const second = list[list.indexOf(first) + 1]
    if (second === undefined || (!setsWhatIsRead(code, first, second) && !setsWhatIsRead(code, second, first))) return
    yield {
      edits: [
        {start: code.start(first), end: code.end(first), text: code.text(second), isMoved: true},
        {start: code.start(second), end: code.end(second), text: code.text(first), isMoved: true},
      ],
      either: true,
      excluded: objection(code, first, second),
    }
  },
}

function setsWhatIsRead(code: Code, setting: number, reading: number): boolean {
  const names = code.names(reading)
  return [...assignedIn(code, setting)].some(name => names.has(name.split('.').at(-1) ?? name))
}

function objection(code: Code, first: number, second: number): string | undefined {
  const declared = code.kind(first) === 'local_variable_declaration' ? declaredIn(code, first) : new Set<string>()
  const names = code.names(second)
  if ([...declared].some(name => names.has(name))) return NOT_COMPILED
  if (jumpsOut(code, first) || jumpsOut(code, second)) return NOT_COMPILED
  if (code.text(first) === code.text(second)) return NO_CHANGE
  return onlyCount(code, first) && onlyCount(code, second) ? NO_CHANGE : undefined
}

/** `a++;` and `a += b;`: the sum is the same in any order. */
function onlyCount(code: Code, node: number): boolean {
  const [expression] = code.children(node)
  if (code.kind(node) !== 'expression_statement') return false
  const isSum = code.parts(expression).some(part => /^(\+=|-=)$/.test(code.kind(part)))
  return code.kind(expression) === 'update_expression' || (isSum && !code.has(expression, /^(string_literal|method_invocation)$/))
}

/** A statement that runs twice. */
import {type Code, isLong, isQuiet} from '../code.ts'
import {indentAt, NO_CHANGE, NOT_COMPILED, type Operator} from '../mutation.ts'
import {jumpsOut} from './jumps.ts'

export const doubled: Operator = {
  name: 'doubled statement',
  kinds: [
    'expression_statement',
    'if_statement',
    'while_statement',
    'for_statement',
    'enhanced_for_statement',
    'try_statement',
    'try_with_resources_statement',
    'synchronized_statement',
  ],
  *propose(code, node) {
    if (!code.isListed(node) || isLong(code, node)) return
    const [start, end] = [code.start(node), code.end(node)]
    const twin = {start, end, text: code.text(node)} // a diff may show either of the two as the new one
    const copy = {start: end, end, text: `\n${indentAt(code.source, start)}${code.text(node)}`}
    yield {edits: [twin, copy], either: true, excluded: objection(code, node)}
  },
}

function objection(code: Code, node: number): string | undefined {
  if (jumpsOut(code, node)) return NOT_COMPILED // or the second is never reached
  return repeatsNothing(code, node) ? NO_CHANGE : undefined
}

/** `x = 5;` or `this.x = x;`: what is set does not depend on being set. */
function repeatsNothing(code: Code, node: number): boolean {
  const [expression] = code.children(node)
  if (code.kind(node) !== 'expression_statement' || code.kind(expression) !== 'assignment_expression') return false
  const target = code.child(expression, 'left')
  const value = code.child(expression, 'right')
  if (target === undefined || value === undefined || !code.parts(expression).some(part => code.kind(part) === '=')) return false
  const name = code.text(target).replace(/^this\s*\.\s*/, '')
  return /^[\w.]+$/.test(name) && isQuiet(code, value) && (name !== code.text(target) || !code.names(value).has(name))
}

/** A statement that stood in a loop or a `try` and stands before or behind it now. */
import {type Code, declaredIn, isQuiet} from '../code.ts'
import {indentAt, NO_CHANGE, NOT_COMPILED, type Operator, type Proposal, removal} from '../mutation.ts'
import {jumpsOut} from './jumps.ts'

const HOLDERS = /^(while|do|for|enhanced_for|try|try_with_resources)_statement$/

export const movedOut: Operator = {
  name: 'moved out',
  kinds: ['expression_statement', 'if_statement'],
  *propose(code, node) {
    const block = code.parent(node)
    if (!code.isListed(node) || code.kind(block) !== 'block' || code.field(block) !== 'body') return
    const holder = code.parent(block)
    if (!HOLDERS.test(code.kind(holder)) || !code.isListed(holder)) return
    yield moved(code, node, holder, 'before')
    yield moved(code, node, holder, 'behind')
  },
}

function moved(code: Code, node: number, holder: number, where: 'before' | 'behind'): Proposal {
  const gone = removal(code.source, code.start(node), code.end(node))
  const indent = indentAt(code.source, code.start(holder))
  const [from, to] = [code.start(holder), code.end(holder)]
  const put =
    where === 'before'
      ? {start: from, end: from, text: `${code.text(node)}\n${indent}`, isMoved: true}
      : {start: to, end: to, text: `\n${indent}${code.text(node)}`, isMoved: true}
  return {edits: where === 'before' ? [put, gone] : [gone, put], either: true, outOf: from, excluded: objection(code, node, holder, where)}
}

function objection(code: Code, node: number, holder: number, where: 'before' | 'behind'): string | undefined {
  const names = code.names(node)
  if (jumpsOut(code, node) || [...declaredIn(code, holder)].some(name => names.has(name))) return NOT_COMPILED
  if (!code.kind(holder).startsWith('try')) return undefined
  const list = code.siblings(node)
  // What cannot throw is not caught: at the edge of a `try` it may stand on either side.
  const isFirst = where === 'before' && list[0] === node && code.kind(holder) === 'try_statement'
  if (isFirst && setsQuietly(code, node)) return NO_CHANGE
  const hasCatch = code.children(holder).some(child => code.kind(child) === 'catch_clause')
  return where === 'behind' && list.at(-1) === node && !hasCatch && setsQuietly(code, node) ? NO_CHANGE : undefined
}

function setsQuietly(code: Code, node: number): boolean {
  const [expression] = code.children(node)
  const value = code.kind(expression) === 'assignment_expression' ? code.child(expression, 'right') : undefined
  return value !== undefined && isQuiet(code, value)
}

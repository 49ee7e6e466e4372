/** A statement that is gone. Jumps have an operator of their own. */
import {type Code, isLong} from '../code.ts'
import {emptied, NO_CHANGE, NOT_COMPILED, type Operator, removal} from '../mutation.ts'
import {jumpsOut} from './jumps.ts'

export const dropped: Operator = {
  name: 'dropped statement',
  kinds: [
    'expression_statement',
    'local_variable_declaration',
    'if_statement',
    'while_statement',
    'do_statement',
    'for_statement',
    'enhanced_for_statement',
    'try_statement',
    'try_with_resources_statement',
    'throw_statement',
    'explicit_constructor_invocation',
  ],
  *propose(code, node) {
    if (!code.isStatement(node) || isLong(code, node)) return
    if (!code.isListed(node)) {
      const isBranch = /^(consequence|alternative|body)$/.test(code.field(node)) && code.kind(node) === 'expression_statement'
      const isValue = /^(switch_rule|lambda_expression|labeled_statement)$/.test(code.kind(code.parent(node)))
      if (isBranch && !isValue) yield {edits: [emptied(code.source, code.start(node), code.end(node))]}
      return
    }
    yield {edits: [removal(code.source, code.start(node), code.end(node))], excluded: objection(code, node)}
  },
}

function objection(code: Code, node: number): string | undefined {
  const text = code.text(node).replace(/\s+/g, '')
  if (text === 'super();') return NO_CHANGE
  const assigned = /^(?:this\.)?(\w+)=(?:this\.)?(\w+);$/.exec(text)
  if (assigned && assigned[1] === assigned[2] && !text.includes('this.')) return NO_CHANGE
  if (code.kind(node) === 'local_variable_declaration') return NOT_COMPILED // whoever reads it; unread ones say nothing
  if (code.kind(node) === 'explicit_constructor_invocation') return undefined
  // A jump or a first value that is gone may leave a way without one; only a compiler knows all ways.
  if (code.kind(node) === 'throw_statement' && code.siblings(node).at(-1) === node)
    return isLastOfAll(code, node) ? NOT_COMPILED : undefined
  return jumpsOut(code, node) && isLastOfAll(code, node) ? NOT_COMPILED : setsFirst(code, node) ? NOT_COMPILED : undefined
}

/** Nothing of the method follows. */
function isLastOfAll(code: Code, node: number): boolean {
  let below = node
  for (const above of code.ancestors(node)) {
    if (/^(block|constructor_body|switch_block_statement_group)$/.test(code.kind(above)) && code.siblings(below).at(-1) !== below)
      return false
    if (/^(method_declaration|constructor_declaration|lambda_expression)$/.test(code.kind(above))) return true
    below = above
  }
  return true
}

/** Gives a variable its first value that was declared without one. */
function setsFirst(code: Code, node: number): boolean {
  for (const above of code.ancestors(node)) {
    for (const sibling of code.kind(above) === 'block' ? code.children(above) : []) {
      if (sibling >= node) break
      if (code.kind(sibling) !== 'local_variable_declaration') continue
      for (const declarator of code.children(sibling)) {
        const name = code.child(declarator, 'name')
        if (name === undefined || code.child(declarator, 'value') !== undefined) continue
        for (const one of code.inside(node)) {
          const target = code.kind(one) === 'assignment_expression' ? code.child(one, 'left') : undefined
          if (target !== undefined && code.text(target) === code.text(name)) return true
        }
      }
    }
  }
  return false
}

/** A statement that is gone. Jumps have an operator of their own. */
import {assignedIn, type Code, isLong} from '../code.ts'
import {emptied, NO_CHANGE, NOT_COMPILED, type Operator, removal} from '../mutation.ts'
import {variablesAt} from '../scope.ts'
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
  if (code.text(node).replace(/\s+/g, '') === 'super();') return NO_CHANGE
  if (code.kind(node) === 'local_variable_declaration') return NOT_COMPILED // for those who read it
  // Without its last jump a method may end without a value.
  if (jumpsOut(code, node) && isLastOfAll(code, node)) return NOT_COMPILED
  return setsFirst(code, node) ? NOT_COMPILED : undefined
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
  const variables = variablesAt(code, node)
  return [...assignedIn(code, node)].some(name => variables.get(name)?.hasValue === false)
}

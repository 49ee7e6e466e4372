/** `break`, `continue` or `return` that is gone, where something follows that now runs, too. */
import type {Code} from '../code.ts'
import {emptied, NO_CHANGE, NOT_COMPILED, type Operator, type Proposal, removal} from '../mutation.ts'

export const jumps: Operator = {
  name: 'removed jump',
  kinds: ['break_statement', 'continue_statement', 'return_statement'],
  *propose(code, node) {
    if (code.kind(code.parent(node)) === 'switch_rule') return
    yield taken(code, node)
  },
}

function taken(code: Code, node: number): Proposal {
  const edit = code.isListed(node)
    ? removal(code.source, code.start(node), code.end(node))
    : emptied(code.source, code.start(node), code.end(node))
  return {edits: [edit], excluded: objection(code, node)}
}

function objection(code: Code, node: number): string | undefined {
  const next = following(code, node)
  if (next === undefined) return code.kind(node) === 'return_statement' && code.children(node).length ? NOT_COMPILED : NO_CHANGE
  const isSame = code.text(next).replace(/\s+/g, '') === code.text(node).replace(/\s+/g, '')
  return isSame ? NO_CHANGE : undefined
}

/** The statement that runs next when the jump is gone; nothing where the jump led there anyway, or out of the method. */
function following(code: Code, node: number): number | undefined {
  let below = node
  for (const above of code.ancestors(node)) {
    const kind = code.kind(above)
    if (/^(method_declaration|(compact_)?constructor_declaration|lambda_expression|static_initializer)$/.test(kind)) return undefined
    const next = nextIn(code, above, below)
    if (next !== undefined) return next
    // Past the loop that it repeats or the loop or switch that it leaves, it makes no difference where it came from.
    const isLoop = /^(while|do|for|enhanced_for)_statement$/.test(kind)
    if (code.kind(node) === 'continue_statement' && isLoop) return undefined
    if (code.kind(node) === 'break_statement' && kind === 'switch_expression') return undefined
    // At the end of a loop the next round comes first: its condition or first statement.
    if (isLoop) return code.child(above, 'body')
    below = above
  }
  return undefined
}

function nextIn(code: Code, above: number, below: number): number | undefined {
  const kind = code.kind(above)
  if (kind === 'block' || kind === 'constructor_body') return after(code.children(above), below)
  if (kind === 'switch_block_statement_group') return after(code.children(above), below)
  if (kind !== 'switch_block') return undefined
  for (const group of code.children(above)) {
    if (group <= below) continue
    const first = code.children(group).find(one => code.kind(one) !== 'switch_label')
    if (first !== undefined) return first
  }
  return undefined
}

const after = (list: number[], one: number): number | undefined => list[list.indexOf(one) + 1]

/** Holds a jump that leaves the statement itself: what follows may be unreachable without it, or with two of it. */
export function jumpsOut(code: Code, node: number): boolean {
  for (const one of code.inside(node)) {
    if (!/^(return|throw|break|continue|yield)_statement$/.test(code.kind(one))) continue
    const body = code.bodyAround(one)
    if (body === undefined || body < node) return true
  }
  return false
}

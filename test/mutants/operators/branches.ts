/** `if (a) {…} else {…}` without its `else`: the second part always runs. */
import type {Code} from '../code.ts'
import {NO_CHANGE, type Operator, REFACTORING, removal} from '../mutation.ts'

export const branches: Operator = {
  name: 'else',
  kinds: ['if_statement'],
  *propose(code, node) {
    const word = code.parts(node).find(part => code.kind(part) === 'else')
    const first = code.child(node, 'consequence')
    const second = code.child(node, 'alternative')
    if (word === undefined || first === undefined || second === undefined) return
    if (!code.isListed(node)) return // what follows would belong to something else
    yield {edits: [removal(code.source, code.start(word), code.end(word))], excluded: objection(code, first, second)}
  },
}

function objection(code: Code, first: number, second: number): string | undefined {
  if (/^(\{\s*\}|;)$/.test(code.text(second))) return NO_CHANGE
  return mayLeave(code, first) ? REFACTORING : undefined // an `else` after a jump is a matter of taste
}

/** Ends in a jump, or in something that may be one: what follows is not reached from here. */
function mayLeave(code: Code, statement: number): boolean {
  const kind = code.kind(statement)
  if (kind === 'block') {
    const last = code.children(statement).at(-1)
    return last !== undefined && mayLeave(code, last)
  }
  if (kind === 'if_statement') {
    const first = code.child(statement, 'consequence')
    const second = code.child(statement, 'alternative')
    return first !== undefined && second !== undefined && mayLeave(code, first) && mayLeave(code, second)
  }
  return /^(return|throw|break|continue|yield|try|try_with_resources|synchronized|while|do|for|labeled)_statement$|^switch_expression$/.test(
    kind,
  )
}

/** `synchronized` or `volatile` that is gone. */
import type {Code} from '../code.ts'
import {type Operator, type Proposal, removal} from '../mutation.ts'

export const locks: Operator = {
  name: 'removed lock',
  kinds: ['synchronized_statement', 'modifiers'],
  *propose(code, node) {
    if (code.kind(node) === 'synchronized_statement') yield* withoutLock(code, node)
    else {
      for (const word of code.parts(node)) {
        if (/^(synchronized|volatile)$/.test(code.kind(word))) yield {edits: [removal(code.source, code.start(word), code.end(word))]}
      }
    }
  },
}

/** The block stays, and with it its lines. */
function* withoutLock(code: Code, node: number): Generator<Proposal> {
  const body = code.child(node, 'body')
  if (body !== undefined) yield {edits: [{start: code.start(node), end: code.start(body), text: ''}]}
}

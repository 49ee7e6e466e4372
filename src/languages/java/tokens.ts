/**
 * The tokens of a file: the leaves of its tree, with comments, strings and characters whole.
 */
import type {Tokens} from '../../engine/model/tokens.ts'
import {isLeaf, kindOf, type SyntaxTree} from '../../syntax/tree.ts'

const COMMENTS = new Set(['line_comment', 'block_comment'])
const WHOLE = new Set([...COMMENTS, 'string_literal', 'character_literal'])

export function tokensOf(tree: SyntaxTree): Tokens {
  const nodes: number[] = []
  for (let node = 0; node < tree.count; ) {
    if (isLeaf(tree, node) || WHOLE.has(kindOf(tree, node))) {
      if (tree.end[node] > tree.start[node]) nodes.push(node)
      node = tree.next[node]
    } else node++
  }
  return {
    count: nodes.length,
    start: Uint32Array.from(nodes, node => tree.start[node]),
    end: Uint32Array.from(nodes, node => tree.end[node]),
    isComment: Uint8Array.from(nodes, node => (COMMENTS.has(kindOf(tree, node)) ? 1 : 0)),
  }
}

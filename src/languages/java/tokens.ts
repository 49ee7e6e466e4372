/**
 * The tokens of a file: the leaves of its tree, with comments, strings and characters whole.
 */
import type {Tokens} from '../../engine/model/tokens.ts'
import type {Grammar, SyntaxTree} from '../../syntax/tree.ts'

const COMMENTS = ['line_comment', 'block_comment']
const WHOLE = ['string_literal', 'character_literal']

const INNER = 0
const TOKEN = 1
const COMMENT = 2

export function tokensOf(tree: SyntaxTree): Tokens {
  const {kind, start, end, next, count} = tree
  const parts = partsOf(tree.grammar)
  const tokens = {start: new Uint32Array(count), end: new Uint32Array(count), isComment: new Uint8Array(count)}
  let found = 0
  for (let node = 0; node < count; ) {
    const part = parts[kind[node]]
    const isToken = next[node] === node + 1 || part === TOKEN || part === COMMENT
    if (isToken && end[node] > start[node]) {
      tokens.start[found] = start[node]
      tokens.end[found] = end[node]
      if (part === COMMENT) tokens.isComment[found] = 1
      found++
    }
    node = isToken ? next[node] : node + 1
  }
  return {
    count: found,
    start: tokens.start.slice(0, found),
    end: tokens.end.slice(0, found),
    isComment: tokens.isComment.slice(0, found),
  }
}

const known = new WeakMap<Grammar, Uint8Array>()

/** By the number of the kind: files have many more nodes than a language has kinds. */
function partsOf(grammar: Grammar): Uint8Array {
  const parts = known.get(grammar) ?? Uint8Array.from(grammar.kinds, partOf)
  known.set(grammar, parts)
  return parts
}

const partOf = (kind: string): number => (COMMENTS.includes(kind) ? COMMENT : WHOLE.includes(kind) ? TOKEN : INNER)

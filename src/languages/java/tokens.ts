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
  const nodes = new Uint32Array(count)
  let found = 0
  for (let node = 0; node < count; ) {
    const isToken = next[node] === node + 1 || (parts[kind[node]] ?? INNER) !== INNER
    if (isToken && end[node] > start[node]) nodes[found++] = node
    node = isToken ? next[node] : node + 1
  }
  const tokens = {count: found, start: new Uint32Array(found), end: new Uint32Array(found), isComment: new Uint8Array(found)}
  for (let i = 0; i < found; i++) {
    tokens.start[i] = start[nodes[i]]
    tokens.end[i] = end[nodes[i]]
    tokens.isComment[i] = parts[kind[nodes[i]]] === COMMENT ? 1 : 0
  }
  return tokens
}

const known = new WeakMap<Grammar, Uint8Array>()

/** By the number of the kind: files have many more nodes than a language has kinds. */
function partsOf(grammar: Grammar): Uint8Array {
  const parts = known.get(grammar) ?? Uint8Array.from(grammar.kinds, partOf)
  known.set(grammar, parts)
  return parts
}

const partOf = (kind: string): number => (COMMENTS.includes(kind) ? COMMENT : WHOLE.includes(kind) ? TOKEN : INNER)

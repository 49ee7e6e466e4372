/**
 * The text of a node without comments and without blanks but those that keep two words, or two signs, apart:
 * two pieces of code that differ in layout only have the same canonical text. Inside statements, what has statements of
 * its own (a lambda's block, an anonymous class, the cases of a switch) is left out as `{}`: it is compared by itself.
 */
import {isLeaf, kindOf, type SyntaxTree} from '../../syntax/tree.ts'

export function canonicalText(tree: SyntaxTree, from: number, nested: 'whole' | 'left out'): string {
  const to = tree.next[from]
  let text = ''
  let last = 0 // the last character; asking the growing text for it would copy the text each time
  for (let node = from; node < to; ) {
    const kind = kindOf(tree, node)
    if (nested === 'left out' && node !== from && isNested(tree, node, kind)) {
      text += '{}'
      last = CLOSING_BRACE
      node = tree.next[node]
      continue
    }
    if (kind === 'line_comment' || kind === 'block_comment') {
      node = tree.next[node]
      continue
    }
    const whole = kind === 'string_literal' || kind === 'character_literal'
    if (!whole && !isLeaf(tree, node)) {
      node++
      continue
    }
    const start = tree.start[node]
    const end = tree.end[node]
    if (end > start) {
      if (needsBlank(last, tree.text.charCodeAt(start))) text += ' '
      text += tree.text.slice(start, end)
      last = tree.text.charCodeAt(end - 1)
    }
    node = tree.next[node]
  }
  return text
}

const CLOSING_BRACE = 125

/** True for what holds statements inside an expression. */
function isNested(tree: SyntaxTree, node: number, kind: string): boolean {
  if (kind === 'block') return kindOf(tree, tree.parent[node]) === 'lambda_expression'
  if (kind === 'class_body') return kindOf(tree, tree.parent[node]) === 'object_creation_expression'
  return kind === 'switch_block'
}

function needsBlank(last: number, first: number): boolean {
  if (isWord(last)) return isWord(first)
  return last === first && (last === 43 || last === 45) // `a + +b`, `a - -b`
}

const isWord = (code: number): boolean =>
  (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 48 && code <= 57) || code === 95 || code === 36 || code > 127

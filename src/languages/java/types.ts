/**
 * Types as they are written in descriptions: dots and arguments in place, `,` without blank, `? extends X`, no
 * annotations but those on dimensions.
 */
import type {TypeUse} from '../../engine/model/code.ts'
import {childrenOf, isLeaf, kindOf, type SyntaxTree, textOf} from '../../syntax/tree.ts'

export function typeText(tree: SyntaxTree, node: number): string {
  const kind = kindOf(tree, node)
  if (kind === 'annotation' || kind === 'marker_annotation' || kind === 'line_comment' || kind === 'block_comment') return ''
  if (kind === 'dimensions') return dimensions(tree, node)
  if (isLeaf(tree, node)) return textOf(tree, node)
  if (kind === 'wildcard') return words(tree, node)
  return childrenOf(tree, node)
    .map(child => typeText(tree, child))
    .join('')
}

/** `? extends X`: the only place where parts of a type are kept apart by a blank. */
function words(tree: SyntaxTree, node: number): string {
  return childrenOf(tree, node)
    .map(child => typeText(tree, child))
    .filter(part => part)
    .join(' ')
}

export function dimensions(tree: SyntaxTree, node: number): string {
  return childrenOf(tree, node)
    .map(child => (kindOf(tree, child).endsWith('annotation') ? ` ${textOf(tree, child)} ` : textOf(tree, child)))
    .join('')
}

export const typeUse = (tree: SyntaxTree, node: number, suffix = ''): TypeUse => ({
  text: typeText(tree, node) + suffix,
  start: tree.start[node],
  end: tree.end[node],
})

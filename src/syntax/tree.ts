/**
 * A syntax tree in plain arrays, pre-order: node 0 is the root, the first child of `i` is `i + 1`, its next sibling is
 * `next[i]`. Copied once out of the parser's memory, which is then freed; 19 bytes a node.
 */
export interface SyntaxTree {
  readonly text: string
  readonly grammar: Grammar
  readonly count: number
  /** Index into `grammar.kinds`. */
  readonly kind: Uint16Array
  /** Index into `grammar.fields`; 0 is no field. */
  readonly field: Uint8Array
  /** Offsets in UTF-16 units. */
  readonly start: Uint32Array
  readonly end: Uint32Array
  readonly parent: Int32Array
  /** The index just after the node's last descendant. */
  readonly next: Uint32Array
  readonly depth: number
  readonly hasError: boolean
}

export interface Grammar {
  /** Kinds of nodes by id; anonymous ones such as `{` carry their text. Errors have an id of their own, see `ERROR`. */
  readonly kinds: readonly string[]
  readonly named: readonly boolean[]
  readonly fields: readonly string[]
}

/** The id tree-sitter gives to nodes it could not make sense of. */
export const ERROR = 65535

export const kindOf = (tree: SyntaxTree, node: number): string =>
  tree.kind[node] === ERROR ? 'ERROR' : tree.grammar.kinds[tree.kind[node]]

export const fieldOf = (tree: SyntaxTree, node: number): string => tree.grammar.fields[tree.field[node]]

export const isNamed = (tree: SyntaxTree, node: number): boolean => tree.kind[node] === ERROR || tree.grammar.named[tree.kind[node]]

export const textOf = (tree: SyntaxTree, node: number): string => tree.text.slice(tree.start[node], tree.end[node])

export const isLeaf = (tree: SyntaxTree, node: number): boolean => tree.next[node] === node + 1

export function childrenOf(tree: SyntaxTree, node: number): number[] {
  const children: number[] = []
  for (let child = node + 1; child < tree.next[node]; child = tree.next[child]) children.push(child)
  return children
}

export function childByField(tree: SyntaxTree, node: number, field: string): number | undefined {
  const id = tree.grammar.fields.indexOf(field)
  for (let child = node + 1; child < tree.next[node]; child = tree.next[child]) if (tree.field[child] === id) return child
  return undefined
}

export function childOfKind(tree: SyntaxTree, node: number, kind: string): number | undefined {
  for (let child = node + 1; child < tree.next[node]; child = tree.next[child]) if (kindOf(tree, child) === kind) return child
  return undefined
}

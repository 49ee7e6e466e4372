/**
 * Copies a tree-sitter tree into plain arrays. The raw cursor calls cost a quarter of the public ones; they are internal
 * to web-tree-sitter, so the public cursor stays as the way to go when they are missing, and a test holds both equal.
 */
import type {Tree, TreeCursor} from 'web-tree-sitter'
import type {Grammar, SyntaxTree} from './tree.ts'

/** What emscripten fills in: the functions behind web-tree-sitter's cursor. */
export interface RawRuntime {
  setValue?(address: number, value: number, type: 'i32'): void
  getValue?(address: number, type: 'i32'): number
  _ts_init?(): number
  _ts_tree_cursor_current_node_type_id_wasm?(tree: number): number
  _ts_tree_cursor_start_index_wasm?(tree: number): number
  _ts_tree_cursor_end_index_wasm?(tree: number): number
  _ts_tree_cursor_current_field_id_wasm?(tree: number): number
  _ts_tree_cursor_goto_first_child_wasm?(tree: number): number
  _ts_tree_cursor_goto_next_sibling_wasm?(tree: number): number
  _ts_tree_cursor_goto_parent_wasm?(tree: number): number
}

interface Cursor {
  kind(): number
  field(): number
  start(): number
  end(): number
  down(): boolean
  along(): boolean
  up(): boolean
}

export function flatten(tree: Tree, text: string, grammar: Grammar, runtime: RawRuntime): SyntaxTree {
  const {descendantCount: size, hasError} = tree.rootNode // tokens the parser invented are errors, too, but no ERROR nodes
  const walker = tree.walk()
  try {
    return isRaw(runtime)
      ? withRawCursor(runtime, walker, tree, raw => copy(raw, size, text, grammar, hasError))
      : copy(publicCursor(walker), size, text, grammar, hasError)
  } finally {
    walker.delete()
  }
}

const isRaw = (runtime: RawRuntime): runtime is Required<RawRuntime> =>
  typeof runtime._ts_tree_cursor_goto_first_child_wasm === 'function' && typeof runtime._ts_init === 'function'

function publicCursor(walker: TreeCursor): Cursor {
  return {
    kind: () => walker.nodeTypeId,
    field: () => walker.currentFieldId,
    start: () => walker.startIndex,
    end: () => walker.endIndex,
    down: () => walker.gotoFirstChild(),
    along: () => walker.gotoNextSibling(),
    up: () => walker.gotoParent(),
  }
}

/** Between loading the cursor into the transfer buffer and saving it back nothing else of web-tree-sitter may run. */
function withRawCursor<T>(runtime: Required<RawRuntime>, walker: TreeCursor, tree: Tree, use: (cursor: Cursor) => T): T {
  const state = walker as unknown as Record<number, number>
  const pointer = (tree as unknown as Record<number, number>)[0]
  const buffer = runtime._ts_init()
  for (let i = 0; i < 4; i++) runtime.setValue(buffer + 4 * i, state[i], 'i32')
  const result = use({
    kind: () => runtime._ts_tree_cursor_current_node_type_id_wasm(pointer),
    field: () => runtime._ts_tree_cursor_current_field_id_wasm(pointer),
    start: () => runtime._ts_tree_cursor_start_index_wasm(pointer),
    end: () => runtime._ts_tree_cursor_end_index_wasm(pointer),
    down: () => runtime._ts_tree_cursor_goto_first_child_wasm(pointer) === 1,
    along: () => runtime._ts_tree_cursor_goto_next_sibling_wasm(pointer) === 1,
    up: () => runtime._ts_tree_cursor_goto_parent_wasm(pointer) === 1,
  })
  for (let i = 0; i < 4; i++) state[i] = runtime.getValue(buffer + 4 * i, 'i32')
  return result
}

function copy(cursor: Cursor, size: number, text: string, grammar: Grammar, hasError: boolean): SyntaxTree {
  const kind = new Uint16Array(size)
  const field = new Uint8Array(size)
  const start = new Uint32Array(size)
  const end = new Uint32Array(size)
  const parent = new Int32Array(size)
  const next = new Uint32Array(size)
  let count = 0
  let above = -1
  let depth = 0
  let deepest = 0
  walk: for (;;) {
    const node = count++
    kind[node] = cursor.kind()
    field[node] = cursor.field()
    start[node] = cursor.start()
    end[node] = cursor.end()
    parent[node] = above
    if (cursor.down()) {
      above = node
      if (++depth > deepest) deepest = depth
      continue
    }
    next[node] = count
    while (!cursor.along()) {
      if (!cursor.up()) break walk
      next[above] = count
      above = parent[above]
      depth--
    }
  }
  return {text, grammar, count, kind, field, start, end, parent, next, depth: deepest, hasError}
}

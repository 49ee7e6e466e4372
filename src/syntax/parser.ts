/**
 * With its neighbours, the only place that knows web-tree-sitter: texts in, trees in plain arrays out.
 */
import {Edit, Language, Parser, type Point, type Tree} from 'web-tree-sitter'
import {editBetween} from './edit.ts'
import {flatten, type RawRuntime} from './flatten.ts'
import {openRuntime} from './runtime.ts'
import type {Grammar, SyntaxTree} from './tree.ts'

/** Gives the bytes of a file of the `wasm` folder. */
export type WasmLoader = (file: string) => Promise<Uint8Array>

export interface SyntaxParser {
  /**
   * Reads `text`; undefined when it takes longer than `limit` milliseconds. With `base`, the still open tree of another
   * version of the same file, untouched stretches are taken over from it.
   */
  parse(text: string, options?: {base?: OpenTree; limit?: number}): OpenTree | undefined
}

/** A tree whose memory in the parser is still held, so that another version can be read from it. */
export interface OpenTree {
  readonly flat: SyntaxTree
  close(): void
}

export interface Syntax {
  parserFor(grammarFile: string): Promise<SyntaxParser>
}

export async function openSyntax(load: WasmLoader): Promise<Syntax> {
  const raw = await openRuntime(load)
  const parsers = new Map<string, Promise<SyntaxParser>>()
  const open = async (grammarFile: string) => makeParser(await Language.load(await load(grammarFile)), raw)
  return {
    parserFor(grammarFile) {
      const known = parsers.get(grammarFile)
      if (known) return known
      const opening = open(grammarFile)
      parsers.set(grammarFile, opening)
      opening.catch(() => parsers.delete(grammarFile))
      return opening
    },
  }
}

function makeParser(language: Language, raw: RawRuntime): SyntaxParser {
  const parser = new Parser()
  parser.setLanguage(language)
  const grammar = grammarOf(language)
  const handles = new WeakMap<OpenTree, Tree>()

  const read = (text: string, old: Tree | null, limit: number): Tree | undefined => {
    const until = Date.now() + limit
    const tree = parser.parse(text, old, {progressCallback: () => Date.now() > until})
    if (!tree) parser.reset()
    return tree ?? undefined
  }

  return {
    parse(text, {base, limit = Number.POSITIVE_INFINITY} = {}) {
      const old = base && handles.get(base)
      let tree: Tree | undefined
      if (base && old) {
        const edited = old.copy()
        edited.edit(editFor(base.flat.text, text))
        tree = read(text, edited, limit)
        edited.delete()
        // Recovery from errors depends on where the parser comes from; a full parse does not.
        if (tree?.rootNode.hasError) {
          tree.delete()
          tree = read(text, null, limit)
        }
      } else tree = read(text, null, limit)
      if (!tree) return undefined
      const held = tree
      const flat = flatten(held, text, grammar, raw)
      const open: OpenTree = {
        flat,
        close() {
          if (handles.delete(open)) held.delete()
        },
      }
      handles.set(open, held)
      return open
    },
  }
}

function editFor(before: string, after: string): Edit {
  const {start, endBefore, endAfter} = editBetween(before, after)
  return new Edit({
    startIndex: start,
    oldEndIndex: endBefore,
    newEndIndex: endAfter,
    startPosition: pointAt(before, start),
    oldEndPosition: pointAt(before, endBefore),
    newEndPosition: pointAt(after, endAfter),
  })
}

function pointAt(text: string, offset: number): Point {
  let row = 0
  let lineStart = 0
  for (let at = text.indexOf('\n'); at >= 0 && at < offset; at = text.indexOf('\n', at + 1)) {
    row++
    lineStart = at + 1
  }
  return {row, column: offset - lineStart}
}

function grammarOf(language: Language): Grammar {
  const ids = Array.from({length: language.nodeTypeCount}, (_, id) => id)
  return {
    kinds: ids.map(id => language.nodeTypeForId(id) ?? ''),
    named: ids.map(id => language.nodeTypeIsNamed(id)),
    fields: Array.from({length: language.fieldCount + 1}, (_, id) => (id ? (language.fieldNameForId(id) ?? '') : '')),
  }
}

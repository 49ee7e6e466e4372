/**
 * What tree-sitter alone needs for both versions of a commit, each parsed in full: the yardstick for everything else.
 * Nothing is copied out of the tree, so that no work of ours makes the yardstick longer.
 */
import {Language, Parser} from 'web-tree-sitter'
import {loadWasm} from '../../src/cli/wasm-loader.ts'
import {java} from '../../src/languages/java/index.ts'
import type {Change} from '../../src/library/index.ts'

export async function openFullParse(): Promise<(change: Change) => number> {
  await Parser.init({wasmBinary: await loadWasm('web-tree-sitter.wasm')})
  const parser = new Parser()
  parser.setLanguage(await Language.load(await loadWasm(java.grammar)))
  return ({before, after}) => {
    const texts = [before, after].flatMap(side =>
      Object.keys(side)
        .filter(java.accepts)
        .map(path => side[path]),
    )
    const start = performance.now()
    for (const text of texts) parser.parse(text)?.delete()
    return performance.now() - start
  }
}

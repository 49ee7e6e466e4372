import {loadWasm} from '../../../src/cli/wasm-loader.ts'
import type {SourceFile} from '../../../src/engine/model/code.ts'
import {java} from '../../../src/languages/java/index.ts'
import {openSyntax} from '../../../src/syntax/parser.ts'

const syntax = await openSyntax(loadWasm)
const parser = await syntax.parserFor(java.grammar)

export function readJava(text: string, path = 'shop/Till.java'): SourceFile {
  const tree = parser.parse(text)
  if (!tree) throw new Error('there is no time limit, so there is a tree')
  tree.close() // what is read must not need the parser's memory
  return java.read(tree.flat, path)
}

/**
 * A front end turns the syntax tree of one file into the language-neutral picture. It knows nothing of diffs.
 */
import type {SourceFile} from '../engine/model/code.ts'
import type {SyntaxTree} from '../syntax/tree.ts'

export interface FrontEnd {
  language: string
  /** File in the `wasm` folder. */
  grammar: string
  accepts(path: string): boolean
  read(tree: SyntaxTree, path: string): SourceFile
}

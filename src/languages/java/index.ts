import type {Extent, Import, SourceFile, TypeDeclaration} from '../../engine/model/code.ts'
import {withLazy} from '../../engine/model/lazy.ts'
import {Lines} from '../../engine/model/lines.ts'
import {childOfKind, childrenOf, ERROR, isLeaf, kindOf, type SyntaxTree, textOf} from '../../syntax/tree.ts'
import type {FrontEnd} from '../front-end.ts'
import {Declarations, isTypeNode} from './declarations.ts'
import {askedForByJava, METHODS_OF_OBJECT} from './known-names.ts'
import {tokensOf} from './tokens.ts'

export const java: FrontEnd = {
  language: 'Java',
  grammar: 'tree-sitter-java.wasm',
  accepts: path => path.endsWith('.java'),
  read(tree, path) {
    const file: SourceFile = withLazy(
      {
        path,
        text: tree.text,
        lines: new Lines(tree.text),
        packageName: packageName(tree),
        packageLine: packageLine(tree),
        imports: imports(tree),
        types: [] as TypeDeclaration[],
        broken: broken(tree),
        givenMethods: METHODS_OF_OBJECT,
        asksFor: askedForByJava,
      },
      {tokens: () => tokensOf(tree), anonymousTypes: () => declarations.anonymousInFile()},
    )
    const declarations = new Declarations(tree, file)
    file.types = typeNodes(tree, 0).map(node => declarations.readType(node, undefined))
    return file
  },
}

/** Top-level types; those that stand inside a broken stretch are taken as far as they were read. */
function typeNodes(tree: SyntaxTree, root: number): number[] {
  return childrenOf(tree, root).flatMap(child => {
    if (tree.kind[child] === ERROR) return typeNodes(tree, child)
    return isTypeNode(kindOf(tree, child)) ? [child] : []
  })
}

function packageName(tree: SyntaxTree): string {
  const node = childOfKind(tree, 0, 'package_declaration')
  const name = node === undefined ? undefined : childrenOf(tree, node).find(child => kindOf(tree, child).endsWith('identifier'))
  return name === undefined ? '' : textOf(tree, name).replace(/\s+/g, '')
}

function packageLine(tree: SyntaxTree): Extent | undefined {
  const node = childOfKind(tree, 0, 'package_declaration')
  return node === undefined ? undefined : {start: tree.start[node], end: tree.end[node]}
}

function imports(tree: SyntaxTree): Import[] {
  return childrenOf(tree, 0)
    .filter(node => kindOf(tree, node) === 'import_declaration')
    .map(node => {
      const parts = childrenOf(tree, node)
      const name = parts.find(child => kindOf(tree, child).endsWith('identifier'))
      const all = parts.some(child => kindOf(tree, child) === 'asterisk')
      return {
        name: (name === undefined ? '' : textOf(tree, name).replace(/\s+/g, '')) + (all ? '.*' : ''),
        isStatic: parts.some(child => kindOf(tree, child) === 'static'),
        start: tree.start[node],
        end: tree.end[node],
      }
    })
}

/** Error nodes, and tokens the parser had to invent to go on. */
function broken(tree: SyntaxTree): Extent[] {
  if (!tree.hasError) return []
  const found: Extent[] = []
  for (let node = 0; node < tree.count; ) {
    const isInvented = isLeaf(tree, node) && tree.start[node] === tree.end[node]
    const isBroken = tree.kind[node] === ERROR || isInvented
    if (isBroken) found.push({start: tree.start[node], end: tree.end[node]})
    node = isBroken ? tree.next[node] : node + 1
  }
  return found
}

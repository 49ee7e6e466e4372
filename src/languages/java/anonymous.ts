/**
 * An anonymous class is named by the way to it: `pkg.Type.method.variable.call.new T`. Each enclosing method,
 * declared variable, call and creation adds a part.
 */
import {childByField, kindOf, type SyntaxTree, textOf} from '../../syntax/tree.ts'
import {isTypeNode} from './declarations.ts'
import {typeText} from './types.ts'

export function anonymousName(tree: SyntaxTree, creation: number, packageName: string): string {
  const parts: string[] = []
  let insideType = false
  for (let node = creation; node >= 0; node = tree.parent[node]) {
    const kind = kindOf(tree, node)
    if (isTypeNode(kind)) insideType = true
    else if (insideType) continue
    const part = partOf(tree, node, kind)
    if (part) parts.unshift(part)
  }
  return [packageName, ...parts].filter(part => part).join('.')
}

function partOf(tree: SyntaxTree, node: number, kind: string): string | undefined {
  if (kind === 'object_creation_expression') {
    const type = childByField(tree, node, 'type')
    return type === undefined ? undefined : `new ${typeText(tree, type)}`
  }
  const isNamedPart = isTypeNode(kind) || NAMED.has(kind)
  const name = isNamedPart ? childByField(tree, node, 'name') : undefined
  return name === undefined ? undefined : textOf(tree, name)
}

const NAMED = new Set([
  'method_declaration',
  'constructor_declaration',
  'compact_constructor_declaration',
  'variable_declarator',
  'method_invocation',
])

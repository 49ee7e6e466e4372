/** One Java file after the change, as operators see it: its syntax tree with short ways to ask. */
import {childByField, childrenOf, fieldOf, isLeaf, isNamed, kindOf, type SyntaxTree, textOf} from '../../src/syntax/tree.ts'

/** Methods that the types of the changed files declare: simple name of the type → `name/number of parameters`. */
export type DeclaredMethods = ReadonlyMap<string, ReadonlySet<string>>

const BLOCKS = new Set(['block', 'constructor_body', 'switch_block_statement_group'])
const STATEMENT = /_statement$|^local_variable_declaration$|^switch_expression$|^explicit_constructor_invocation$|^block$|^;$/

export class Code {
  constructor(
    readonly tree: SyntaxTree,
    readonly path: string,
    readonly declared: DeclaredMethods = new Map(),
  ) {}

  get source(): string {
    return this.tree.text
  }

  kind = (node: number): string => kindOf(this.tree, node)
  field = (node: number): string => fieldOf(this.tree, node)
  text = (node: number): string => textOf(this.tree, node)
  start = (node: number): number => this.tree.start[node]
  end = (node: number): number => this.tree.end[node]
  parent = (node: number): number => this.tree.parent[node]
  child = (node: number, field: string): number | undefined => childByField(this.tree, node, field)
  isLeaf = (node: number): boolean => isLeaf(this.tree, node)

  /** With words and signs such as `{`, without comments. */
  parts = (node: number): number[] => childrenOf(this.tree, node).filter(child => !this.kind(child).endsWith('comment'))
  /** Without words, signs and comments. */
  children = (node: number): number[] => this.parts(node).filter(child => isNamed(this.tree, child))

  around(node: number, kinds: RegExp): number | undefined {
    for (const above of this.ancestors(node)) if (kinds.test(this.kind(above))) return above
    return undefined
  }

  /** The nearest first. */
  *ancestors(node: number): Generator<number> {
    for (let above = this.parent(node); above >= 0; above = this.parent(above)) yield above
  }

  /** The node and all that is in it. */
  *inside(node: number): Generator<number> {
    for (let one = node; one < this.tree.next[node]; one++) yield one
  }

  /** The method, constructor, initializer or lambda that a node belongs to. */
  bodyAround = (node: number): number | undefined =>
    this.around(node, /^(method_declaration|(compact_)?constructor_declaration|static_initializer|lambda_expression|class_body)$/)

  /** Stands in a list of statements, so that it can be taken out, doubled or moved. */
  isListed(node: number): boolean {
    return this.isStatement(node) && BLOCKS.has(this.kind(this.parent(node)))
  }

  isStatement(node: number): boolean {
    return STATEMENT.test(this.kind(node)) && this.field(node) !== 'init' && !/_expression$/.test(this.kind(this.parent(node)))
  }

  /** The statements of the list that a statement stands in. */
  siblings(node: number): number[] {
    return this.parts(this.parent(node)).filter(one => this.isStatement(one))
  }

  /** Names that are used in the node, as written. */
  names(node: number): Set<string> {
    const found = new Set<string>()
    for (const one of this.inside(node)) if (this.kind(one) === 'identifier') found.add(this.text(one))
    return found
  }

  has(node: number, kinds: RegExp): boolean {
    for (const one of this.inside(node)) if (kinds.test(this.kind(one))) return true
    return false
  }

  /** Words such as `static` among the modifiers of a declaration. */
  modifiers(declaration: number): string[] {
    const list = this.parts(declaration).find(child => this.kind(child) === 'modifiers')
    return list === undefined ? [] : this.parts(list).map(this.text)
  }
}

/** Names that a statement sets: targets of assignments, `++` and `--`; attributes by their name alone. */
export function assignedIn(code: Code, node: number): Set<string> {
  const found = new Set<string>()
  for (const one of code.inside(node)) {
    const kind = code.kind(one)
    const target =
      kind === 'assignment_expression' ? code.child(one, 'left') : kind === 'update_expression' ? code.children(one)[0] : undefined
    if (target !== undefined) found.add(code.text(target).replace(/^this\s*\.\s*/, ''))
  }
  return found
}

/** Variables that a statement declares for those after it. */
export function declaredIn(code: Code, node: number): Set<string> {
  const found = new Set<string>()
  for (const one of code.inside(node)) {
    const isDeclaration = /^(variable_declarator|formal_parameter|resource|enhanced_for_statement|catch_formal_parameter)$/.test(
      code.kind(one),
    )
    const name = isDeclaration || code.kind(one) === 'instanceof_expression' ? code.child(one, 'name') : undefined
    if (name !== undefined) found.add(code.text(name))
  }
  return found
}

/** Nothing in it can throw, call or change what others see: names, literals and plain arithmetic. */
export function isQuiet(code: Code, node: number): boolean {
  return !code.has(
    node,
    /^(method_invocation|object_creation_expression|array_access|array_creation_expression|field_access|update_expression|assignment_expression|cast_expression|lambda_expression|method_reference|switch_expression|[/%])$/,
  )
}

/** More lines than a mutant needs: what is hard to overlook proves little. */
export const isLong = (code: Code, node: number): boolean => code.text(node).split('\n').length > 10

/**
 * Expressions of Java: one reader a kind of syntax node. Reading happens inside a `Reader`, which knows the tree, the
 * stretch in which a variable declared here can be seen, and collects the variables it meets.
 */
import type {Extent, TypeDeclaration} from '../../engine/model/code.ts'
import {
  Expression,
  type ExpressionKind,
  type ExpressionParts,
  type LiteralKind,
  type TextSource,
  type Variable,
  type VariableKind,
} from '../../engine/model/expression.ts'
import {childByField, childOfKind, childrenOf, fieldOf, isNamed, kindOf, type SyntaxTree, textOf} from '../../syntax/tree.ts'
import {readModifiers} from './modifiers.ts'
import {dimensions, typeText} from './types.ts'

export interface Reader extends Base {
  scope: Extent
  variables: Variable[]
  /** Nodes inside the expression that hold statements of their own. */
  nested: number[]
}

export interface Base {
  tree: SyntaxTree
  source: TextSource
  anonymous(creation: number, body: number): TypeDeclaration
}

const LITERALS: Record<string, LiteralKind> = {
  decimal_integer_literal: 'number',
  hex_integer_literal: 'number',
  octal_integer_literal: 'number',
  binary_integer_literal: 'number',
  decimal_floating_point_literal: 'number',
  hex_floating_point_literal: 'number',
  string_literal: 'string',
  character_literal: 'character',
  true: 'boolean',
  false: 'boolean',
  null_literal: 'null',
}

type Read = (reader: Reader, node: number) => Expression

const READERS: Record<string, Read> = {
  identifier: (reader, node) => make(reader, node, 'name', [], {name: textOf(reader.tree, node)}),
  this: (reader, node) => make(reader, node, 'this', []),
  super: (reader, node) => make(reader, node, 'this', []),
  class_literal: readTypeLiteral,
  method_invocation: readCall,
  explicit_constructor_invocation: readCall,
  object_creation_expression: readCreation,
  array_creation_expression: readArrayCreation,
  array_initializer: (reader, node) => withArgs(reader, node, 'array initializer'),
  element_value_array_initializer: (reader, node) => withArgs(reader, node, 'array initializer'),
  array_access: (reader, node) => make(reader, node, 'array access', readNamed(reader, node)),
  field_access: readAttributeAccess,
  scoped_identifier: readAttributeAccess,
  method_reference: readMethodReference,
  lambda_expression: readLambda,
  binary_expression: readInfix,
  unary_expression: (reader, node) => withOperator(reader, node, 'prefix'),
  update_expression: readUpdate,
  assignment_expression: readAssignment,
  ternary_expression: (reader, node) => make(reader, node, 'conditional', readNamed(reader, node)),
  cast_expression: readCast,
  instanceof_expression: readInstanceTest,
  parenthesized_expression: (reader, node) => make(reader, node, 'parenthesized', readNamed(reader, node)),
  switch_expression: readSwitch,
}

const TYPES = new Set([
  'type_identifier',
  'scoped_type_identifier',
  'generic_type',
  'array_type',
  'integral_type',
  'floating_point_type',
  'boolean_type',
  'void_type',
  'annotated_type',
  'catch_type',
])

export function readExpression(reader: Reader, node: number): Expression {
  const kind = kindOf(reader.tree, node)
  if (LITERALS[kind]) return make(reader, node, 'literal', [], {literal: LITERALS[kind]})
  if (TYPES.has(kind)) return readTypeNode(reader, node)
  const read = READERS[kind]
  if (read) return read(reader, node)
  if (kind === 'type_pattern' || kind === 'record_pattern_component') return readPatternVariable(reader, node)
  return make(reader, node, 'other', readNamed(reader, node))
}

function make(reader: Reader, node: number, kind: ExpressionKind, children: Expression[], parts: ExpressionParts = {}): Expression {
  return new Expression(reader.source, node, kind, reader.tree.start[node], reader.tree.end[node], children, parts)
}

const isComment = (kind: string): boolean => kind === 'line_comment' || kind === 'block_comment'

function namedChildren(tree: SyntaxTree, node: number): number[] {
  return childrenOf(tree, node).filter(child => isNamed(tree, child) && !isComment(kindOf(tree, child)))
}

const readNamed = (reader: Reader, node: number): Expression[] =>
  namedChildren(reader.tree, node).map(child => readExpression(reader, child))

/** The names inside a type are nodes of their own, so that a renamed type inside arguments can be seen. */
function readTypeNode(reader: Reader, node: number): Expression {
  const inner = namedChildren(reader.tree, node)
    .filter(
      child =>
        TYPES.has(kindOf(reader.tree, child)) ||
        kindOf(reader.tree, child) === 'type_arguments' ||
        kindOf(reader.tree, child) === 'wildcard',
    )
    .flatMap(child => (TYPES.has(kindOf(reader.tree, child)) ? [child] : namedTypes(reader.tree, child)))
  return make(
    reader,
    node,
    'type',
    inner.map(child => readTypeNode(reader, child)),
    {name: typeText(reader.tree, node)},
  )
}

function namedTypes(tree: SyntaxTree, node: number): number[] {
  return namedChildren(tree, node).flatMap(child => (TYPES.has(kindOf(tree, child)) ? [child] : namedTypes(tree, child)))
}

function readArguments(reader: Reader, node: number): Expression[] {
  const list = childByField(reader.tree, node, 'arguments')
  return list === undefined ? [] : readNamed(reader, list)
}

function readCall(reader: Reader, node: number): Expression {
  const {tree} = reader
  const object = childByField(tree, node, 'object')
  const name = childByField(tree, node, 'name') ?? childByField(tree, node, 'constructor')
  // `Outer.super.call()`: the receiver is everything before the name.
  const superNode = childrenOf(tree, node).find(child => kindOf(tree, child) === 'super' && fieldOf(tree, child) === '')
  const receiver = object === undefined ? undefined : readExpression(reader, superNode ?? object)
  const args = readArguments(reader, node)
  return make(reader, node, 'call', receiver ? [receiver, ...args] : args, {
    name: name === undefined ? '' : textOf(tree, name),
    receiver,
    args,
  })
}

function readCreation(reader: Reader, node: number): Expression {
  const {tree} = reader
  const typeNode = childByField(tree, node, 'type')
  const type = typeNode === undefined ? undefined : readExpression(reader, typeNode)
  const args = readArguments(reader, node)
  const body = childOfKind(tree, node, 'class_body')
  const parts: ExpressionParts = {name: type?.name ?? '', type, args}
  if (body !== undefined) {
    reader.nested.push(body)
    parts.anonymous = () => reader.anonymous(node, body)
  }
  return make(reader, node, 'creation', type ? [type, ...args] : args, parts)
}

/** `Till.class`, which pairs like any literal: its type is no child. */
function readTypeLiteral(reader: Reader, node: number): Expression {
  const [type] = namedChildren(reader.tree, node)
  return make(reader, node, 'literal', [], {literal: 'type', type: type === undefined ? undefined : readExpression(reader, type)})
}

function readArrayCreation(reader: Reader, node: number): Expression {
  const children = readNamed(reader, node)
  const type = children.find(child => child.kind === 'type')
  return make(reader, node, 'array creation', children, {type, args: children.filter(child => child !== type)})
}

function withArgs(reader: Reader, node: number, kind: ExpressionKind): Expression {
  const args = readNamed(reader, node)
  return make(reader, node, kind, args, {args})
}

function readAttributeAccess(reader: Reader, node: number): Expression {
  const {tree} = reader
  const object = childByField(tree, node, 'object') ?? childByField(tree, node, 'scope')
  const name = childByField(tree, node, 'field') ?? childByField(tree, node, 'name')
  const receiver = object === undefined ? undefined : readExpression(reader, object)
  return make(reader, node, 'attribute access', receiver ? [receiver] : [], {name: name === undefined ? '' : textOf(tree, name), receiver})
}

function readMethodReference(reader: Reader, node: number): Expression {
  const {tree} = reader
  const children = childrenOf(tree, node)
  const receiver = readExpression(reader, children[0])
  return make(reader, node, 'method reference', [receiver], {name: textOf(tree, children[children.length - 1]), receiver})
}

/** Chains of one operator become one node with many operands: `a + b + c` has three, and long chains are not deep. */
function readInfix(reader: Reader, node: number): Expression {
  const {tree} = reader
  const operatorOf = (n: number): string => {
    const sign = childByField(tree, n, 'operator')
    return sign === undefined ? '' : textOf(tree, sign)
  }
  const operator = operatorOf(node)
  const rights: number[] = []
  let left = node
  while (kindOf(tree, left) === 'binary_expression' && operatorOf(left) === operator) {
    const right = childByField(tree, left, 'right')
    if (right !== undefined) rights.push(right)
    const further = childByField(tree, left, 'left')
    if (further === undefined) break
    left = further
  }
  const args = [left, ...rights.reverse()].map(operand => readExpression(reader, operand))
  return make(reader, node, 'infix', args, {operator, args})
}

function withOperator(reader: Reader, node: number, kind: ExpressionKind): Expression {
  const sign = childByField(reader.tree, node, 'operator')
  return make(reader, node, kind, readNamed(reader, node), {operator: sign === undefined ? '' : textOf(reader.tree, sign)})
}

function readUpdate(reader: Reader, node: number): Expression {
  const {tree} = reader
  const first = childrenOf(tree, node)[0]
  const isPrefix = !isNamed(tree, first)
  const operator = isPrefix ? textOf(tree, first) : textOf(tree, first).length ? lastSign(tree, node) : ''
  return make(reader, node, isPrefix ? 'prefix' : 'postfix', readNamed(reader, node), {operator})
}

function lastSign(tree: SyntaxTree, node: number): string {
  const signs = childrenOf(tree, node).filter(child => !isNamed(tree, child))
  return signs.length ? textOf(tree, signs[signs.length - 1]) : ''
}

function readAssignment(reader: Reader, node: number): Expression {
  const {tree} = reader
  const sign = childByField(tree, node, 'operator')
  const children = readNamed(reader, node)
  return make(reader, node, 'assignment', children, {operator: sign === undefined ? '=' : textOf(tree, sign), value: children[1]})
}

function readCast(reader: Reader, node: number): Expression {
  const children = readNamed(reader, node)
  return make(reader, node, 'cast', children, {type: children[0], value: children[children.length - 1]})
}

function readInstanceTest(reader: Reader, node: number): Expression {
  const {tree} = reader
  const name = childByField(tree, node, 'name')
  const right = childByField(tree, node, 'right')
  const children = namedChildren(tree, node)
    .filter(child => child !== name)
    .map(child => readExpression(reader, child))
  const variable =
    name === undefined || right === undefined ? undefined : declare(reader, 'pattern', name, typeText(tree, right), undefined, right, name)
  return make(reader, node, 'instance test', children, {type: children[1], variable})
}

function readPatternVariable(reader: Reader, node: number): Expression {
  const {tree} = reader
  const parts = namedChildren(tree, node)
  const name = parts.find(child => kindOf(tree, child) === 'identifier')
  const type = parts.find(child => TYPES.has(kindOf(tree, child)))
  if (name === undefined || type === undefined) return make(reader, node, 'other', readNamed(reader, node))
  const typeNode = readExpression(reader, type)
  const variable = declare(reader, 'pattern', name, typeText(tree, type), undefined, type, name)
  return make(reader, node, 'declaration', [typeNode], {name: variable.name, type: typeNode, variable})
}

function readSwitch(reader: Reader, node: number): Expression {
  const {tree} = reader
  const condition = childByField(tree, node, 'condition')
  const body = childByField(tree, node, 'body')
  if (body !== undefined) reader.nested.push(body)
  return make(reader, node, 'switch', condition === undefined ? [] : [readExpression(reader, condition)], {hasBlock: true})
}

function readLambda(reader: Reader, node: number): Expression {
  const {tree} = reader
  const parameters = childByField(tree, node, 'parameters')
  const inside: Reader = {...reader, scope: {start: tree.start[node], end: tree.end[node]}}
  const declared = parameters === undefined ? [] : lambdaParameters(inside, parameters)
  const body = childByField(tree, node, 'body')
  if (body === undefined) return make(reader, node, 'lambda', declared)
  if (kindOf(tree, body) === 'block') {
    reader.nested.push(body)
    return make(reader, node, 'lambda', declared, {args: declared, hasBlock: true})
  }
  const value = readExpression(inside, body)
  return make(reader, node, 'lambda', [...declared, value], {args: declared, value})
}

function lambdaParameters(reader: Reader, node: number): Expression[] {
  const {tree} = reader
  if (kindOf(tree, node) === 'identifier') return [untyped(reader, node)]
  if (kindOf(tree, node) === 'inferred_parameters') return namedChildren(tree, node).map(child => untyped(reader, child))
  return namedChildren(tree, node).map(child => {
    const name = childByField(tree, child, 'name')
    const type = childByField(tree, child, 'type')
    if (name === undefined || type === undefined) return readExpression(reader, child)
    const typeNode = readExpression(reader, type)
    const variable = declare(reader, 'lambda', name, typeText(tree, type), undefined, child, child)
    return make(reader, child, 'declaration', [typeNode], {name: variable.name, type: typeNode, variable})
  })
}

function untyped(reader: Reader, node: number): Expression {
  const variable = declare(reader, 'lambda', node, undefined, undefined, node, node)
  return make(reader, node, 'declaration', [], {name: variable.name, variable})
}

/** Notes a variable that is declared here; its extent runs from `first` to the end of `last`. */
export function declare(
  reader: Reader,
  kind: VariableKind,
  name: number,
  type: string | undefined,
  initializer: Expression | undefined,
  first: number,
  last: number,
  modifiers: ReadonlySet<string> = new Set(),
): Variable {
  const {tree} = reader
  const variable: Variable = {
    is: 'variable',
    kind,
    name: textOf(tree, name),
    type,
    initializer,
    modifiers,
    start: tree.start[first],
    end: tree.end[last],
    scope: reader.scope,
  }
  reader.variables.push(variable)
  return variable
}

/** `int a = 1, b[] = {}` : one declaration a variable; each has the type node, so that a changed type is seen in each. */
export function readDeclarators(reader: Reader, node: number, kind: VariableKind): Expression[] {
  const {tree} = reader
  const type = childByField(tree, node, 'type')
  const {modifiers} = readModifiers(tree, node)
  return childrenOf(tree, node)
    .filter(child => kindOf(tree, child) === 'variable_declarator')
    .flatMap(declarator => {
      const name = childByField(tree, declarator, 'name')
      if (name === undefined) return []
      const extra = childByField(tree, declarator, 'dimensions')
      const value = childByField(tree, declarator, 'value')
      const typeNode = type === undefined ? undefined : readExpression(reader, type)
      const initializer = value === undefined ? undefined : readExpression(reader, value)
      const written = type === undefined ? undefined : typeText(tree, type) + (extra === undefined ? '' : dimensions(tree, extra))
      const variable = declare(reader, kind, name, written, initializer, declarator, declarator, modifiers)
      const children = [typeNode, initializer].filter(part => part !== undefined)
      return [make(reader, declarator, 'declaration', children, {name: variable.name, type: typeNode, value: initializer, variable})]
    })
}

/** A variable of a catch clause, an enhanced for or a resource: `Type name` or `Type name = value` under one node. */
export function readSingleVariable(reader: Reader, node: number, kind: VariableKind): Expression[] {
  const {tree} = reader
  const name = childByField(tree, node, 'name')
  const type = childByField(tree, node, 'type') ?? childOfKind(tree, node, 'catch_type')
  if (name === undefined || type === undefined) return readNamed(reader, node)
  const value = kind === 'for each' ? undefined : childByField(tree, node, 'value')
  const extra = childByField(tree, node, 'dimensions')
  const typeNode = readExpression(reader, type)
  const initializer = value === undefined ? undefined : readExpression(reader, value)
  const written = typeText(tree, type) + (extra === undefined ? '' : dimensions(tree, extra))
  const {modifiers, node: modifiersNode} = readModifiers(tree, node)
  const first = kind === 'resource' ? name : (modifiersNode ?? type)
  const last = kind === 'for each' || kind === 'catch' ? (extra ?? name) : node
  const variable = declare(reader, kind, name, written, initializer, first, last, modifiers)
  const children = [typeNode, initializer].filter(part => part !== undefined)
  const shown = kind === 'for each' ? name : node
  return [make(reader, shown, 'declaration', children, {name: variable.name, type: typeNode, value: initializer, variable})]
}

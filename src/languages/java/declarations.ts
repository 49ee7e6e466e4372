/**
 * Types, methods and attributes of a Java file. Bodies and initializers are read when they are asked for.
 */
import type {Attribute, Method, Parameter, SourceFile, TypeDeclaration, TypeKind, TypeUse, Visibility} from '../../engine/model/code.ts'
import type {Expression} from '../../engine/model/expression.ts'
import {withLazy} from '../../engine/model/lazy.ts'
import {type Body, bodyOf} from '../../engine/model/statement.ts'
import {childByField, childOfKind, childrenOf, isNamed, kindOf, type SyntaxTree, textOf} from '../../syntax/tree.ts'
import {anonymousName} from './anonymous.ts'
import {canonicalText} from './canonical.ts'
import {type Base, readExpression} from './expressions.ts'
import {readModifiers, visibilityOf} from './modifiers.ts'
import {readBlock} from './statements.ts'
import {dimensions, typeText, typeUse} from './types.ts'

const TYPE_KINDS: Record<string, TypeKind> = {
  class_declaration: 'class',
  interface_declaration: 'interface',
  enum_declaration: 'enum',
  record_declaration: 'record',
  annotation_type_declaration: 'annotation',
}

export const isTypeNode = (kind: string): boolean => kind in TYPE_KINDS

export class Declarations {
  private readonly base: Base
  private readonly anonymousTypes = new Map<number, TypeDeclaration>()

  constructor(
    private readonly tree: SyntaxTree,
    private readonly file: SourceFile,
  ) {
    this.base = {
      tree,
      source: {canonical: node => canonicalText(tree, node, 'left out')},
      anonymous: (creation, body) => this.anonymous(creation, body),
    }
  }

  /** A type in a method has the name of the method before its own. */
  readType(node: number, outer: TypeDeclaration | undefined, method?: Method): TypeDeclaration {
    const {tree, file} = this
    const nameNode = childByField(tree, node, 'name')
    const name = nameNode === undefined ? '' : textOf(tree, nameNode)
    const around = outer ? outer.qualifiedName : file.packageName
    const prefix = method ? `${around}.${method.name}` : around
    const superclass = childByField(tree, node, 'superclass')
    const {modifiers, annotations} = readModifiers(tree, node)
    const type: TypeDeclaration = {
      ...this.emptyType(node, name, prefix ? `${prefix}.${name}` : name),
      kind: TYPE_KINDS[kindOf(tree, node)],
      outer,
      modifiers,
      annotations,
      visibility: visibilityOf(modifiers, outer ? defaultVisibility(outer) : 'package'),
      typeParameters: this.typeParameters(node),
      superclass: superclass === undefined ? undefined : this.typesUnder(superclass)[0],
      interfaces: this.interfaces(node),
    }
    const body = childByField(tree, node, 'body')
    if (type.kind === 'record') this.recordComponents(node, type)
    if (body !== undefined) this.readMembers(body, type)
    return type
  }

  private emptyType(node: number, name: string, qualifiedName: string): TypeDeclaration {
    return {
      is: 'type',
      kind: 'anonymous',
      name,
      qualifiedName,
      packageName: this.file.packageName,
      file: this.file,
      start: this.startWithComment(node),
      end: this.tree.end[node],
      outer: undefined,
      modifiers: new Set(),
      visibility: 'package',
      annotations: [],
      typeParameters: [],
      superclass: undefined,
      interfaces: [],
      methods: [],
      attributes: [],
      initializers: [],
      types: [],
    }
  }

  /** The class that `new T() {…}` or an enum constant with a body makes. */
  private anonymous(creation: number, body: number): TypeDeclaration {
    const {tree} = this
    const known = this.anonymousTypes.get(body)
    if (known) return known
    const type = this.emptyType(body, '', anonymousName(tree, creation, this.file.packageName))
    const made = childByField(tree, creation, 'type')
    if (made !== undefined) type.superclass = typeUse(tree, made)
    this.anonymousTypes.set(body, type)
    this.readMembers(body, type)
    return type
  }

  anonymousInFile(): TypeDeclaration[] {
    const {tree} = this
    const found: TypeDeclaration[] = []
    for (let node = 0; node < tree.count; node++) {
      if (kindOf(tree, node) !== 'class_body') continue
      const around = kindOf(tree, tree.parent[node])
      if (around === 'object_creation_expression' || around === 'enum_constant') found.push(this.anonymous(tree.parent[node], node))
    }
    return found
  }

  private readMembers(body: number, type: TypeDeclaration): void {
    const {tree} = this
    for (const member of childrenOf(tree, body)) {
      const kind = kindOf(tree, member)
      if (isTypeNode(kind)) type.types.push(this.readType(member, type))
      else if (kind === 'field_declaration' || kind === 'constant_declaration') type.attributes.push(...this.readAttributes(member, type))
      else if (kind === 'enum_constant') type.attributes.push(this.enumConstant(member, type))
      else if (kind === 'enum_body_declarations') this.readMembers(member, type)
      else if (kind === 'static_initializer' || kind === 'block') type.initializers.push(this.initializer(member, type))
      else if (METHODS.has(kind)) {
        const method = this.readMethod(member, type)
        type.methods.push(method)
        for (const local of localTypes(tree, member)) type.types.push(this.readType(local, type, method))
      }
    }
  }

  private readMethod(node: number, type: TypeDeclaration): Method {
    const {tree} = this
    const kind = kindOf(tree, node)
    const nameNode = childByField(tree, node, 'name')
    const isConstructor = kind === 'constructor_declaration' || kind === 'compact_constructor_declaration'
    const returnNode = childByField(tree, node, 'type')
    const extra = childByField(tree, node, 'dimensions')
    const throwsNode = childOfKind(tree, node, 'throws')
    const {modifiers, annotations} = readModifiers(tree, node)
    return this.withBody(
      {
        is: 'method',
        name: nameNode === undefined ? '' : textOf(tree, nameNode),
        file: this.file,
        type,
        start: this.startWithComment(node),
        end: tree.end[node],
        modifiers,
        annotations,
        visibility: visibilityOf(modifiers, defaultVisibility(type)),
        isConstructor,
        isInitializer: false,
        claimsOverride: annotations.some(({name: written}) => written === 'Override'),
        parameters: this.parameters(node),
        returnType:
          isConstructor || returnNode === undefined
            ? undefined
            : typeUse(tree, returnNode, extra === undefined ? '' : dimensions(tree, extra)),
        typeParameters: this.typeParameters(node),
        throws: throwsNode === undefined ? [] : this.typesUnder(throwsNode),
      },
      childByField(tree, node, 'body'),
    )
  }

  private initializer(node: number, type: TypeDeclaration): Method {
    const {tree} = this
    const block = kindOf(tree, node) === 'block' ? node : childOfKind(tree, node, 'block')
    return this.withBody(
      {
        is: 'method',
        name: type.name,
        file: this.file,
        type,
        start: this.startWithComment(node),
        end: tree.end[node],
        modifiers: new Set(block === node ? [] : ['static']),
        annotations: [],
        visibility: 'package',
        isConstructor: false,
        isInitializer: true,
        claimsOverride: false,
        parameters: [],
        returnType: undefined,
        typeParameters: [],
        throws: [],
      },
      block,
    )
  }

  private withBody(method: Omit<Method, 'hasBody' | 'headerEnd' | 'body' | 'bodyText'>, block: number | undefined): Method {
    const {tree, base} = this
    const headerEnd = block === undefined ? method.end : tree.start[block]
    const read: Omit<Method, 'body' | 'bodyText'> = {...method, hasBody: block !== undefined, headerEnd}
    return withLazy(read, {
      body: (): Body | undefined => (block === undefined ? undefined : bodyOf(readBlock(base, block))),
      bodyText: () => (block === undefined ? undefined : canonicalText(tree, block, 'whole')),
    })
  }

  private parameters(node: number): Parameter[] {
    const list = childByField(this.tree, node, 'parameters')
    if (list === undefined) return []
    return childrenOf(this.tree, list)
      .filter(child => ['formal_parameter', 'spread_parameter'].includes(kindOf(this.tree, child)))
      .map(child => this.parameter(child))
  }

  private parameter(node: number): Parameter {
    const {tree} = this
    const isVariadic = kindOf(tree, node) === 'spread_parameter'
    const declarator = childOfKind(tree, node, 'variable_declarator')
    const nameNode = childByField(tree, declarator ?? node, 'name')
    const type = childByField(tree, node, 'type') ?? this.typeNodes(node)[0]
    const extra = childByField(tree, node, 'dimensions')
    const {modifiers, annotations} = readModifiers(tree, node)
    return {
      is: 'parameter',
      name: nameNode === undefined ? '' : textOf(tree, nameNode),
      type:
        type === undefined
          ? undefined
          : typeUse(tree, type, (extra === undefined ? '' : dimensions(tree, extra)) + (isVariadic ? '...' : '')),
      isVariadic,
      modifiers,
      annotations,
      start: tree.start[node],
      end: tree.end[node],
    }
  }

  /** The components of a record are private attributes of the same name. */
  private recordComponents(node: number, type: TypeDeclaration): void {
    for (const component of this.parameters(node)) {
      type.attributes.push({
        is: 'attribute',
        name: component.name,
        file: this.file,
        type,
        valueType: component.type,
        isEnumConstant: false,
        modifiers: new Set(['private', 'final']),
        visibility: 'private',
        annotations: component.annotations,
        start: component.start,
        end: component.end,
        fragment: component,
        initializer: undefined,
        anonymous: undefined,
      })
    }
  }

  private readAttributes(node: number, type: TypeDeclaration): Attribute[] {
    const {tree} = this
    const typeNode = childByField(tree, node, 'type')
    const {modifiers, annotations} = readModifiers(tree, node)
    return childrenOf(tree, node)
      .filter(child => kindOf(tree, child) === 'variable_declarator')
      .map(declarator => {
        const nameNode = childByField(tree, declarator, 'name')
        const extra = childByField(tree, declarator, 'dimensions')
        const value = childByField(tree, declarator, 'value')
        const attribute: Omit<Attribute, 'initializer'> = {
          is: 'attribute',
          name: nameNode === undefined ? '' : textOf(tree, nameNode),
          file: this.file,
          type,
          valueType: typeNode === undefined ? undefined : typeUse(tree, typeNode, extra === undefined ? '' : dimensions(tree, extra)),
          isEnumConstant: false,
          modifiers,
          annotations,
          visibility: visibilityOf(modifiers, defaultVisibility(type)),
          start: this.startWithComment(node),
          end: tree.end[node],
          fragment: {start: tree.start[declarator], end: tree.end[declarator]},
          anonymous: undefined,
        }
        return this.withInitializer(attribute, value)
      })
  }

  private withInitializer(attribute: Omit<Attribute, 'initializer'>, value: number | undefined): Attribute {
    const reader = () => ({...this.base, scope: attribute.fragment, variables: [], nested: []})
    return withLazy(attribute, {
      initializer: (): Expression | undefined => (value === undefined ? undefined : readExpression(reader(), value)),
    })
  }

  private enumConstant(node: number, type: TypeDeclaration): Attribute {
    const {tree} = this
    const nameNode = childByField(tree, node, 'name')
    const body = childByField(tree, node, 'body')
    const {modifiers, annotations} = readModifiers(tree, node)
    const constant = {
      is: 'attribute' as const,
      name: nameNode === undefined ? '' : textOf(tree, nameNode),
      file: this.file,
      type,
      valueType: undefined,
      isEnumConstant: true,
      modifiers,
      annotations,
      visibility: 'public' as const,
      start: this.startWithComment(node),
      end: tree.end[node],
      fragment: {start: this.startWithComment(node), end: tree.end[node]},
      initializer: undefined,
    }
    return withLazy(constant, {
      anonymous: (): TypeDeclaration | undefined => (body === undefined ? undefined : this.anonymous(node, body)),
    })
  }

  private typeParameters(node: number): string[] {
    const list = childByField(this.tree, node, 'type_parameters')
    if (list === undefined) return []
    return childrenOf(this.tree, list)
      .filter(child => kindOf(this.tree, child) === 'type_parameter')
      .map(child => canonicalText(this.tree, child, 'whole'))
  }

  private interfaces(node: number): TypeUse[] {
    const list = childByField(this.tree, node, 'interfaces') ?? childOfKind(this.tree, node, 'extends_interfaces')
    return list === undefined ? [] : this.typesUnder(list)
  }

  private typesUnder(node: number): TypeUse[] {
    return this.typeNodes(node).map(child => typeUse(this.tree, child))
  }

  private typeNodes(node: number): number[] {
    return childrenOf(this.tree, node).flatMap(child => {
      const kind = kindOf(this.tree, child)
      if (kind === 'type_list') return this.typeNodes(child)
      const isType = isNamed(this.tree, child) && (kind.endsWith('_type') || kind.endsWith('type_identifier'))
      return isType && typeText(this.tree, child) ? [child] : []
    })
  }

  /** A documentation comment right before a declaration belongs to it. */
  private startWithComment(node: number): number {
    const {tree} = this
    const before = node - 1 // a comment has no children, so the sibling before is the node before
    const isComment = before > 0 && tree.parent[before] === tree.parent[node] && kindOf(tree, before) === 'block_comment'
    return isComment && tree.text.startsWith('/**', tree.start[before]) ? tree.start[before] : tree.start[node]
  }
}

/** The types that stand in the body of a method, but for those in other types or in anonymous classes. */
function localTypes(tree: SyntaxTree, method: number): number[] {
  const found: number[] = []
  for (let node = method + 1; node < tree.next[method]; ) {
    const kind = kindOf(tree, node)
    const isType = isTypeNode(kind)
    if (isType) found.push(node)
    node = isType || kind === 'class_body' ? tree.next[node] : node + 1
  }
  return found
}

const METHODS = new Set([
  'method_declaration',
  'constructor_declaration',
  'compact_constructor_declaration',
  'annotation_type_element_declaration',
])

const defaultVisibility = (type: TypeDeclaration): Visibility =>
  type.kind === 'interface' || type.kind === 'annotation' ? 'public' : 'package'

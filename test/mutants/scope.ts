/**
 * Which variables a name may mean at a place, with their declared types. Inherited attributes are not known; nor need
 * they be, as a wrong variable is only taken from what is declared in the file.
 */
import type {Code} from './code.ts'

export interface Declared {
  name: string
  /** As written, without blanks. */
  type: string
  is: 'local' | 'parameter' | 'attribute'
  isFinal: boolean
  /** A local that is declared without a value may not be read yet. */
  hasValue: boolean
  /** The node of the body or type it belongs to: inside another one it is captured. */
  owner: number
}

/** By name: an inner variable hides an outer one. */
export function variablesAt(code: Code, node: number): Map<string, Declared> {
  const found = new Map<string, Declared>()
  const add = (one: Declared | undefined) => {
    if (one && !found.has(one.name)) found.set(one.name, one)
  }
  let isStatic = false
  let below = node
  for (const above of code.ancestors(node)) {
    for (const one of declaredBy(code, above, below, isStatic)) add(one)
    if (code.modifiers(above).includes('static') || code.kind(above) === 'static_initializer') isStatic = true
    // Attributes of outer types are left out, but for anonymous classes, which live in a method.
    if (code.kind(above) === 'class_body' && code.kind(code.parent(above)) !== 'object_creation_expression') break
    if (/^(enum_body|interface_body|record_declaration)$/.test(code.kind(above))) break
    below = above
  }
  return found
}

function* declaredBy(code: Code, above: number, below: number, isStatic: boolean): Generator<Declared> {
  switch (code.kind(above)) {
    case 'block':
    case 'constructor_body':
    case 'switch_block_statement_group':
      for (const sibling of code.children(above)) {
        if (sibling >= below) break
        if (code.kind(sibling) === 'local_variable_declaration') yield* declarators(code, sibling, 'local')
      }
      return
    case 'for_statement': {
      const init = code.child(above, 'init')
      if (init !== undefined && init !== below && code.kind(init) === 'local_variable_declaration') yield* declarators(code, init, 'local')
      return
    }
    case 'enhanced_for_statement':
      if (code.field(below) === 'body') yield* single(code, above, 'local', true)
      return
    case 'try_with_resources_statement':
      if (code.field(below) === 'body') {
        for (const resource of code.children(code.child(above, 'resources') ?? above)) {
          if (code.kind(resource) === 'resource') yield* single(code, resource, 'local', true)
        }
      }
      return
    case 'catch_clause':
      return // types of exceptions: there is seldom a second one of the same type
    case 'method_declaration':
    case 'constructor_declaration':
    case 'lambda_expression': {
      const list = code.child(above, 'parameters')
      if (list === undefined) return
      for (const parameter of code.children(list))
        if (code.kind(parameter) === 'formal_parameter') yield* single(code, parameter, 'parameter', false)
      return
    }
    case 'class_body':
    case 'enum_body_declarations':
      for (const member of code.children(above)) {
        if (code.kind(member) !== 'field_declaration' || member === below) continue
        if (isStatic && !code.modifiers(member).includes('static')) continue
        yield* declarators(code, member, 'attribute')
      }
  }
}

function* declarators(code: Code, declaration: number, is: Declared['is']): Generator<Declared> {
  const type = code.child(declaration, 'type')
  if (type === undefined) return
  for (const declarator of code.children(declaration)) {
    if (code.kind(declarator) !== 'variable_declarator') continue
    const name = code.child(declarator, 'name')
    const dimensions = code.child(declarator, 'dimensions')
    if (name === undefined) continue
    yield {
      name: code.text(name),
      type: written(code.text(type) + (dimensions === undefined ? '' : code.text(dimensions))),
      is,
      isFinal: code.modifiers(declaration).includes('final'),
      hasValue: is === 'attribute' || code.child(declarator, 'value') !== undefined,
      owner: code.bodyAround(declaration) ?? 0,
    }
  }
}

function* single(code: Code, node: number, is: Declared['is'], inBody: boolean): Generator<Declared> {
  const type = code.child(node, 'type')
  const name = code.child(node, 'name')
  if (type === undefined || name === undefined) return
  const owner = inBody ? code.bodyAround(node) : code.around(node, /^(method_declaration|constructor_declaration|lambda_expression)$/)
  yield {
    name: code.text(name),
    type: written(code.text(type)),
    is,
    isFinal: code.modifiers(node).includes('final'),
    hasValue: true,
    owner: owner ?? 0,
  }
}

const written = (type: string): string => type.replace(/\s+/g, '')

/** A bare name that reads or writes a variable, and is none of the other things a word may be. */
export function isVariableUse(code: Code, node: number): boolean {
  if (code.kind(node) !== 'identifier' || code.field(node) === 'name' || code.field(node) === 'field') return false
  const parent = code.parent(node)
  if (code.kind(parent) === 'method_reference') return code.children(parent)[0] === node
  if (code.kind(parent) === 'lambda_expression') return code.field(node) === 'body'
  return !/^(scoped_identifier|inferred_parameters|labeled_statement|break_statement|continue_statement|switch_label|marker_annotation|annotation|element_value_pair|package_declaration|import_declaration)$/.test(
    code.kind(parent),
  )
}

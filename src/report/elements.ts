/**
 * Elements of code in words, as RefactoringMiner writes them.
 */
import type {Code, Element, LocalVariable} from '../engine/families/family.ts'
import type {Attribute, Method, TypeDeclaration} from '../engine/model/code.ts'
import type {StatementKind} from '../engine/model/statement.ts'
import {shortened} from '../engine/text/types.ts'

/** `private pay(basket Basket) : Receipt`, types as written. */
export function operation(method: Method, printed: (type: string) => string = type => type): string {
  if (method.isInitializer) return method.name
  const parameters = method.parameters.map(parameter => `${parameter.name} ${printed(parameter.type?.text ?? '')}`).join(', ')
  const abstract = method.modifiers.has('abstract') ? 'abstract ' : ''
  const result = method.returnType ? ` : ${printed(method.returnType.text)}` : ''
  return `${method.visibility} ${abstract}${method.name}(${parameters})${result}`
}

export const asWritten = (type: string): string => type
export {shortened}

/** The type of a variable or attribute as written; undefined where there is none. */
export function typeName(element: Element): string | undefined {
  if (element.is === 'attribute') return element.isEnumConstant ? element.type.name : element.valueType?.text
  if (element.is !== 'local') return undefined
  const {type} = element.variable
  return typeof type === 'string' ? type : type?.text
}

/** Two types that differ only in how much of their package is written are both printed as written. */
export function printersFor(before: string | undefined, after: string | undefined): (type: string) => string {
  const sameShortened = shortened(before ?? '') === shortened(after ?? '')
  return sameShortened && before !== after ? asWritten : shortened
}

/** `name : Type`; a lambda parameter without a written type has the type `null`. */
export function variable(local: LocalVariable, printed: (type: string) => string = shortened): string {
  const written = typeName(local)
  return `${local.variable.name} : ${written === undefined ? 'null' : printed(written)}`
}

/** Of attributes, the package also where both types are written with it. */
export const attributePrinter = (before: string | undefined, after: string | undefined): ((type: string) => string) =>
  before === after ? asWritten : printersFor(before, after)

/** `name : Type` of an attribute. */
export const field = (one: Attribute, printed: (type: string) => string = shortened): string =>
  `${one.name} : ${printed(typeName(one) ?? '')}`

/** The body of an enum constant adds an empty name to that of its enum. */
export const className = (type: TypeDeclaration): string =>
  type.kind === 'anonymous' && !type.superclass ? `${type.qualifiedName}.` : type.qualifiedName

/** `in method …`, `in initializer …`: the word for what a variable lives in. */
export const container = (method: Method): string => `${method.isInitializer ? 'initializer' : 'method'} ${operation(method)}`

export function attribute(one: Attribute, printed: (type: string) => string = shortened): string {
  if (one.isEnumConstant) return `${one.name} : ${one.type.name}`
  return `${one.visibility} ${one.name} : ${printed(one.valueType?.text ?? '')}`
}

/** The element as RefactoringMiner's JSON names it; null for code without a name. */
export function elementText(element: Element): string | null {
  switch (element.is) {
    case 'type':
      return className(element)
    case 'method':
      return operation(element, shortened)
    case 'attribute':
      return attribute(element)
    case 'local':
      return variable(element)
    case 'type use':
      return shortened(element.use.text)
    case 'code':
      return isCall(element) ? element.code.text : null
  }
}

const isCall = ({code}: Code): boolean => code.kind === 'call' || code.kind === 'method reference'

const STATEMENTS: Record<StatementKind, string> = {
  block: 'BLOCK',
  if: 'IF_STATEMENT',
  for: 'FOR_STATEMENT',
  'for each': 'ENHANCED_FOR_STATEMENT',
  while: 'WHILE_STATEMENT',
  do: 'DO_STATEMENT',
  switch: 'SWITCH_STATEMENT',
  case: 'SWITCH_CASE',
  try: 'TRY_STATEMENT',
  catch: 'CATCH_CLAUSE',
  finally: 'FINALLY_BLOCK',
  synchronized: 'SYNCHRONIZED_STATEMENT',
  label: 'LABELED_STATEMENT',
  expression: 'EXPRESSION_STATEMENT',
  declaration: 'VARIABLE_DECLARATION_STATEMENT',
  return: 'RETURN_STATEMENT',
  throw: 'THROW_STATEMENT',
  break: 'BREAK_STATEMENT',
  continue: 'CONTINUE_STATEMENT',
  yield: 'YIELD_STATEMENT',
  assert: 'ASSERT_STATEMENT',
  'constructor call': 'CONSTRUCTOR_INVOCATION',
  'super constructor call': 'SUPER_CONSTRUCTOR_INVOCATION',
  type: 'TYPE_DECLARATION',
  member: 'METHOD_DECLARATION',
  empty: 'EMPTY_STATEMENT',
}

const TYPES = {
  class: 'TYPE_DECLARATION',
  interface: 'TYPE_DECLARATION',
  enum: 'ENUM_DECLARATION',
  record: 'RECORD_DECLARATION',
  annotation: 'ANNOTATION_TYPE_DECLARATION',
  anonymous: 'ANONYMOUS_CLASS_DECLARATION',
}

const VARIABLES = {
  local: 'VARIABLE_DECLARATION_STATEMENT',
  for: 'VARIABLE_DECLARATION_EXPRESSION',
  resource: 'VARIABLE_DECLARATION_EXPRESSION',
  'for each': 'SINGLE_VARIABLE_DECLARATION',
  catch: 'SINGLE_VARIABLE_DECLARATION',
  pattern: 'SINGLE_VARIABLE_DECLARATION',
  lambda: 'LAMBDA_EXPRESSION_PARAMETER',
}

/** RefactoringMiner's `codeElementType`. */
export function elementKind(element: Element): string {
  switch (element.is) {
    case 'type':
      return TYPES[element.kind]
    case 'method':
      return element.isInitializer ? 'INITIALIZER' : 'METHOD_DECLARATION'
    case 'attribute':
      return element.isEnumConstant ? 'ENUM_CONSTANT_DECLARATION' : 'FIELD_DECLARATION'
    case 'local':
      return element.variable.is === 'parameter' ? 'SINGLE_VARIABLE_DECLARATION' : VARIABLES[element.variable.kind]
    case 'type use':
      return 'TYPE'
    case 'code':
      return 'parts' in element.code ? expressionKind(element.code.kind) : STATEMENTS[element.code.kind]
  }
}

const expressionKind = (kind: string): string =>
  ({call: 'METHOD_INVOCATION', 'method reference': 'METHOD_REFERENCE', creation: 'CLASS_INSTANCE_CREATION'})[kind] ?? 'EXPRESSION'

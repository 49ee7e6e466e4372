/**
 * Code models as indented text, so that a test shows at a glance what was read.
 */
import type {Attribute, Method, SourceFile, TypeDeclaration, TypeUse} from '../../../src/engine/model/code.ts'
import type {Expression} from '../../../src/engine/model/expression.ts'
import type {Statement} from '../../../src/engine/model/statement.ts'
import {readJava} from './read-java.ts'

/** Types and members of a file, one a line. */
export const outlineOf = (file: SourceFile): string[] => file.types.flatMap(type => typeLines(type))

function typeLines(type: TypeDeclaration): string[] {
  const head = [
    ...words(type),
    type.kind,
    type.qualifiedName + parameters(type.typeParameters),
    ...(type.superclass ? ['extends', type.superclass.text] : []),
    ...(type.interfaces.length ? ['implements', texts(type.interfaces)] : []),
  ]
  return [head.join(' '), ...indented(memberLines(type))]
}

function memberLines(type: TypeDeclaration): string[] {
  const lines = [
    ...type.attributes.flatMap(one => [attributeLine(one), ...indented(one.anonymous ? memberLines(one.anonymous) : [])]),
    ...type.initializers.map(one => `${[...one.modifiers, 'initializer'].join(' ')}`),
    ...type.methods.map(methodLine),
    ...type.types.flatMap(typeLines),
  ]
  return lines
}

const words = ({visibility, modifiers, annotations}: TypeDeclaration | Method | Attribute): string[] => [
  ...annotations.map(one => one.text),
  visibility,
  ...[...modifiers].filter(word => !['public', 'protected', 'private'].includes(word)),
]

function attributeLine(one: Attribute): string {
  const value = one.initializer ? ` = ${one.initializer.text}` : ''
  return `${words(one).join(' ')} ${one.isEnumConstant ? 'constant' : 'attribute'} ${one.name}${typed(one.valueType)}${value}`
}

function methodLine(one: Method): string {
  const list = one.parameters.map(({name, type, annotations, modifiers}) =>
    [...annotations.map(each => each.text), ...modifiers, `${name}${typed(type)}`].join(' '),
  )
  const kind = one.isConstructor ? 'constructor' : 'method'
  const thrown = one.throws.length ? ` throws ${texts(one.throws)}` : ''
  const body = one.body ? ` {${one.body.leaves.length}}` : ''
  return `${words(one).join(' ')} ${kind} ${one.name}${parameters(one.typeParameters)}(${list.join(', ')})${typed(one.returnType)}${thrown}${body}`
}

const typed = (use: TypeUse | undefined): string => (use ? ` : ${use.text}` : '')
const texts = (uses: TypeUse[]): string => uses.map(use => use.text).join(', ')
const parameters = (list: string[]): string => (list.length ? `<${list.join(', ')}>` : '')
const indented = (lines: string[]): string[] => lines.map(line => `  ${line}`)

/** The statements of a method's body, nested as they are; blocks are left out, for they only keep the shape. */
export function statementsOf(body: string): string[] {
  const [method] = readJava(`class Till { Object pay(Object given) throws Exception { ${body} } }`).types[0].methods
  if (!method.body) throw new Error('a method with braces has a body')
  return method.body.root.children.flatMap(statementLines)
}

function statementLines(statement: Statement): string[] {
  const inner = statement.children.flatMap(statementLines)
  if (statement.kind === 'block') return inner
  const variables = statement.variables.map(({kind, name, type}) => `${kind} ${name}${type === undefined ? '' : ` : ${type}`}`)
  const declared = variables.length ? `   [${variables.join(', ')}]` : ''
  return [`${statement.kind}: ${statement.text}${declared}`, ...indented(inner)]
}

/** An expression as a tree: `call f(name a, infix +(…))`. */
export function expressionOf(text: string): string {
  const [attribute] = readJava(`class Till { Object value = ${text}; }`).types[0].attributes
  if (!attribute.initializer) throw new Error('an attribute with `=` has a value')
  return expressionLine(attribute.initializer)
}

function expressionLine({kind, parts, text, children}: Expression): string {
  const word = parts.literal ?? parts.operator ?? parts.name ?? (children.length ? '' : text)
  const inner = children.length ? `(${children.map(expressionLine).join(', ')})` : ''
  return `${kind}${word ? ` ${word}` : ''}${inner}`
}

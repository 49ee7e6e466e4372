/**
 * Java with marked names: `⟦coins⟧` is the name that is asked for. Several files are told apart by a line `// path`.
 */
import {type Attribute, allTypes, type CodeModel, type Method, type TypeDeclaration} from '../../../src/engine/model/code.ts'
import {descendants, type Expression} from '../../../src/engine/model/expression.ts'
import {expressionsIn, type Statement} from '../../../src/engine/model/statement.ts'
import type {Binding, Site} from '../../../src/engine/preserve/graph/names.ts'
import {simpleName} from '../../../src/engine/text/types.ts'
import {readJava} from '../../languages/java/read-java.ts'

export interface Marked {
  model: CodeModel
  expression: Expression
  site: Site
}

export function readModel(text: string): CodeModel {
  const parts = text.split(/^\/\/ (\S+\.java)\n/m)
  const files = parts.length === 1 ? [['shop/Till.java', text]] : chunks(parts.slice(1))
  return {files: files.map(([path, content]) => readJava(content, path))}
}

const chunks = (parts: string[]): string[][] => parts.flatMap((part, i) => (i % 2 ? [] : [[part, parts[i + 1]]]))

export function readMarked(text: string): Marked {
  const word = /⟦(.+?)⟧/.exec(text)?.[1]
  if (!word) throw new Error('a name is marked as ⟦name⟧')
  const model = readModel(text.replace(/⟦(.+?)⟧/, (_, name) => `/*!*/${name}`))
  const file = model.files.find(one => one.text.includes('/*!*/'))
  const offset = (file?.text.indexOf('/*!*/') ?? 0) + '/*!*/'.length
  const found = [...everything({files: file ? [file] : []})].filter(({expression}) => isAt(expression, offset, word))
  const innermost = found.sort((a, b) => length(a.expression) - length(b.expression))[0]
  if (!innermost) throw new Error(`no expression at ⟦${word}⟧`)
  return {model, ...innermost}
}

const length = ({start, end}: Expression) => end - start

const isAt = ({start, end, name}: Expression, offset: number, word: string): boolean =>
  start <= offset && offset < end && name !== undefined && (name === word || simpleName(name) === word)

/** All expressions of bodies and values, with the method they are taken from. */
export function* everything(model: CodeModel): Generator<{expression: Expression; site: Site}> {
  for (const type of allTypes(model)) yield* inType(type)
}

function* inType(type: TypeDeclaration): Generator<{expression: Expression; site: Site}> {
  for (const method of [...type.methods, ...type.initializers]) {
    for (const expression of inMethod(method)) yield {expression, site: {type, method}}
  }
  for (const attribute of type.attributes) {
    for (const expression of inAttribute(attribute)) {
      yield {expression, site: {type, method: undefined}}
      if (expression.parts.anonymous) yield* inType(expression.parts.anonymous())
    }
    if (attribute.anonymous) yield* inType(attribute.anonymous)
  }
}

const inAttribute = ({initializer}: Attribute): Expression[] => (initializer ? [...descendants(initializer)] : [])

export function inMethod({body}: Method): Expression[] {
  const found: Expression[] = []
  const visit = (statement: Statement) => {
    found.push(...expressionsIn(statement))
    statement.children.forEach(visit)
  }
  if (body) visit(body.root)
  return found
}

/** A binding in a few words: `local coins:3` stands on line 3. */
export function wordsOf(binding: Binding, {site}: Marked): string {
  const passed = 'unseen' in binding && binding.unseen.length ? ` unless ${binding.unseen.join(', ')}` : ''
  switch (binding.is) {
    case 'variable':
      return `${binding.variable.kind} ${binding.variable.name}:${site.type.file.lines.lineAt(binding.variable.start)}`
    case 'parameter':
      return `parameter ${binding.parameter.name} of ${binding.method.name}`
    case 'attribute':
      return `attribute ${nameOf(binding.attribute.type)}.${binding.attribute.name}${passed}`
    case 'method':
      return `method ${binding.methods.map(signatureOf).join(' or ')}${passed}`
    case 'type':
      return `type ${binding.type.qualifiedName}`
    case 'label':
      return `label ${binding.statement?.text}`
    case 'outside':
      return `outside ${binding.isQualified ? '' : '?.'}${binding.name}${passed}`
  }
}

export const signatureOf = ({type, name, parameters}: Method): string =>
  `${nameOf(type)}.${name}(${parameters.map(one => one.type?.text).join(', ')})`

const nameOf = ({name, superclass}: TypeDeclaration): string => name || `new ${superclass?.text ?? ''}`

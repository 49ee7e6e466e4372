/**
 * Where a member or a type is used in the bodies and values of the changed files: name bindings read backwards. Only
 * code that has the word is looked at.
 */
import {type Attribute, allTypes, type CodeModel, type Extent, type Method, type Parameter, type TypeDeclaration} from '../../model/code.ts'
import {descendants, type Expression, type Variable} from '../../model/expression.ts'
import {expressionsIn} from '../../model/statement.ts'
import {groupBy} from '../../text/groups.ts'
import {simpleName} from '../../text/types.ts'
import type {Binding, Names, Site} from './names.ts'

export type Member = Method | Attribute | TypeDeclaration

export interface Use {
  expression: Expression
  site: Site
  /** False where it is one of several methods that only a compiler could tell apart. */
  isCertain: boolean
}

export class Uses {
  private readonly byWord = new Map<string, Omit<Use, 'isCertain'>[]>()
  private readonly inBodies = new Map<Method, Map<string, Expression[]>>()

  constructor(
    private readonly model: CodeModel,
    readonly names: Names,
  ) {}

  usesOf(declaration: Member): Use[] {
    const words = declaration.is === 'method' && declaration.isConstructor ? [declaration.name, 'this', 'super'] : [declaration.name]
    return words
      .flatMap(word => this.withWord(word))
      .flatMap(({expression, site}) => {
        const certainty = certaintyOf(this.names.bindingOf(expression, site), declaration)
        return certainty === 'no' ? [] : [{expression, site, isCertain: certainty === 'yes'}]
      })
  }

  /** Where a variable or parameter of the method is read or set. */
  usesInBody(variable: Variable | Parameter, method: Method): Expression[] {
    const site = {method, type: method.type}
    return (this.namesIn(method).get(variable.name) ?? []).filter(expression => {
      const binding = this.names.bindingOf(expression, site)
      return (binding.is === 'variable' ? binding.variable : binding.is === 'parameter' ? binding.parameter : undefined) === variable
    })
  }

  /** All names in a body, by what they are called: a body may have as many variables as lines. */
  private namesIn(method: Method): Map<string, Expression[]> {
    const known = this.inBodies.get(method)
    if (known) return known
    const names = groupBy(
      [...inMethod(method)].filter(({kind}) => kind === 'name'),
      ({name}) => name ?? '',
    )
    this.inBodies.set(method, names)
    return names
  }

  /** Whatever is called so, in the bodies and values of the changed files. */
  withWord(word: string): Omit<Use, 'isCertain'>[] {
    const known = this.byWord.get(word)
    if (known) return known
    const found = [...expressionsWith(word, this.model)]
    this.byWord.set(word, found)
    return found
  }
}

function certaintyOf(binding: Binding, declaration: Member): 'yes' | 'maybe' | 'no' {
  if (binding.is === 'method')
    return !binding.methods.some(one => one === declaration) ? 'no' : binding.methods.length > 1 ? 'maybe' : 'yes'
  const bound = binding.is === 'attribute' ? binding.attribute : binding.is === 'type' ? binding.type : undefined
  return bound === declaration ? 'yes' : 'no'
}

function* expressionsWith(word: string, model: CodeModel): Generator<Omit<Use, 'isCertain'>> {
  for (const file of model.files) {
    const places = placesOf(word, file.text)
    if (!places.length) continue
    const has = ({start, end}: Extent) => places.some(place => place >= start && place < end)
    for (const type of allTypes(file)) if (has(type)) yield* inType(type, word, has)
  }
}

/** Where a word stands by itself, comments included. */
function placesOf(word: string, text: string): number[] {
  const places: number[] = []
  if (!word) return places // a declaration in broken code may lack its name, and no name is found everywhere
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    if (!isPartOfWord(text.charCodeAt(at - 1)) && !isPartOfWord(text.charCodeAt(at + word.length))) places.push(at)
  }
  return places
}

/** Letters, digits, `_` and `$`; other alphabets count as not, which only makes for a look in vain. */
const isPartOfWord = (sign: number): boolean =>
  (sign >= 97 && sign <= 122) || (sign >= 65 && sign <= 90) || (sign >= 48 && sign <= 57) || sign === 95 || sign === 36

function* inType(type: TypeDeclaration, word: string, has: (extent: Extent) => boolean): Generator<Omit<Use, 'isCertain'>> {
  for (const method of [...type.methods, ...type.initializers]) {
    if (!has(method)) continue
    for (const expression of inMethod(method)) if (isNamed(expression, word)) yield {expression, site: {type, method}}
  }
  for (const attribute of type.attributes) {
    if (!has(attribute)) continue
    for (const expression of attribute.initializer ? descendants(attribute.initializer) : []) {
      if (isNamed(expression, word)) yield {expression, site: {type, method: undefined}}
      if (expression.parts.anonymous) yield* inType(expression.parts.anonymous(), word, has)
    }
    if (attribute.anonymous) yield* inType(attribute.anonymous, word, has)
  }
}

function* inMethod({body}: Method): Generator<Expression> {
  if (!body) return
  for (const statement of [...body.leaves, ...body.composites]) yield* expressionsIn(statement)
}

/** A declaration names what it declares and is no use of it. */
const isNamed = ({kind, name}: Expression, word: string): boolean =>
  name !== undefined && kind !== 'declaration' && (name === word || simpleName(name) === word)

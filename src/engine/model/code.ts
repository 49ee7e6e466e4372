/**
 * The language-neutral picture of code: files, types, methods and attributes. A front end fills it; what a language
 * lacks stays empty. Bodies are made when first asked for: most methods of a commit are untouched and never are.
 */
import type {Expression} from './expression.ts'
import type {Lines} from './lines.ts'
import type {Body} from './statement.ts'
import type {Tokens} from './tokens.ts'

/** One version of the changed files. */
export interface CodeModel {
  files: SourceFile[]
  /** Folders of the whole repository, where they are known. */
  directories?: readonly string[]
}

export interface SourceFile {
  path: string
  text: string
  lines: Lines
  packageName: string
  /** Where the file says which package it belongs to. */
  packageLine: Extent | undefined
  imports: Import[]
  /** Top-level types; nested ones hang below them. */
  types: TypeDeclaration[]
  /** Stretches the parser could make nothing of; nothing is said about what stands there. */
  broken: Extent[]
  /** Made when first asked for. */
  readonly tokens: Tokens
  /** Classes without a name, wherever they are made; made when first asked for. */
  readonly anonymousTypes: readonly TypeDeclaration[]
  /** Methods that every type has in this language, even one without supertypes. */
  readonly givenMethods: ReadonlySet<string>
  /** Whether the language itself, or who runs the program, asks for the member by its name. */
  asksFor(member: Method | Attribute): 'of every object' | 'where it is declared' | undefined
}

/** A stretch of a file in UTF-16 units. */
export interface Extent {
  start: number
  end: number
}

export interface Import extends Extent {
  /** The dotted name; `a.b.*` ends in `.*`. */
  name: string
  isStatic: boolean
}

/** Something declared at a place: `start` to `end` holds its comment, its modifiers and its body. */
export interface Declaration extends Extent {
  file: SourceFile
  name: string
  modifiers: ReadonlySet<string>
  visibility: Visibility
  annotations: Annotation[]
}

export type Visibility = 'public' | 'protected' | 'private' | 'package'

export interface Annotation extends Extent {
  name: string
  text: string
  /** Only a compiler reads it: a running program cannot tell whether it is there. */
  isInert: boolean
}

export type TypeKind = 'class' | 'interface' | 'enum' | 'record' | 'annotation' | 'anonymous'

export interface TypeDeclaration extends Declaration {
  is: 'type'
  kind: TypeKind
  packageName: string
  /** Dotted, with package and outer types. */
  qualifiedName: string
  /** The type it is nested in. */
  outer: TypeDeclaration | undefined
  typeParameters: string[]
  superclass: TypeUse | undefined
  interfaces: TypeUse[]
  methods: Method[]
  attributes: Attribute[]
  /** Blocks that run when a type or an instance is made. */
  initializers: Method[]
  types: TypeDeclaration[]
}

/** A type as it is used: `text` has no blanks but those inside words, no annotations. */
export interface TypeUse extends Extent {
  text: string
}

export interface Method extends Declaration {
  is: 'method'
  type: TypeDeclaration
  isConstructor: boolean
  /** A static or instance initializer: has a body and no signature. */
  isInitializer: boolean
  parameters: Parameter[]
  /** Undefined for constructors and initializers. */
  returnType: TypeUse | undefined
  typeParameters: string[]
  throws: TypeUse[]
  /** It says itself that it overrides something. */
  claimsOverride: boolean
  /** False for abstract and native methods. */
  hasBody: boolean
  /** Where modifiers, name and parameters end: at the body, or where the method ends. */
  headerEnd: number
  /** Made when first asked for: ask `hasBody` where only that matters. */
  readonly body: Body | undefined
  /** The canonical text of the body, cheaper than the body itself. */
  readonly bodyText: string | undefined
}

export interface Parameter extends Extent {
  is: 'parameter'
  name: string
  type: TypeUse | undefined
  /** `String...` */
  isVariadic: boolean
  modifiers: ReadonlySet<string>
  annotations: Annotation[]
}

export interface Attribute extends Declaration {
  is: 'attribute'
  type: TypeDeclaration
  /** Undefined for enum constants. */
  valueType: TypeUse | undefined
  isEnumConstant: boolean
  /** `name = initializer`, without modifiers and type. */
  fragment: Extent
  readonly initializer: Expression | undefined
  /** The body of an enum constant, where it has one. */
  readonly anonymous: TypeDeclaration | undefined
}

/** All types of a file or model, outer ones before the types nested in them. */
export function allTypes(model: {types: TypeDeclaration[]} | CodeModel): TypeDeclaration[] {
  const roots = 'files' in model ? model.files.flatMap(file => file.types) : model.types
  const found: TypeDeclaration[] = []
  const visit = (type: TypeDeclaration) => {
    found.push(type)
    type.types.forEach(visit)
  }
  roots.forEach(visit)
  return found
}

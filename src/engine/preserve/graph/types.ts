/**
 * What type names mean where they stand, and with that the types above a type. Nothing is guessed: a type of the same
 * simple name that cannot be seen from here is another type.
 */
import {allTypes, type CodeModel, type Declaration, type Extent, type SourceFile, type TypeDeclaration} from '../../model/code.ts'
import {groupBy} from '../../text/groups.ts'
import {type Frame, Frames, type Site} from './frames.ts'
import {importsOf} from './imports.ts'

/** A type that is not declared in the changed files. */
export interface OutsideType {
  outside: string
  /** False where only the files around tell the package. */
  isQualified: boolean
  /** A type parameter: the text it is declared with, `T extends Coin`. */
  parameter?: string
}

export type NamedType = TypeDeclaration | OutsideType

export const isDeclared = (type: NamedType | undefined): type is TypeDeclaration => type !== undefined && 'is' in type

export class Types {
  private readonly byQualifiedName: Map<string, TypeDeclaration[]>
  private readonly simpleNames: ReadonlySet<string>
  private readonly above = new Map<TypeDeclaration, NamedType[]>()
  private readonly resolved = new Map<Frame, Map<string, NamedType>>()

  constructor(
    model: CodeModel,
    readonly frames = new Frames(),
  ) {
    const types = allTypes(model)
    this.byQualifiedName = groupBy(types, type => type.qualifiedName)
    this.simpleNames = new Set(types.map(({name}) => name))
  }

  /** False for a bare name that no type of the changed files has, wherever it stands. */
  mayBeDeclared(name: string): boolean {
    return this.simpleNames.has(name)
  }

  /** What a type name means at a site, with or without type arguments; an array is never a declared type. */
  named(text: string, site: Site, offset?: number): NamedType {
    const {name, rest} = partsOf(text)
    if (rest) return {outside: name + rest, isQualified: false}
    return this.inFrame(name, offset === undefined ? this.frames.frameOf(site) : this.frames.frameAt(offset, site))
  }

  /** The type of a qualified name; where several files declare it, the nearest to who asks, if one is. */
  qualified(name: string, from: SourceFile): TypeDeclaration | undefined {
    const types = this.byQualifiedName.get(name) ?? []
    if (types.length < 2) return types[0]
    const [best, next] = types.map(type => ({type, near: nearness(type.file, from)})).sort((a, b) => b.near - a.near)
    return best.near > next.near ? best.type : undefined
  }

  /** The types that a type names as its supertypes, the superclass first. */
  directlyAbove(type: TypeDeclaration): NamedType[] {
    const known = this.above.get(type)
    if (known) return known
    this.above.set(type, []) // whoever asks while this is found out stands in a circle
    const around = this.frames.frameOf({type, method: undefined}).outer
    const uses = [...(type.superclass ? [type.superclass] : []), ...type.interfaces]
    const above = uses.map(({text}) => this.inFrame(partsOf(text).name, around ?? {type, method: undefined, outer: undefined}))
    if (type.kind === 'anonymous' && !type.superclass && around) above.push(around.type) // the body of an enum constant
    const others = above.filter(one => one !== type)
    this.above.set(type, others)
    return others
  }

  /** A type nested in another one or in the types above it. */
  member(type: TypeDeclaration, name: string, seen = new Set<TypeDeclaration>()): TypeDeclaration | undefined {
    if (seen.has(type)) return undefined
    seen.add(type)
    const own = type.types.find(one => one.name === name && one.qualifiedName === `${type.qualifiedName}.${name}`)
    if (own) return own
    for (const above of this.directlyAbove(type)) {
      const inherited = isDeclared(above) ? this.member(above, name, seen) : undefined
      if (inherited && isInheritedBy(inherited, type)) return inherited
    }
    return undefined
  }

  private inFrame(dotted: string, frame: Frame): NamedType {
    const at = this.withoutMethod(frame)
    const names = this.resolved.get(at) ?? new Map<string, NamedType>()
    const known = names.get(dotted)
    if (known) return known
    const type = this.resolve(dotted, at)
    this.resolved.set(at, names.set(dotted, type))
    return type
  }

  /** Most methods declare no types, and a type name means the same in all of them. */
  private withoutMethod(frame: Frame): Frame {
    const {method, type} = frame
    if (!method || method.typeParameters.length || type.types.some(one => isInside(one, method))) return frame
    return this.frames.frameOf({type, method: undefined})
  }

  private resolve(dotted: string, frame: Frame): NamedType {
    const [first, ...rest] = dotted.split('.')
    const start = this.around(first, frame) ?? this.inFile(first, frame.type.file)
    if (start) return this.inside(start, rest)
    if (!rest.length) return {outside: first, isQualified: false}
    return this.longestQualified(dotted, frame.type.file) ?? {outside: dotted, isQualified: isPackage(first)}
  }

  /** Type parameters, types declared in methods, nested and inherited types, and the types around themselves. */
  private around(name: string, frame: Frame): NamedType | undefined {
    for (let at: Frame | undefined = frame; at; at = at.outer) {
      const {method, type} = at
      const parameter = [...(method?.typeParameters ?? []), ...type.typeParameters].find(one => nameOfParameter(one) === name)
      if (parameter) return {outside: name, isQualified: true, parameter}
      const local = method && type.types.find(one => one.name === name && isInside(one, method))
      const found = local ?? (type.name === name ? type : this.member(type, name))
      if (found) return found
    }
    return undefined
  }

  private inFile(name: string, file: SourceFile): NamedType | undefined {
    const {types, members, wide} = importsOf(file)
    const imported = types.get(name) ?? members.get(name)?.name
    if (imported !== undefined) return this.longestQualified(imported, file) ?? {outside: imported, isQualified: true}
    const near = file.types.find(type => type.name === name) ?? this.qualified(qualify(file.packageName, name), file)
    if (near) return near
    const from = wide.find(one => this.byQualifiedName.has(one + name))
    return from === undefined ? undefined : this.qualified(from + name, file)
  }

  /** `Outer.Inner` from `Outer`: nested and inherited types. */
  private inside(start: NamedType, rest: string[]): NamedType {
    let found = start
    for (const name of rest) {
      const inner: NamedType | undefined = isDeclared(found) ? this.member(found, name) : undefined
      const whole: string = isDeclared(found) ? found.qualifiedName : found.outside
      found = inner ?? {outside: `${whole}.${name}`, isQualified: isDeclared(found) || found.isQualified}
    }
    return found
  }

  private longestQualified(dotted: string, from: SourceFile): NamedType | undefined {
    for (let end = dotted.length; end > 0; end = dotted.lastIndexOf('.', end - 1)) {
      const start = this.qualified(dotted.slice(0, end), from)
      if (start) return this.inside(start, end < dotted.length ? dotted.slice(end + 1).split('.') : [])
    }
    return undefined
  }
}

/** Two copies of a type stand in trees of their own: the more folders two files share, the nearer they are. */
function nearness({path: one}: SourceFile, {path: other}: SourceFile): number {
  const [a, b] = [one.split('/'), other.split('/')]
  const first = a.findIndex((part, i) => part !== b[i])
  return first < 0 ? Number.POSITIVE_INFINITY : first
}

/** Whether the types below its own have a member without declaring it. */
export const isInheritedBy = ({visibility, file}: Declaration, type: TypeDeclaration): boolean =>
  visibility === 'public' || visibility === 'protected' || (visibility === 'package' && file.packageName === type.packageName)

/** `a.Map<K,V>.Entry<K,V>[]` → `a.Map.Entry` and `[]`. */
export function partsOf(text: string): {name: string; rest: string} {
  if (!/[<>[\s&|]|\.\.\./.test(text)) return {name: text, rest: ''}
  let name = ''
  let depth = 0
  for (const sign of text) {
    if (sign === '<') depth++
    else if (sign === '>') depth--
    else if (!depth) name += sign
  }
  const end = name.search(/\.\.\.|[[\s&|]/)
  return end < 0 ? {name, rest: ''} : {name: name.slice(0, end), rest: name.slice(end).replace('...', '[]')}
}

export const nameOfParameter = (parameter: string): string => /^[\w$]*/.exec(parameter)?.[0] ?? ''

const isInside = (inner: Extent, outer: Extent): boolean => inner.start >= outer.start && inner.end <= outer.end

const qualify = (packageName: string, name: string): string => (packageName ? `${packageName}.${name}` : name)

const isPackage = (word: string): boolean => /^[a-z]/.test(word)

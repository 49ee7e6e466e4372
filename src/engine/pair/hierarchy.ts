/**
 * Which types stand above which, by the names they are declared with; types outside the changed files end the chain.
 */
import {allTypes, type CodeModel, type TypeDeclaration} from '../model/code.ts'
import {groupBy} from '../text/groups.ts'
import {simpleName} from '../text/types.ts'

export class Hierarchy {
  private readonly byName: Map<string, TypeDeclaration[]>
  private below: Map<string, Set<string>> | undefined
  private returned: Map<string, string[]> | undefined
  private readonly mentioned = new Map<string, Set<string>>()
  private readonly above = new Map<TypeDeclaration, Supertype[]>()

  constructor(model: CodeModel) {
    this.byName = groupBy(allTypes(model), type => type.name)
  }

  /** True where `type` extends or implements `above`, directly or through other types of the model. */
  isSubtype(type: TypeDeclaration, above: TypeDeclaration, seen = new Set<TypeDeclaration>()): boolean {
    if (seen.has(type)) return false
    seen.add(type)
    return this.supertypesOf(type).some(
      use =>
        use.types.includes(above) || (!use.types.length && isMeant(use, above)) || use.types.some(one => this.isSubtype(one, above, seen)),
    )
  }

  /** True where `type` itself names `above` as its supertype. */
  isDirectSubtype(type: TypeDeclaration, above: TypeDeclaration): boolean {
    return this.supertypesOf(type).some(use => use.types.includes(above) || (!use.types.length && isMeant(use, above)))
  }

  private supertypesOf(type: TypeDeclaration): Supertype[] {
    const known = this.above.get(type) ?? this.findSupertypes(type)
    this.above.set(type, known)
    return known
  }

  private findSupertypes(type: TypeDeclaration): Supertype[] {
    const uses = [...(type.superclass ? [type.superclass] : []), ...type.interfaces]
    return uses.map(({text}) => {
      const use = {name: simpleName(text), outer: outerIn(text)}
      return {...use, types: this.named(use.name, type).filter(one => one !== type && isMeant(use, one))}
    })
  }

  /** The types that a name may mean in the file of `from`. */
  named(name: string, from: TypeDeclaration): TypeDeclaration[] {
    const named = this.byName.get(name) ?? []
    const visible = named.filter(one => isVisible(one, from))
    return visible.length ? visible : named
  }

  /** The simple names of all types above. */
  namesAbove(type: TypeDeclaration, found = new Set<string>()): Set<string> {
    for (const {name, types} of this.supertypesOf(type)) {
      if (found.has(name)) continue
      found.add(name)
      for (const above of types) this.namesAbove(above, found)
    }
    return found
  }

  /** The simple names of the types of the model that are directly below. */
  namesBelow(type: TypeDeclaration): Set<string> {
    this.below ??= groupByAbove(this.byName)
    return this.below.get(type.name) ?? new Set()
  }

  /** What the methods of a name give, wherever they are declared. */
  returnTypes(method: string): string[] {
    this.returned ??= returnTypesByName(this.byName)
    return this.returned.get(method) ?? []
  }

  /** True where the file of `type` names `other`, or the type around it: imports it, uses it, or holds it. */
  depends(type: TypeDeclaration, other: TypeDeclaration): boolean {
    if (type.file === other.file) return true
    const words = this.wordsOf(type)
    return words.has(other.name) || (other.outer !== undefined && words.has(other.outer.name))
  }

  /** The same, or the file names a type above `other`: it may be used through that one. */
  knows(type: TypeDeclaration, other: TypeDeclaration): boolean {
    return this.depends(type, other) || this.supertypesOf(other).some(({name}) => this.wordsOf(type).has(name))
  }

  private wordsOf(type: TypeDeclaration): Set<string> {
    const known = this.mentioned.get(type.file.path)
    if (known) return known
    const words = new Set(type.file.text.match(/[A-Z][\w$]*/g) ?? [])
    this.mentioned.set(type.file.path, words)
    return words
  }
}

interface WrittenType {
  name: string
  /** The type around it, where that is written. */
  outer: string | undefined
}

interface Supertype extends WrittenType {
  types: TypeDeclaration[]
}

/** `Message.Builder` is no other type's builder. */
const isMeant = ({name, outer}: WrittenType, type: TypeDeclaration): boolean =>
  name === type.name && (outer === undefined || outer === type.outer?.name)

/** `Message` in `a.b.Message.Builder<T>`. */
const outerIn = (text: string): string | undefined => /([A-Z][\w$]*)\.[\w$]+$/.exec(text.split('<')[0])?.[1]

/** Of several types of one name, the one that is meant: in the same file or package, or imported. */
function isVisible(type: TypeDeclaration, from: TypeDeclaration): boolean {
  if (type.file === from.file || type.packageName === from.packageName) return true
  return from.file.imports.some(({name}) => name === type.qualifiedName || name === `${type.packageName}.*`)
}

function groupByAbove(byName: Map<string, TypeDeclaration[]>): Map<string, Set<string>> {
  const below = new Map<string, Set<string>>()
  for (const type of [...byName.values()].flat()) {
    for (const use of [...(type.superclass ? [type.superclass] : []), ...type.interfaces]) {
      const name = simpleName(use.text)
      const known = below.get(name) ?? new Set()
      known.add(type.name)
      below.set(name, known)
    }
  }
  return below
}

function returnTypesByName(byName: Map<string, TypeDeclaration[]>): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const {name, returnType} of [...byName.values()].flat().flatMap(type => type.methods)) {
    const known = found.get(name) ?? []
    if (returnType && !known.includes(returnType.text)) found.set(name, [...known, returnType.text])
  }
  return found
}

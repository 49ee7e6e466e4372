/**
 * Override and inheritance edges: which methods stand above and below a method, and what a type has without declaring it.
 */
import {type Attribute, allTypes, type CodeModel, type Method, type TypeDeclaration} from '../../model/code.ts'
import {groupBy} from '../../text/groups.ts'
import {bareType, simpleName} from '../../text/types.ts'
import {isDeclared, isInheritedBy, nameOfParameter, Types} from './types.ts'

/** What a type and the types above it have under one name, nearest first. */
export interface Members<T> {
  found: T[]
  /** Types above it that are not in the changed files and may have more. */
  unseen: readonly string[]
}

interface Own {
  methods: Map<string, Method[]>
  attributes: Map<string, Attribute[]>
}

export class Inheritance {
  private readonly all = new Map<TypeDeclaration, Map<string, Members<Method>>>()
  private readonly own = new Map<TypeDeclaration, Own>()
  private readonly lines = new Map<TypeDeclaration, {types: TypeDeclaration[]; unseen: string[]}>()
  private below: Map<TypeDeclaration, TypeDeclaration[]> | undefined

  constructor(
    private readonly model: CodeModel,
    readonly types = new Types(model),
  ) {}

  /** All types of the changed files above a type, superclasses before interfaces and the nearest first. */
  supertypes(type: TypeDeclaration): TypeDeclaration[] {
    return this.lineOf(type).types
  }

  /** The supertypes, direct or not, that the changed files do not show. */
  unseenSupertypes(type: TypeDeclaration): readonly string[] {
    return this.lineOf(type).unseen
  }

  hasUnseenSupertype(type: TypeDeclaration): boolean {
    return this.lineOf(type).unseen.length > 0
  }

  isSubtype(type: TypeDeclaration, above: TypeDeclaration): boolean {
    return type === above || this.supertypes(type).includes(above)
  }

  /** Types of the changed files that name this one as a supertype, or one that does; those without a name last. */
  subtypes(type: TypeDeclaration): TypeDeclaration[] {
    this.below ??= this.groupByAbove()
    return this.below.get(type) ?? []
  }

  /** Methods of supertypes that a method overrides. */
  overridden(method: Method): {methods: Method[]; mayBeUnseen: boolean} {
    if (!canBeInherited(method) || method.modifiers.has('static')) return {methods: [], mayBeUnseen: false}
    const methods = this.supertypes(method.type).flatMap(type =>
      this.ownMethods(type, method.name).filter(above => isInheritedBy(above, method.type) && overrides(method, above)),
    )
    const isTold = method.claimsOverride
    return {methods, mayBeUnseen: this.hasUnseenSupertype(method.type) || (isTold && !methods.length)}
  }

  /** Methods of subtypes that override a method. */
  overriding(method: Method): Method[] {
    if (!canBeInherited(method) || method.modifiers.has('static')) return []
    return this.subtypes(method.type).flatMap(type =>
      this.ownMethods(type, method.name).filter(below => isInheritedBy(method, type) && overrides(below, method)),
    )
  }

  /** Methods that a type has without declaring them. */
  inheritedMethods(type: TypeDeclaration): Method[] {
    const known: Method[] = [...type.methods]
    const inherited: Method[] = []
    for (const method of this.supertypes(type).flatMap(above => above.methods)) {
      if (method.isConstructor || !isInheritedBy(method, type) || known.some(one => overrides(one, method))) continue
      known.push(method)
      inherited.push(method)
    }
    return inherited
  }

  /** Methods of a name, inherited ones too, but those that are overridden on the way. */
  methodsNamed(type: TypeDeclaration, name: string): Members<Method> {
    const all = this.all.get(type) ?? new Map<string, Members<Method>>()
    const known = all.get(name)
    if (known) return known
    const members = {found: this.findMethods(type, name), unseen: this.unseenSupertypes(type)}
    this.all.set(type, all.set(name, members))
    return members
  }

  private findMethods(type: TypeDeclaration, name: string): Method[] {
    const found = [...this.ownMethods(type, name)]
    for (const above of this.supertypes(type)) {
      for (const method of this.ownMethods(above, name)) {
        if (isInheritedBy(method, type) && !found.some(one => overrides(one, method))) found.push(method)
      }
    }
    return found
  }

  attributesNamed(type: TypeDeclaration, name: string): Members<Attribute> {
    const own = this.membersOf(type).attributes.get(name)
    if (own) return {found: own, unseen: []}
    if (!this.supertypes(type).length) return {found: [], unseen: this.unseenSupertypes(type)}
    const inherited = this.supertypes(type)
      .flatMap(above => this.membersOf(above).attributes.get(name) ?? [])
      .filter(attribute => isInheritedBy(attribute, type))
    return {found: inherited.slice(0, 1), unseen: this.unseenSupertypes(type)}
  }

  constructorsOf(type: TypeDeclaration): Method[] {
    return type.methods.filter(({isConstructor}) => isConstructor)
  }

  private ownMethods(type: TypeDeclaration, name: string): Method[] {
    return this.membersOf(type).methods.get(name) ?? []
  }

  private membersOf(type: TypeDeclaration): Own {
    const known = this.own.get(type)
    if (known) return known
    const methods = groupBy(
      type.methods.filter(({isConstructor}) => !isConstructor),
      ({name}) => name,
    )
    const own = {methods, attributes: groupBy(type.attributes, ({name}) => name)}
    this.own.set(type, own)
    return own
  }

  private lineOf(type: TypeDeclaration): {types: TypeDeclaration[]; unseen: string[]} {
    const known = this.lines.get(type)
    if (known) return known
    const types = new Set<TypeDeclaration>(this.superclasses(type)) // what they have counts more than what interfaces offer
    const unseen = new Set<string>()
    for (const one of types) {
      for (const above of this.types.directlyAbove(one)) {
        if (isDeclared(above)) types.add(above)
        else unseen.add(above.outside)
      }
    }
    types.delete(type)
    const line = {types: [...types], unseen: [...unseen]}
    this.lines.set(type, line)
    return line
  }

  /** A type and the classes above it. */
  private superclasses(type: TypeDeclaration): TypeDeclaration[] {
    const found = [type]
    for (let at = type; at.superclass; ) {
      const [above] = this.types.directlyAbove(at)
      if (!isDeclared(above) || found.includes(above)) break
      found.push(above)
      at = above
    }
    return found
  }

  private groupByAbove(): Map<TypeDeclaration, TypeDeclaration[]> {
    const below = new Map<TypeDeclaration, TypeDeclaration[]>()
    const named = allTypes(this.model)
    for (const type of [...named, ...this.anonymousBelow(new Set(named.map(({name}) => name)))]) {
      for (const above of this.supertypes(type)) {
        const known = below.get(above)
        if (known) known.push(type)
        else below.set(above, [type])
      }
    }
    return below
  }

  /** To see what stands around a class without a name, bodies are read: only for those that may be below one of ours. */
  private anonymousBelow(names: ReadonlySet<string>): TypeDeclaration[] {
    return this.model.files
      .flatMap(file => file.anonymousTypes)
      .filter(({superclass}) => !superclass || names.has(simpleName(superclass.text)))
  }
}

const canBeInherited = ({visibility, isConstructor, isInitializer}: Method): boolean =>
  visibility !== 'private' && !isConstructor && !isInitializer

/** True where both have one signature as far as it is written: a type parameter above may be any type below. */
export function overrides(below: Method, above: Method): boolean {
  if (below.name !== above.name || below.parameters.length !== above.parameters.length) return false
  const open = new Set([...above.typeParameters, ...above.type.typeParameters].map(nameOfParameter))
  return below.parameters.every(({type: own}, i) => {
    const type = bareType(above.parameters[i].type?.text ?? '')
    return type === bareType(own?.text ?? '') || open.has(type.replace(/(\[\])+$/, ''))
  })
}

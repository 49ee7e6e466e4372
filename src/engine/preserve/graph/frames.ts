/**
 * Where code stands: the types and methods around it, from the inside out. A class without a name stands in the method
 * that makes it and sees its variables, as does a type declared in a method.
 */
import type {Attribute, Method, SourceFile, TypeDeclaration} from '../../model/code.ts'
import {BodyNames, contains} from './body-names.ts'

/** The innermost method and type that is known; classes made inside the method are found from there. */
export interface Site {
  method: Method | undefined
  type: TypeDeclaration
}

export interface Frame extends Site {
  outer: Frame | undefined
}

export class Frames {
  private readonly ofMethods = new Map<Method, Frame>()
  private readonly ofTypes = new Map<TypeDeclaration, Frame>()
  private readonly bodies = new Map<Method | Attribute, BodyNames>()

  /** The names of a body, or of the value of an attribute. */
  bodyOf(owner: Method | Attribute): BodyNames {
    const known = this.bodies.get(owner)
    if (known) return known
    const read = new BodyNames(owner)
    this.bodies.set(owner, read)
    return read
  }

  frameAt(offset: number, site: Site): Frame {
    let frame = this.frameOf(site)
    for (;;) {
      const inside = this.insideOf(frame, offset)
      if (!inside.length) return frame
      const isAll = frame.method !== undefined // of a value only the outermost ones are known
      for (const type of inside) frame = this.innerFrame(type, memberAt(type, offset), frame)
      if (isAll) return frame
    }
  }

  frameOf({method, type}: Site): Frame {
    return method ? this.frameOfMethod(method) : this.frameOfType(type)
  }

  private innerFrame(type: TypeDeclaration, method: Method | undefined, outer: Frame): Frame {
    const known = method ? this.ofMethods.get(method) : this.ofTypes.get(type)
    if (known) return known
    const frame = {type, method, outer}
    if (method) this.ofMethods.set(method, frame)
    else this.ofTypes.set(type, frame)
    return frame
  }

  private frameOfMethod(method: Method): Frame {
    const known = this.ofMethods.get(method)
    if (known) return known
    const frame: Frame = {type: method.type, method, outer: this.frameOfType(method.type).outer}
    this.ofMethods.set(method, frame)
    return frame
  }

  private frameOfType(type: TypeDeclaration): Frame {
    const known = this.ofTypes.get(type)
    if (known) return known
    const frame: Frame = {type, method: undefined, outer: this.around(type)}
    this.ofTypes.set(type, frame)
    return frame
  }

  private around(type: TypeDeclaration): Frame | undefined {
    if (type.outer) return this.frameOf({type: type.outer, method: memberAt(type.outer, type.start)})
    if (type.kind !== 'anonymous') return undefined
    const declared = declaredAt(type.file, type.start)
    if (!declared) return undefined
    let frame = this.frameAt(type.start, {type: declared, method: memberAt(declared, type.start)})
    while (frame.type === type && frame.outer) frame = frame.outer
    return frame.type === type ? undefined : frame
  }

  /** The attribute whose value stands at the offset. */
  attributeAt({attributes}: TypeDeclaration, offset: number): Attribute | undefined {
    let low = 0
    let high = attributes.length - 1
    while (low < high) {
      const middle = (low + high + 1) >> 1
      if (attributes[middle].fragment.start <= offset) low = middle
      else high = middle - 1
    }
    const found = attributes[low]
    return found && contains(found.fragment, offset) ? found : undefined
  }

  /** Classes made in the method or attribute at the offset, outer ones first. */
  private insideOf({type, method}: Frame, offset: number): TypeDeclaration[] {
    const owner = method ?? this.attributeAt(type, offset)
    return owner ? this.bodyOf(owner).anonymous.filter(one => one !== type && contains(one, offset)) : []
  }
}

const memberAt = (type: TypeDeclaration, offset: number): Method | undefined =>
  type.methods.find(method => contains(method, offset)) ?? type.initializers.find(method => contains(method, offset))

/** The innermost type with a name. */
function declaredAt(file: SourceFile, offset: number): TypeDeclaration | undefined {
  let found: TypeDeclaration | undefined
  for (let types = file.types; ; types = found.types) {
    const inner = types.find(type => contains(type, offset))
    if (!inner) return found
    found = inner
  }
}

/**
 * The type of an expression as it is written where its variable, attribute or method is declared. Type arguments are not
 * followed: what a list gives is not known.
 */
import type {Expression, Variable} from '../../model/expression.ts'
import type {Frames, Site} from './frames.ts'
import type {Binding} from './names.ts'
import {isDeclared, type NamedType, nameOfParameter, type Types} from './types.ts'

/** A type text, and the place where it means something. */
export interface Written {
  text: string
  at: Site
  offset?: number
}

type Typing = Written | NamedType

export class WrittenTypes {
  private readonly known = new Map<Expression, {type: NamedType | undefined}>()

  constructor(
    private readonly types: Types,
    private readonly frames: Frames,
    private readonly bindingOf: (expression: Expression, site: Site) => Binding,
  ) {}

  typeOf(expression: Expression, site: Site): NamedType | undefined {
    const known = this.known.get(expression)
    if (known) return known.type
    const found = this.find(expression, site)
    const type = found && ('text' in found ? this.resolve(found) : found)
    this.known.set(expression, {type})
    return type
  }

  /** The type as it is written; undefined where it is only known as a declaration. */
  textOf(expression: Expression, site: Site): string | undefined {
    const found = this.find(expression, site)
    if (!found) return undefined
    if ('text' in found) return found.text
    return isDeclared(found) ? found.name || undefined : found.outside
  }

  private resolve({text, at, offset}: Written): NamedType | undefined {
    const type = this.types.named(text, at, offset)
    if (isDeclared(type) || type.parameter === undefined) return type
    return this.bound(type.parameter, at, offset)
  }

  /** `T extends Coin` is at least a coin. */
  private bound(parameter: string, at: Site, offset?: number): NamedType | undefined {
    const bound = parameter.slice(nameOfParameter(parameter).length).replace(/^ ?extends /, '')
    return bound ? this.types.named(bound, at, offset) : undefined
  }

  private find(expression: Expression, site: Site): Typing | undefined {
    const {kind, parts, children} = expression
    if (kind === 'this') return this.self(expression, site)
    if (kind === 'creation') return parts.anonymous?.() ?? here(parts.type, site)
    if (kind === 'cast' || kind === 'array creation') return kind === 'cast' ? here(parts.type, site) : undefined
    if (kind === 'parenthesized') return children[0] && this.find(children[0], site)
    if (kind === 'assignment') return children[0] && this.find(children[0], site)
    if (kind === 'array access') return this.element(children[0], site)
    if (kind === 'conditional') return this.common(children[1], children[2], site)
    if (kind === 'type') return here(expression, site)
    if (kind === 'attribute access' && expression.name === 'this' && parts.receiver) return this.typeOf(parts.receiver, site)
    if (kind === 'name' || kind === 'attribute access' || kind === 'call') return this.ofBinding(expression, site)
    return undefined
  }

  private self({start, text}: Expression, site: Site): NamedType | undefined {
    const {type} = this.frames.frameAt(start, site)
    return text === 'super' ? this.types.directlyAbove(type)[0] : type
  }

  private element(array: Expression | undefined, site: Site): Written | undefined {
    const found = array && this.find(array, site)
    return found && 'text' in found && found.text.endsWith('[]') ? {...found, text: found.text.slice(0, -2)} : undefined
  }

  private common(one: Expression | undefined, other: Expression | undefined, site: Site): NamedType | undefined {
    const type = one && this.typeOf(one, site)
    return type && other && isDeclared(type) && this.typeOf(other, site) === type ? type : undefined
  }

  private ofBinding(expression: Expression, site: Site): Typing | undefined {
    const binding = this.bindingOf(expression, site)
    switch (binding.is) {
      case 'variable':
        return this.ofVariable(binding.variable, site)
      case 'parameter':
        return (
          binding.parameter.type && {text: asArray(binding.parameter.type.text), at: {type: binding.method.type, method: binding.method}}
        )
      case 'attribute': {
        const {type, valueType, isEnumConstant} = binding.attribute
        if (isEnumConstant) return type
        return valueType && this.fromElsewhere({text: valueType.text, at: {type, method: undefined}}, expression)
      }
      case 'method': {
        const [{type, returnType}, ...others] = binding.methods
        const isClear = others.every(one => one.returnType?.text === returnType?.text)
        if (!returnType || !isClear) return undefined
        return this.fromElsewhere({text: returnType.text, at: {type, method: binding.methods[0]}}, expression)
      }
      case 'type':
        return binding.type
      case 'outside':
        return this.ofOutside(binding, expression)
      case 'label':
        return undefined
    }
  }

  /** The name of a type outside stands for it; what something outside gives or holds is not known. */
  private ofOutside({name, isQualified}: Binding & {is: 'outside'}, {kind, parts}: Expression): NamedType | undefined {
    const isName = kind === 'name' || (kind === 'attribute access' && isDotted(parts.receiver))
    return isName && /^[A-Z]/.test(name.slice(name.lastIndexOf('.') + 1)) ? {outside: name, isQualified} : undefined
  }

  private ofVariable({type, initializer, kind, start}: Variable, site: Site): Typing | undefined {
    if (type !== undefined && type !== 'var') return {text: type, at: site, offset: start}
    return initializer && kind !== 'for each' ? this.find(initializer, site) : undefined
  }

  /** A type parameter of another type may be anything. */
  private fromElsewhere(written: Written, {parts}: Expression): Written | undefined {
    const type = this.types.named(written.text.replace(/(\[\])+$/, ''), written.at)
    const isOpen = !isDeclared(type) && type.parameter !== undefined
    return isOpen && parts.receiver && parts.receiver.kind !== 'this' ? undefined : written
  }
}

const here = (type: Expression | undefined, at: Site): Written | undefined =>
  type?.name ? {text: type.name, at, offset: type.start} : undefined

const asArray = (text: string): string => text.replace(/\.\.\.$/, '[]')

const isDotted = (expression: Expression | undefined): boolean =>
  expression?.kind === 'name' || (expression?.kind === 'attribute access' && isDotted(expression.parts.receiver))

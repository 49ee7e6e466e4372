/**
 * Name-binding edges: what a name, a call or an access means where it stands, as far as the changed files show it. What
 * they do not declare is an outside name, and nothing is guessed: a call on something of unknown type is one, too.
 */
import type {Attribute, CodeModel, Method, Parameter, TypeDeclaration} from '../../model/code.ts'
import type {Expression, Variable} from '../../model/expression.ts'
import type {Statement} from '../../model/statement.ts'
import {type Frame, Frames, type Site} from './frames.ts'
import {importsOf} from './imports.ts'
import {Inheritance, type Members} from './inheritance.ts'
import {narrowed} from './narrowed.ts'
import {isDeclared, type NamedType, type OutsideType, Types} from './types.ts'
import {WrittenTypes} from './written-types.ts'

export type {Frame, Site} from './frames.ts'
export type {NamedType, OutsideType} from './types.ts'

/** `unseen`: types outside the changed files that a name is looked for in first; they might declare it, too. */
export type Binding =
  | {is: 'variable'; variable: Variable}
  | {is: 'parameter'; parameter: Parameter; method: Method}
  | {is: 'attribute'; attribute: Attribute; unseen: readonly string[]}
  | {is: 'method'; methods: Method[]; unseen: readonly string[]} // best first; several where only a compiler could tell
  | {is: 'type'; type: TypeDeclaration}
  | {is: 'label'; statement: Statement | undefined}
  | Outside

/** Not declared in the changed files. */
export interface Outside {
  is: 'outside'
  /** As it is written, with the import or the type it is asked of before it where these are known. */
  name: string
  /** False where the same word may mean something else in another place. */
  isQualified: boolean
  /** Supertypes outside the changed files that it may be inherited from. */
  unseen: readonly string[]
  /** Packages and types whose every name is imported, one of which may be where it comes from. */
  open: readonly string[]
  /** The type of the changed files that it is asked of, which inherits it. */
  heir?: TypeDeclaration
}

export class Names {
  readonly inheritance: Inheritance
  private readonly frames = new Frames()
  private readonly types: Types
  private readonly written: WrittenTypes
  private readonly known = new Map<Expression, Binding>()

  constructor(model: CodeModel) {
    this.types = new Types(model, this.frames)
    this.inheritance = new Inheritance(model, this.types)
    this.written = new WrittenTypes(this.types, this.frames, (expression, site) => this.bindingOf(expression, site))
  }

  /**
   * What the word of a name, call, attribute access, method reference, creation, type or declaration means. Variables are
   * those of the body of the site's method, so an expression goes with the method whose body it was taken from.
   */
  bindingOf(expression: Expression, site: Site): Binding {
    const known = this.known.get(expression)
    if (known) return known
    const binding = this.find(expression, site)
    this.known.set(expression, binding)
    return binding
  }

  /** The types and methods around an expression, from the inside out. */
  frameOf({start}: Expression, site: Site): Frame {
    return this.frames.frameAt(start, site)
  }

  /** Whether a bare name can be that of a type of the changed files at all. */
  mayBeType(name: string): boolean {
    return this.types.mayBeDeclared(name)
  }

  typeNamed(name: string, site: Site): NamedType {
    return this.types.named(name, site)
  }

  /** The declared type of an expression where the changed files tell it; for the name of a type, the type. */
  typeOf(expression: Expression, site: Site): NamedType | undefined {
    return this.written.typeOf(expression, site)
  }

  private find(expression: Expression, site: Site): Binding {
    const frame = this.frames.frameAt(expression.start, site)
    const {kind, name = ''} = expression
    if (kind === 'name') return this.nameAt(expression, frame, site)
    if (kind === 'call') return this.call(expression, frame, site)
    if (kind === 'attribute access') return this.access(expression, frame, site)
    if (kind === 'method reference') return this.reference(expression, site)
    if (kind === 'creation') return this.creation(expression, site)
    if (kind === 'type') return this.typeName(this.bodyAt(frame, site, expression.start)?.wholeName(expression) ?? name, expression, site)
    if (expression.parts.variable) return this.declared(expression.parts.variable, expression, frame, site)
    return outside(expression.text)
  }

  private typeName(name: string, {start}: Expression, site: Site): Binding {
    return typeBinding(this.types.named(name, site, start), site)
  }

  private declared(variable: Variable, {start}: Expression, frame: Frame, site: Site): Binding {
    const [attribute] = this.inheritance.attributesNamed(frame.type, variable.name).found
    const isVariable = !attribute || this.bodyAt(frame, site, start)?.declares(variable)
    return isVariable ? {is: 'variable', variable} : {is: 'attribute', attribute, unseen: []}
  }

  /** The names of the body that the expression was taken from. */
  private bodyAt(frame: Frame, {method, type}: Site, offset: number) {
    const owner = method ?? frame.method ?? this.frames.attributeAt(type, offset)
    return owner && this.frames.bodyOf(owner)
  }

  private nameAt(expression: Expression, frame: Frame, site: Site): Binding {
    const {name = '', start} = expression
    const body = this.bodyAt(frame, site, start)
    if (body?.jumps.has(expression)) return {is: 'label', statement: body.jumps.get(expression)}
    const asked = body?.asked.get(expression)
    const type = asked && this.typeOf(asked, site)
    return (isDeclared(type) && constantOf(type, name)) || this.orConstant(this.simpleName(name, start, frame, site), name, type)
  }

  /** In `case RED:` a name that nothing else declares is a constant of what is asked. */
  private orConstant(binding: Binding, name: string, asked: NamedType | undefined): Binding {
    if (binding.is !== 'outside' || binding.isQualified || !asked) return binding
    return this.memberOf(asked, name, () => undefined)
  }

  private simpleName(name: string, offset: number, from: Frame, site: Site): Binding {
    const unseen: string[] = []
    for (let frame: Frame | undefined = from; frame; frame = frame.outer) {
      const local = this.localName(name, offset, frame, site)
      if (local) return local
      const members = this.inheritance.attributesNamed(frame.type, name)
      const [attribute] = members.found
      if (attribute) return {is: 'attribute', attribute, unseen}
      unseen.push(...members.unseen)
    }
    return this.imported(from, name, type => this.attributeBinding(type, name)) ?? this.typeOrOutside(name, offset, from, site, unseen)
  }

  private localName(name: string, offset: number, {method, type}: Frame, site: Site): Binding | undefined {
    const isInBody = site.method !== undefined && isInside(method ?? type, site.method)
    const owner = isInBody ? site.method : (method ?? this.frames.attributeAt(type, offset))
    const variable = owner && this.frames.bodyOf(owner).variable(name, offset, method ?? (isInBody ? type : owner))
    if (variable) return {is: 'variable', variable}
    const parameter = method?.parameters.find(one => one.name === name)
    return parameter && method && {is: 'parameter', parameter, method}
  }

  private typeOrOutside(name: string, offset: number, frame: Frame, site: Site, unseen: string[]): Binding {
    const type = this.types.named(name, site, offset)
    if (isDeclared(type)) return {is: 'type', type}
    return {...outside(type.outside, type.isQualified), unseen: distinct(unseen), open: importsOf(frame.type.file).open}
  }

  private attributeBinding(type: TypeDeclaration, name: string): Binding | undefined {
    const [attribute] = this.inheritance.attributesNamed(type, name).found
    return attribute && {is: 'attribute', attribute, unseen: []}
  }

  /** What a static import means; one of the changed files is looked into. */
  private imported({type: {file}}: Frame, name: string, lookIn: (type: TypeDeclaration) => Binding | undefined): Binding | undefined {
    const {members, wideMembers} = importsOf(file)
    const member = members.get(name)
    const holders = member ? [member.type] : wideMembers
    for (const holder of holders) {
      const type = this.types.qualified(holder, file)
      const found = type && lookIn(type)
      if (found) return found
    }
    return member && outside(member.name, true)
  }

  private call(call: Expression, frame: Frame, site: Site): Binding {
    const {name = '', parts} = call
    const {receiver} = parts
    if (!receiver && (name === 'this' || name === 'super')) return this.constructorCall(call, name, frame, site)
    if (!receiver) return this.simpleCall(call, name, frame, site)
    if (isSuper(receiver)) return this.superCall(call, name, frame, site)
    return this.memberOf(this.typeOf(receiver, site), name, type => this.methodIn(type, name, call, site))
  }

  private simpleCall(call: Expression, name: string, from: Frame, site: Site): Binding {
    const unseen: string[] = []
    for (let frame: Frame | undefined = from; frame; frame = frame.outer) {
      const members = this.inheritance.methodsNamed(frame.type, name)
      const accepting = members.found.filter(method => accepts(method, call))
      if (accepting.length) return this.methods(accepting, call, site, unseen)
      const accessor = accessorOf(frame.type, name, call)
      if (accessor) return {is: 'attribute', attribute: accessor, unseen: []}
      unseen.push(...members.unseen)
      const isTaken = members.found.length > 0 || frame.type.file.givenMethods.has(name)
      if (isTaken) return {...outside(name), unseen: distinct(unseen)} // a type that has the name hides those around it
    }
    const imported = this.imported(from, name, type => this.methodIn(type, name, call, site))
    return imported ?? {...outside(name), unseen: distinct(unseen), open: importsOf(from.type.file).open}
  }

  private superCall(call: Expression, name: string, {type}: Frame, site: Site): Binding {
    const found = this.inheritance.supertypes(type).flatMap(above => this.inheritance.methodsNamed(above, name).found)
    const accepting = distinct(found.filter(method => accepts(method, call) && method.hasBody))
    if (accepting.length) return this.methods(accepting.slice(0, 1), call, site, this.inheritance.unseenSupertypes(type))
    return {...outside(`super.${name}`), unseen: this.inheritance.unseenSupertypes(type)}
  }

  private constructorCall(call: Expression, name: string, {type}: Frame, site: Site): Binding {
    if (name === 'this') return this.constructorsOf(type, call, site)
    const above = type.superclass && this.types.directlyAbove(type)[0]
    if (!above) return outside('super')
    return isDeclared(above) ? this.constructorsOf(above, call, site) : outside(`new ${above.outside}`, above.isQualified)
  }

  private creation(creation: Expression, site: Site): Binding {
    const type = this.types.named(creation.name ?? '', site, creation.start)
    return isDeclared(type) ? this.constructorsOf(type, creation, site) : outsideType(`new ${type.outside}`, type, site)
  }

  /** A type without constructors is made by itself. */
  private constructorsOf(type: TypeDeclaration, call: Expression, site: Site): Binding {
    const accepting = this.inheritance.constructorsOf(type).filter(method => accepts(method, call))
    return accepting.length ? this.methods(accepting, call, site, []) : {is: 'type', type}
  }

  private access(access: Expression, frame: Frame, site: Site): Binding {
    const {name = '', parts} = access
    const {receiver} = parts
    if (!receiver) return this.simpleName(name, access.start, frame, site)
    if (name === 'this') return typeBinding(this.typeOf(access, site) ?? {outside: access.text, isQualified: false}, site)
    if (isSuper(receiver)) return this.superAttribute(name, frame)
    const root = this.rootOf(receiver, site)
    const type = root === 'outside' ? this.types.named(access.text, site, access.start) : undefined
    if (isDeclared(type)) return {is: 'type', type}
    return this.memberOf(this.typeOf(receiver, site), name, inside => this.memberNamed(inside, name))
  }

  private memberNamed(type: TypeDeclaration, name: string): Binding | undefined {
    const attribute = this.attributeBinding(type, name)
    if (attribute) return attribute
    const nested = this.types.member(type, name)
    return nested && {is: 'type', type: nested}
  }

  private superAttribute(name: string, {type}: Frame): Binding {
    const unseen = this.inheritance.unseenSupertypes(type)
    for (const above of this.inheritance.supertypes(type)) {
      const [attribute] = this.inheritance.attributesNamed(above, name).found
      if (attribute) return {is: 'attribute', attribute, unseen}
    }
    return {...outside(`super.${name}`), unseen}
  }

  /** Whether a dotted name begins with something of the changed files: the beginning of a package does not. */
  private rootOf(expression: Expression, site: Site): Binding['is'] | undefined {
    let root = expression
    while (root.kind === 'attribute access' && root.parts.receiver) root = root.parts.receiver
    return root.kind === 'name' ? this.bindingOf(root, site).is : undefined
  }

  private reference(reference: Expression, site: Site): Binding {
    const {name = '', parts} = reference
    const type = parts.receiver && this.typeOf(parts.receiver, site)
    if (name === 'new')
      return isDeclared(type) ? this.constructorsOf(type, reference, site) : outside(`new ${type?.outside ?? '?'}`, type?.isQualified)
    return this.memberOf(type, name, inside => this.methodIn(inside, name, reference, site))
  }

  private memberOf(type: NamedType | undefined, name: string, lookIn: (type: TypeDeclaration) => Binding | undefined): Binding {
    if (!type) return outside(name)
    if (!isDeclared(type)) return outside(`${type.outside}.${name}`, type.isQualified)
    const unseen = this.inheritance.unseenSupertypes(type)
    return lookIn(type) ?? {...outside(`${type.qualifiedName}.${name}`, true), unseen, heir: type}
  }

  private methodIn(type: TypeDeclaration, name: string, call: Expression, site: Site): Binding | undefined {
    const members: Members<Method> = this.inheritance.methodsNamed(type, name)
    const accepting = members.found.filter(method => accepts(method, call))
    if (accepting.length) return this.methods(accepting, call, site, [])
    const accessor = accessorOf(type, name, call)
    return accessor && {is: 'attribute', attribute: accessor, unseen: []}
  }

  private methods(methods: Method[], call: Expression, site: Site, unseen: readonly string[]): Binding {
    const best =
      methods.length === 1 || call.kind === 'method reference' ? methods : narrowed(methods, call, site, this.written, this.inheritance)
    return {is: 'method', methods: best, unseen: distinct(unseen)}
  }
}

/** The variable or parameter that a word means. */
export const localOf = (binding: Binding): Variable | Parameter | undefined =>
  binding.is === 'variable' ? binding.variable : binding.is === 'parameter' ? binding.parameter : undefined

const distinct = <T>(items: readonly T[]): T[] => [...new Set(items)]

const outside = (name: string, isQualified = false): Outside => ({is: 'outside', name, isQualified, unseen: [], open: []})

const typeBinding = (type: NamedType, site: Site): Binding =>
  isDeclared(type) ? {is: 'type', type} : outsideType(type.outside, type, site)

const outsideType = (name: string, {isQualified}: OutsideType, {type: {file}}: Site): Outside => ({
  ...outside(name, isQualified),
  open: isQualified ? [] : importsOf(file).open,
})

const isSuper = ({kind, text}: Expression): boolean => kind === 'this' && text === 'super'

const isInside = (inner: Method | TypeDeclaration, outer: Method): boolean =>
  inner.file === outer.file && inner.start >= outer.start && inner.end <= outer.end

/** A constant of what a switch asks goes before whatever else has that name. */
function constantOf(type: TypeDeclaration, name: string): Binding | undefined {
  const attribute = type.attributes.find(one => one.isEnumConstant && one.name === name)
  return attribute && {is: 'attribute', attribute, unseen: []}
}

/** A record has a method for each of its attributes. */
function accessorOf(type: TypeDeclaration, name: string, call: Expression): Attribute | undefined {
  return type.kind === 'record' && !call.parts.args?.length ? type.attributes.find(one => one.name === name) : undefined
}

function accepts(method: Method, call: Expression): boolean {
  if (call.kind === 'method reference') return true
  const given = call.parts.args?.length ?? 0
  const isVariadic = method.parameters.at(-1)?.isVariadic
  return isVariadic ? given >= method.parameters.length - 1 : given === method.parameters.length
}

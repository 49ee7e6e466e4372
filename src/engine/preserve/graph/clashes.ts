/**
 * What a compiler would object to, or bind otherwise, because of where a declaration stands and what it is called: names
 * that are taken, members that hide each other, uses that its visibility does not allow. Only what the changed files show;
 * for the rest it is assumed that the code compiles.
 */
import type {Attribute, Method, TypeDeclaration} from '../../model/code.ts'
import type {Expression} from '../../model/expression.ts'
import {bareKey} from '../../pair/signature.ts'
import type {Located, Reason} from '../reason.ts'
import type {Inheritance} from './inheritance.ts'
import type {Frame, NamedType, Names, Site} from './names.ts'
import type {Member, Use, Uses} from './uses.ts'

/** All objections to a declaration of the version after. */
export function clashesOf(declaration: Member, uses: Uses): Reason[] {
  const {inheritance} = uses.names
  const taken = [...twinsOf(declaration, uses.names), ...hiddenBy(declaration, inheritance)]
  return [
    ...taken.map(other => clash(declaration.name, [declaration, other])),
    ...forbiddenUses(declaration, uses).map(({expression: {start, end}, site}) =>
      clash(declaration.name, [{file: site.type.file, start, end}]),
    ),
  ]
}

function forbiddenUses(declaration: Member, uses: Uses): Use[] {
  if (declaration.visibility === 'public') return []
  return uses
    .usesOf(declaration)
    .filter(
      ({expression, site, isCertain}) =>
        isCertain && !mayUse(declaration, frameOfUse(expression, site, uses.names), uses.names.inheritance),
    )
}

const clash = (name: string, after: Located[]): Reason => ({
  kind: 'clash',
  name,
  before: [],
  after: after.map(({file, start, end}) => ({file, start, end})),
})

/** Declarations of the same type, file or method that have the same name or signature. */
function twinsOf(declaration: Member, names: Names): Member[] {
  if (declaration.is === 'method')
    return declaration.type.methods.filter(one => one !== declaration && hasSignatureOf(one, declaration, names))
  if (declaration.is === 'attribute') return declaration.type.attributes.filter(one => one !== declaration && one.name === declaration.name)
  const siblings = declaration.outer?.types ?? declaration.file.types
  return siblings.filter(one => one !== declaration && one.qualifiedName === declaration.qualifiedName)
}

/** Type arguments make no difference, packages do. */
function hasSignatureOf(one: Method, other: Method, names: Names): boolean {
  if (bareKey(one) !== bareKey(other)) return false
  const typesOf = (method: Method) => method.parameters.map(({type}) => names.typeNamed(type?.text ?? '', {type: method.type, method}))
  const others = typesOf(other)
  return typesOf(one).every((type, i) => nameOf(type) === nameOf(others[i]))
}

const nameOf = (type: NamedType): string => ('outside' in type ? type.outside : type.qualifiedName)

/** Attributes and static methods do not override: whoever reads the name gets the one of the type it is asked of. */
function hiddenBy(declaration: Member, inheritance: Inheritance): Member[] {
  if (declaration.is === 'type' || declaration.visibility === 'private') return []
  if (declaration.is === 'method' && !declaration.modifiers.has('static')) return []
  const related = [...inheritance.supertypes(declaration.type), ...inheritance.subtypes(declaration.type)]
  return related.flatMap(type => sameIn(type, declaration)).filter(one => one.visibility !== 'private')
}

function sameIn(type: TypeDeclaration, declaration: Method | Attribute): (Method | Attribute)[] {
  if (declaration.is === 'attribute') return type.attributes.filter(({name}) => name === declaration.name)
  const key = bareKey(declaration)
  return type.methods.filter(one => one.name === declaration.name && bareKey(one) === key)
}

/** What makes a class without a name is used by that class. */
function frameOfUse(expression: Expression, site: Site, names: Names): Frame {
  const frame = names.frameOf(expression, site)
  const made = expression.parts.anonymous?.()
  return made ? {type: made, method: undefined, outer: frame} : frame
}

/** Whether code may use a declaration at all; what unseen supertypes decide is taken as allowed. */
export function mayUse(declaration: Member, from: Frame, inheritance: Inheritance): boolean {
  const {visibility, file} = declaration
  if (visibility === 'public') return true
  const use = from.type.file
  if (visibility === 'private') return file === use && outermost(from.type) === outermost(holderOf(declaration))
  if (file.packageName === use.packageName) return true
  return visibility === 'protected' && isBelow(from, holderOf(declaration), inheritance)
}

const holderOf = (declaration: Member): TypeDeclaration =>
  declaration.is === 'type' ? (declaration.outer ?? declaration) : declaration.type

/** A class without a name knows nothing of what stands around it; within one file its place tells. */
function outermost(type: TypeDeclaration): TypeDeclaration {
  let top = type
  while (top.outer) top = top.outer
  return top.file.types.find(one => one.start <= top.start && top.end <= one.end) ?? top
}

function isBelow(from: Frame, above: TypeDeclaration, inheritance: Inheritance): boolean {
  for (let frame: Frame | undefined = from; frame; frame = frame.outer) {
    if (inheritance.isSubtype(frame.type, above) || inheritance.hasUnseenSupertype(frame.type)) return true
  }
  return false
}

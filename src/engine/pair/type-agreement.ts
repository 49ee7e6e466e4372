/**
 * How much two types have in common: what says that one is the other, in another place or under another name.
 */
import type {Method, TypeDeclaration} from '../model/code.ts'
import {memberKeys, methodKey} from './signature.ts'

export interface Agreement {
  /** Members with the same signature. */
  common: number
  /** Members with the same name, nested types among them. */
  names: number
  /** Those among them that no supertype asks for. */
  own: number
  /** Methods with the same signature and body. */
  bodies: number
  /** Methods with the same body, whatever their names. */
  anyBodies: number
  /** Members of the larger and of the smaller one of the two. */
  most: number
  least: number
}

export function agreementOf(before: TypeDeclaration, after: TypeDeclaration): Agreement {
  const keys = memberKeys(after)
  const b = memberNames(before)
  const a = memberNames(after)
  const bodies = new Set(longBodies(after))
  return {
    common: [...memberKeys(before)].filter(key => keys.has(key)).length,
    names: [...b].filter(name => a.has(name)).length,
    own: [...memberNames(before, isOwn)].filter(name => a.has(name)).length,
    bodies: sameBodies(before, after),
    anyBodies: longBodies(before).filter(text => bodies.has(text)).length,
    most: Math.max(a.size, b.size),
    least: Math.min(a.size, b.size),
  }
}

/** What ranks one partner of a type before another. */
export const worthOf = ({common, bodies}: Agreement): number => common + bodies

const isOwn = ({claimsOverride}: Method): boolean => !claimsOverride

/** Constructors have no name of their own. */
const memberNames = (type: TypeDeclaration, isCounted: (method: Method) => boolean = () => true): Set<string> =>
  new Set([
    ...type.methods.filter(method => !method.isConstructor && isCounted(method)).map(method => `${method.name}()`),
    ...type.attributes.map(attribute => attribute.name),
    ...type.types.map(nested => `class ${nested.name}`),
  ])

function sameBodies(before: TypeDeclaration, after: TypeDeclaration): number {
  const bodies = new Map(after.methods.map(method => [methodKey(method), method.bodyText]))
  return before.methods.filter(method => method.bodyText !== undefined && bodies.get(methodKey(method)) === method.bodyText).length
}

const LONG_BODY = 30 // characters; shorter bodies are the same everywhere

/** Bodies that say something about the type they stand in. */
export const longBodies = (type: TypeDeclaration): string[] =>
  type.methods.map(method => method.bodyText ?? '').filter(text => text.length > LONG_BODY)

/** Statements of the methods that say something; short ones stand everywhere. */
const longStatements = (type: TypeDeclaration): Set<string> =>
  new Set(type.methods.flatMap(method => method.body?.leaves.map(leaf => leaf.text).filter(text => text.length > 20) ?? []))

/** How many statements of the methods of one type stand in the methods of the other. */
export const commonStatements = (before: TypeDeclaration, after: TypeDeclaration): number =>
  inCommon(longStatements(before), longStatements(after))

const inCommon = (texts: Set<string>, others: Set<string>): number => [...texts].filter(text => others.has(text)).length

/** The same, where they are at least half of one of the two. */
export function mostStatements(before: TypeDeclaration, after: TypeDeclaration): number {
  const b = longStatements(before)
  const a = longStatements(after)
  const common = inCommon(b, a)
  return 2 * common >= Math.min(b.size, a.size) ? common : 0
}

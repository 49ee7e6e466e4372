/**
 * The tokens of a type that belong to none of its members: its header, braces, and the signs that keep members apart.
 */
import type {Extent, TypeDeclaration} from '../../model/code.ts'
import {type Frame, typeFrame} from '../frame.ts'
import {codeTokens, ownTokens, tokenText} from '../tokens.ts'
import type {Header} from './headers.ts'

const membersOf = (type: TypeDeclaration): Extent[] => [...type.attributes, ...type.methods, ...type.initializers, ...type.types]

/** From the first modifier to the brace. */
export function typeHeader(type: TypeDeclaration, frame: Frame): Header {
  const named = Math.max(type.start, ...[type.superclass, ...type.interfaces].map(use => use?.end ?? 0))
  const tokens = codeTokens(type.file, type)
  const at = tokens.findIndex(token => type.file.tokens.start[token] >= named && tokenText(type.file, token) === '{')
  return {
    declared: type,
    frame,
    tokens: at < 0 ? [] : tokens.slice(0, at + 1),
    parameters: [],
    annotations: type.annotations,
  }
}

/** Braces, and the signs that keep members apart. */
export function betweenMembers(type: TypeDeclaration): number[] {
  const members = membersOf(type)
  const header = new Set(typeHeader(type, typeFrame('after', type, [])).tokens)
  return ownTokens(type.file, type, members).filter(token => !header.has(token))
}

/**
 * The tokens of a type that belong to none of its members: its header, braces, and the signs that keep members apart.
 */
import type {Extent, TypeDeclaration} from '../../model/code.ts'
import {tokenFrom} from '../../model/tokens.ts'
import type {Frame} from '../frame.ts'
import {codeTokens, ownTokens, tokenText} from '../tokens.ts'
import type {Header} from './headers.ts'

const membersOf = (type: TypeDeclaration): Extent[] => [...type.attributes, ...type.methods, ...type.initializers, ...type.types]

/** From the first modifier to the brace. */
export function typeHeader(type: TypeDeclaration, frame: Frame): Header {
  return {
    declared: type,
    frame,
    tokens: codeTokens(type.file, {start: type.start, end: headerEnd(type)}),
    parameters: [],
    annotations: type.annotations,
  }
}

/** Behind the brace; where there is none, nothing is the header. */
function headerEnd({file, start, end, superclass, interfaces}: TypeDeclaration): number {
  const {tokens} = file
  const named = Math.max(start, ...[superclass, ...interfaces].map(use => use?.end ?? 0))
  for (let i = tokenFrom(tokens, named); i < tokens.count && tokens.start[i] < end; i++) {
    if (!tokens.isComment[i] && tokenText(file, i) === '{') return tokens.end[i]
  }
  return start
}

/** Braces, and the signs that keep members apart. */
export const betweenMembers = (type: TypeDeclaration): number[] =>
  ownTokens(type.file, {start: headerEnd(type), end: type.end}, membersOf(type))

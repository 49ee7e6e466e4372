/** Names that nothing can answer: asked of a type, or of nobody inside it, where neither the type nor anything else has them. */
import type {Attribute, Method, TypeDeclaration} from '../model/code.ts'
import type {Expression} from '../model/expression.ts'
import type {Frame, Names, Site} from '../preserve/graph/names.ts'
import {isWhole} from './bindings.ts'

/** Whether the word of an expression would be a member of this kind in the type, and is not there. */
export function isLost(expression: Expression, site: Site, kind: (Method | Attribute)['is'], type: TypeDeclaration, names: Names): boolean {
  const {name} = expression
  const binding = names.bindingOf(expression, site)
  if (binding.is !== 'outside' || binding.unseen.length > 0) return false
  if (binding.isQualified) return binding.name === `${type.qualifiedName}.${name}`
  const isBare = !expression.parts.receiver && expression.kind === (kind === 'method' ? 'call' : 'name')
  const mayBeImported = site.type.file.imports.some(one => one.isStatic && isWhole(one.name))
  return isBare && binding.name === name && !mayBeImported && isWithin(names.frameOf(expression, site), type)
}

function isWithin(frame: Frame | undefined, type: TypeDeclaration): boolean {
  return frame !== undefined && (frame.type === type || isWithin(frame.outer, type))
}

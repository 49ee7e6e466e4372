/**
 * Members that two types declare in the same words: code that moves from the one to the other finds the same there.
 */
import type {Attribute, Method} from '../../model/code.ts'
import type {Expression, ExpressionKind} from '../../model/expression.ts'
import {expressionsIn} from '../../model/statement.ts'
import type {Names} from '../graph/names.ts'

/** Constants of the same value. */
export const areTwins = (before: Attribute, after: Attribute): boolean =>
  before.name === after.name &&
  [before, after].every(isConstant) &&
  before.valueType?.text === after.valueType?.text &&
  before.initializer !== undefined &&
  (isLogger(before) || isWrittenOut(before.initializer)) &&
  valueText(before) === valueText(after)

/** It names nothing, which each type may have for itself, and makes nothing. */
const isWrittenOut = ({kind, children}: Expression): boolean => WRITTEN.has(kind) && children.every(isWrittenOut)

const WRITTEN = new Set<ExpressionKind>(['literal', 'infix', 'prefix', 'parenthesized', 'cast', 'type'])

const isConstant = (attribute: Attribute): boolean =>
  attribute.modifiers.has('final') && (attribute.modifiers.has('static') || isLogger(attribute))

/** A logger is named after the type whose code uses it: code that moves says what it said, in the name of its new type. */
const isLogger = ({valueType}: Attribute): boolean => /(^|\.)\w*Log(ger)?$/.test(valueType?.text ?? '')

const valueText = (attribute: Attribute): string | undefined => {
  const text = attribute.initializer?.text
  return isLogger(attribute) ? text?.replace(/\b\w+(?=\.class\b)/g, name => (name === attribute.type.name ? 'this' : name)) : text
}

/** Private methods that do the same by themselves: they name nothing else of their types. */
export function areTwinMethods(before: readonly Method[], after: readonly Method[], names: Record<'before' | 'after', Names>): boolean {
  const [one, other] = [before[0], after[0]]
  if (before.length !== 1 || after.length !== 1 || one.name !== other.name || one.type.qualifiedName === other.type.qualifiedName)
    return false
  if (signature(one) !== signature(other) || one.bodyText === undefined || one.bodyText !== other.bodyText) return false
  const [old, now] = [foreignWords(one, names.before), foreignWords(other, names.after)]
  return old !== undefined && now !== undefined && old.length === now.length && old.every((word, i) => word === now[i])
}

const signature = ({parameters, visibility, modifiers}: Method): string =>
  [visibility, modifiers.has('synchronized'), ...parameters.map(({name, type}) => `${name}: ${type?.text}`)].join()

/** What types and names of elsewhere mean; undefined where it needs its own type or others above it. */
function foreignWords(method: Method, names: Names): string[] | undefined {
  const {body, visibility, type} = method
  if (visibility !== 'private' || !body) return undefined
  const words: string[] = []
  for (const expression of [...body.leaves, ...body.composites].flatMap(statement => [...expressionsIn(statement)])) {
    const {kind, parts} = expression
    if (kind === 'this') return undefined
    if (ASKED.has(kind) && !parts.receiver) return undefined
    if (kind !== 'name' && kind !== 'type' && kind !== 'creation') continue
    const binding = names.bindingOf(expression, {method, type})
    if (binding.is === 'type') words.push(binding.type.qualifiedName)
    else if (binding.is === 'outside' && !binding.unseen.length) words.push(binding.name)
    else if (binding.is !== 'variable' && binding.is !== 'parameter') return undefined
  }
  return words
}

const ASKED = new Set<ExpressionKind>(['call', 'attribute access', 'method reference'])

/**
 * Anonymous classes and bodies of enum constants: they have no name to be found by, but stand in statements and attributes
 * that are paired.
 */
import type {StatementPair} from '../map/mapping.ts'
import type {Attribute, TypeDeclaration} from '../model/code.ts'
import {descendants, type Expression} from '../model/expression.ts'
import {expressionsIn} from '../model/statement.ts'
import type {Pair} from './pairs.ts'

/** The classes that two paired statements make. */
export const typesInStatements = ({before, after}: StatementPair): Pair<TypeDeclaration>[] =>
  before.isComposite && after.isComposite ? pairMade(expressionsIn(before), expressionsIn(after)) : []

/** The classes in the values of two paired attributes. */
export function typesInAttributes({before, after}: Pair<Attribute>): Pair<TypeDeclaration>[] {
  if (textOf(before) === textOf(after)) return []
  if (before.anonymous && after.anonymous) return [{before: before.anonymous, after: after.anonymous}]
  if (!before.initializer || !after.initializer) return []
  return pairMade(descendants(before.initializer), descendants(after.initializer))
}

const textOf = ({file, start, end}: Attribute): string => file.text.slice(start, end)

/** One by one where there are as many, else by what they extend. */
function pairMade(before: Iterable<Expression>, after: Iterable<Expression>): Pair<TypeDeclaration>[] {
  const gone = typesMade(before)
  const fresh = typesMade(after)
  if (gone.length === fresh.length) return gone.map((one, i) => ({before: one, after: fresh[i]}))
  return gone.flatMap(one => {
    const index = fresh.findIndex(other => other.superclass?.text === one.superclass?.text)
    return index < 0 ? [] : [{before: one, after: fresh.splice(index, 1)[0]}]
  })
}

const typesMade = (expressions: Iterable<Expression>): TypeDeclaration[] =>
  [...expressions].flatMap(({parts}) => (parts.anonymous ? [parts.anonymous()] : []))

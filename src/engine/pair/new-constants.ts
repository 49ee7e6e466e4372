/**
 * New constants that code reads from another type, by the words that stand for them there: `Rates.FULL`, or `FULL` where it
 * is imported or stands in a type around.
 */
import type {Attribute, SourceFile, TypeDeclaration} from '../model/code.ts'
import {groupBy} from '../text/groups.ts'
import type {AttributePairs} from './members.ts'

export class NewConstants {
  private byName: Map<string, Attribute[]> | undefined
  private readonly named = new Map<SourceFile, Attribute[]>()

  constructor(private readonly attributes: AttributePairs) {}

  /** Words that may mean several are left out. */
  readIn(type: TypeDeclaration): Map<string, Attribute> {
    const words = this.namedIn(type.file)
      .filter(one => one.type !== type)
      .flatMap(one => wordsFor(one, type).map(word => ({word, one})))
    const byWord = groupBy(words, ({word}) => word)
    return new Map([...byWord].filter(([, ones]) => ones.length === 1).map(([word, [{one}]]) => [word, one]))
  }

  /** Those whose names stand in a file. */
  private namedIn(file: SourceFile): Attribute[] {
    const known = this.named.get(file)
    if (known) return known
    this.byName ??= groupBy([...this.attributes.leftAfter].filter(isConstant), ({name}) => name)
    const {byName} = this
    const words = byName.size ? new Set(file.text.match(/[A-Za-z_$][\w$]*/g)) : []
    const found = [...words].flatMap(word => byName.get(word) ?? [])
    this.named.set(file, found)
    return found
  }
}

const isConstant = ({modifiers, type, initializer}: Attribute): boolean =>
  initializer !== undefined && (modifiers.has('static') || type.kind === 'interface')

function wordsFor({name, type}: Attribute, reader: TypeDeclaration): string[] {
  const isImported = reader.file.imports.some(
    one => one.isStatic && (one.name === `${type.qualifiedName}.${name}` || one.name === `${type.qualifiedName}.*`),
  )
  const qualified = `${type.name}.${name}`
  return isImported || isAround(type, reader) ? [name, qualified] : [qualified]
}

const isAround = (type: TypeDeclaration, inner: TypeDeclaration): boolean =>
  inner.outer !== undefined && (inner.outer === type || isAround(type, inner.outer))

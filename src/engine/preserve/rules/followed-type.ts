/**
 * What a change of type speaks for where it only follows: the type reads otherwise because it was renamed or moved, and is the
 * same. Of any other type nothing that the changed files show proves that it makes no difference.
 */
import type {Element, Finding} from '../../families/family.ts'
import type {Method, SourceFile, TypeUse} from '../../model/code.ts'
import type {Variable} from '../../model/expression.ts'
import {expressionsIn} from '../../model/statement.ts'
import {isQualifiedForm} from '../compare/qualified.ts'
import type {Comparisons} from '../comparisons.ts'
import type {Site} from '../graph/names.ts'
import type {Located} from '../reason.ts'
import {codeTokens} from '../tokens.ts'
import type {Claim} from './rule.ts'

export function followedType(finding: Finding, comparisons: Comparisons): Claim | undefined {
  const [before, after] = [finding.before[0], finding.after[0]].map(actor => actor && typeOf(actor.element))
  if (!before || !after || !areSameTypes(before, after, comparisons)) return undefined
  const [old, now] = [placeOf(before), placeOf(after)]
  if (!isAccounted(old, comparisons) || !isAccounted(now, comparisons)) return undefined
  return {before: [old], after: [now]}
}

interface Written {
  use: TypeUse
  file: SourceFile
  site: Site
}

function typeOf(element: Element): Written | undefined {
  switch (element.is) {
    case 'type use':
      return {use: element.use, file: element.method.file, site: {type: element.method.type, method: element.method}}
    case 'attribute':
      return element.valueType && {use: element.valueType, file: element.file, site: {type: element.type, method: undefined}}
    case 'local': {
      const {variable, method} = element
      const use = variable.is === 'parameter' ? variable.type : typeOfLocal(variable, method)
      return use && {use, file: method.file, site: {type: method.type, method}}
    }
    default:
      return undefined
  }
}

/** A local variable keeps its type as a text; where that is written, its declaration tells. */
function typeOfLocal(variable: Variable, {body}: Method): TypeUse | undefined {
  for (const statement of body ? [...body.leaves, ...body.composites] : []) {
    for (const {parts} of expressionsIn(statement)) {
      if (parts.variable !== variable || !parts.type || variable.type === undefined) continue
      return {text: variable.type, start: parts.type.start, end: parts.type.end}
    }
  }
  return undefined
}

/** Word by word; `[]` and `...` belong to the type, even where they stand beside the name. */
function areSameTypes(before: Written, after: Written, {world: {names, partners}}: Comparisons): boolean {
  const [old, now] = [wordsOf(before), wordsOf(after)]
  return (
    old.length === now.length &&
    old.every((word, i) => {
      if (word === now[i] || isQualifiedForm(word, now[i])) return true
      const [b, a] = [names.before.typeNamed(word, before.site), names.after.typeNamed(now[i], after.site)]
      return !('outside' in b) && !('outside' in a) && partners.areSame(b, a)
    })
  )
}

const wordsOf = ({use: {text}}: Written): string[] => text.match(/[\p{L}\d_$]+(\.[\p{L}\d_$]+)*|\S/gu) ?? []

const placeOf = ({use: {start, end}, file}: Written): Located => ({start, end, file})

function isAccounted(place: Located, {account}: Comparisons): boolean {
  const marks = account.marks(place.file)
  return codeTokens(place.file, place).every(token => marks[token] && marks[token].is !== 'edited')
}

/**
 * What a change of type speaks for where it only follows: the type reads otherwise because it was renamed or moved, and is the
 * same. Of any other type nothing that the changed files show proves that it makes no difference.
 */
import type {Element, Finding} from '../../families/family.ts'
import type {Extent} from '../../model/code.ts'
import type {Comparisons} from '../comparisons.ts'
import type {Located} from '../reason.ts'
import {codeTokens} from '../tokens.ts'
import type {Claim} from './rule.ts'

export function followedType(finding: Finding, comparisons: Comparisons): Claim | undefined {
  const [before, after] = [finding.before[0], finding.after[0]].map(actor => actor && typeOf(actor.element))
  if (!before || !after || !isAccounted(before, comparisons) || !isAccounted(after, comparisons)) return undefined
  return {before: [before], after: [after]}
}

/** Where it is written; the model does not keep that of local variables. */
function typeOf(element: Element): Located | undefined {
  switch (element.is) {
    case 'type use':
      return {...extentOf(element.use), file: element.method.file}
    case 'attribute':
      return element.valueType && {...extentOf(element.valueType), file: element.file}
    case 'local':
      return element.variable.is === 'parameter' && element.variable.type
        ? {...extentOf(element.variable.type), file: element.method.file}
        : undefined
    default:
      return undefined
  }
}

const extentOf = ({start, end}: Extent): Extent => ({start, end})

function isAccounted(place: Located, {account}: Comparisons): boolean {
  const marks = account.marks(place.file)
  return codeTokens(place.file, place).every(token => marks[token] && marks[token].is !== 'edited')
}

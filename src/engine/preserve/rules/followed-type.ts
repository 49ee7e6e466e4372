/**
 * What a change of type speaks for where it only follows: the type reads otherwise because it was renamed or moved, and is the
 * same. Of any other type nothing that the changed files show proves that it makes no difference.
 */
import type {Element, Finding} from '../../families/family.ts'
import type {SourceFile, TypeUse} from '../../model/code.ts'
import type {Comparisons} from '../comparisons.ts'
import type {Located} from '../reason.ts'
import {codeTokens} from '../tokens.ts'
import type {Claim} from './rule.ts'

export function followedType(finding: Finding, comparisons: Comparisons): Claim | undefined {
  const [before, after] = [finding.before[0], finding.after[0]].map(actor => actor && typeOf(actor.element))
  if (!before || !after || signsOf(before) !== signsOf(after)) return undefined
  const [old, now] = [placeOf(before), placeOf(after)]
  if (!isAccounted(old, comparisons) || !isAccounted(now, comparisons)) return undefined
  return {before: [old], after: [now]}
}

interface Written {
  use: TypeUse
  file: SourceFile
}

/** Where it is written; the model does not keep that of local variables. */
function typeOf(element: Element): Written | undefined {
  switch (element.is) {
    case 'type use':
      return {use: element.use, file: element.method.file}
    case 'attribute':
      return element.valueType && {use: element.valueType, file: element.file}
    case 'local':
      return element.variable.is === 'parameter' && element.variable.type
        ? {use: element.variable.type, file: element.method.file}
        : undefined
    default:
      return undefined
  }
}

/** `[]` and `...` belong to the type, and may stand beside the name. */
const signsOf = ({use: {text}}: Written): string => /[[\].]*$/.exec(text)?.[0] ?? ''

const placeOf = ({use: {start, end}, file}: Written): Located => ({start, end, file})

function isAccounted(place: Located, {account}: Comparisons): boolean {
  const marks = account.marks(place.file)
  return codeTokens(place.file, place).every(token => marks[token] && marks[token].is !== 'edited')
}

/**
 * A variable or parameter has another name, wherever it is read or set: every word that meant it means it still, and it is
 * declared as it was. Where one of them is not, another variable may have got its place, and nothing follows.
 */
import type {Finding} from '../../families/family.ts'
import type {Side} from '../../report.ts'
import type {Comparisons} from '../comparisons.ts'
import type {Located} from '../reason.ts'
import type {Rule} from './rule.ts'

export const renameVariable: Rule = {
  names: ['Rename Variable', 'Rename Parameter'],
  edges: {},
  holds: false,
  claim(finding, comparisons) {
    const [before, after] = [wordsOf(finding, 'before', comparisons), wordsOf(finding, 'after', comparisons)]
    return before && after && {before, after}
  },
}

/** The declaration's name and all uses. */
function wordsOf(finding: Finding, side: Side, {uses}: Comparisons): Located[] | undefined {
  const element = finding[side][0].element
  if (element.is !== 'local') return undefined
  const {variable, method} = element
  return [variable, ...uses[side].usesInBody(variable, method)].map(({start, end}) => ({file: method.file, start, end}))
}

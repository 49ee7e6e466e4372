/**
 * A variable or parameter has another name, wherever it is read or set: every word that meant it means it still, and it is
 * declared as it was. What else is edited in statements that name it is shown there; but where its declaration is not what it
 * was, or most words are others, another variable may have got its place, and nothing follows.
 */
import type {Finding} from '../../families/family.ts'
import type {AnyVariable} from '../../pair/variables.ts'
import type {Side} from '../../report.ts'
import type {Comparisons} from '../comparisons.ts'
import type {Located} from '../reason.ts'
import type {Rule} from './rule.ts'

export const renameVariable: Rule = {
  names: ['Rename Variable', 'Rename Parameter'],
  edges: {},
  holds: true,
  claim(finding, comparisons) {
    const [old, now] = [variableOf(finding, 'before'), variableOf(finding, 'after')]
    if (!old || !now) return undefined
    const [before, after] = [wordsOf(old, 'before', comparisons), wordsOf(now, 'after', comparisons)]
    const type = writtenType(old.variable)
    const isTypeKept = type !== undefined && type !== 'var' && type === writtenType(now.variable)
    // One that nobody reads any more, or that somebody only reads now, got the place of the other.
    const isUsedInBoth = before.length > 1 === after.length > 1
    return {before, after, core: new Set(isTypeKept ? [before[0], after[0]] : [...before, ...after]), holds: isUsedInBoth}
  },
}

function variableOf(finding: Finding, side: Side) {
  const element = finding[side][0].element
  return element.is === 'local' ? element : undefined
}

const writtenType = (variable: AnyVariable): string | undefined => (variable.is === 'variable' ? variable.type : variable.type?.text)

/** The declaration first, then all uses. */
function wordsOf({variable, method}: NonNullable<ReturnType<typeof variableOf>>, side: Side, {uses}: Comparisons): Located[] {
  return [variable, ...uses[side].usesInBody(variable, method)].map(({start, end}) => ({file: method.file, start, end}))
}

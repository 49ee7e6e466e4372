/**
 * What extractions and inlines speak for: the whole method on the one side, the statements that went or came on the other,
 * and what stood right beside them there and is no more.
 */
import type {Code, Finding} from '../../families/family.ts'
import type {Side} from '../../report.ts'
import type {Comparisons} from '../comparisons.ts'
import {type Claim, concernsOf} from './rule.ts'

export function partClaim(finding: Finding, whole: Side, comparisons: Comparisons): Claim | undefined {
  const pass = comparisons.passOf(finding)
  const method = finding[whole][0].element
  if (!pass || method.is !== 'method') return undefined
  const pieces = codeIn(finding, whole === 'before' ? 'after' : 'before').map(({code: {start, end}, method: {file}}) => ({
    file,
    start,
    end,
  }))
  const statements = new Set([...codeIn(finding, 'before'), ...codeIn(finding, 'after')].map(({code}) => code))
  const beside = pass.lonely.filter(({neighbours}) => neighbours.some(one => statements.has(one))).map(({reason}) => reason)
  const reasons = [...beside, ...concernsOf(finding, pass)]
  return whole === 'before' ? {before: [method], after: pieces, pass, reasons} : {before: pieces, after: [method], pass, reasons}
}

const codeIn = (finding: Finding, side: Side): Code[] => finding[side].flatMap(({element}) => (element.is === 'code' ? [element] : []))

/**
 * What extractions and inlines speak for: the whole method on the one side, the statements that went or came on the other,
 * and what stood right beside them there, inside of them, or in a second place like them, and is no more.
 */
import type {Code, Finding} from '../../families/family.ts'
import type {Statement} from '../../model/statement.ts'
import type {Side} from '../../report.ts'
import type {Comparisons} from '../comparisons.ts'
import type {Lonely} from '../pass.ts'
import {type Claim, concernsOf, statementsIn} from './rule.ts'

export function partClaim(finding: Finding, whole: Side, comparisons: Comparisons): Claim | undefined {
  const pass = comparisons.passOf(finding)
  const method = finding[whole][0].element
  if (!pass || method.is !== 'method') return undefined
  const pieces = statementsIn(finding[whole === 'before' ? 'after' : 'before'])
  const statements = new Set([...codeIn(finding, 'before'), ...codeIn(finding, 'after')].map(({code}) => code))
  const texts = new Set([...statements].map(({text}) => text))
  // What the caller itself got beside the call, or lost there, is the caller's; it is shown where it stands.
  const isCallers = ({frame}: Lonely) => frame.side === whole && frame.site.method !== method
  const beside = pass.lonely
    .filter(
      one =>
        one.missingIn === method ||
        (one.neighbours.some(other => statements.has(other)) && !isCallers(one)) ||
        isCopy(one.statement, texts),
    )
    .map(({reason}) => reason)
  const reasons = [...beside, ...concernsOf(finding, pass)]
  return whole === 'before' ? {before: [method], after: pieces, pass, reasons} : {before: pieces, after: [method], pass, reasons}
}

/** The same code that stood, or stands, in a second place where nothing was put for it. */
const isCopy = ({text}: Statement, texts: ReadonlySet<string>): boolean => text.length > SHORT && texts.has(text)

const SHORT = 12 // characters; `return;` and `i++;` are in every other method

const codeIn = (finding: Finding, side: Side): Code[] => finding[side].flatMap(({element}) => (element.is === 'code' ? [element] : []))

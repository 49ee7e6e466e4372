/**
 * What an extracted or inlined variable speaks for: its declaration, and the statements that use it or its value.
 */
import type {Finding} from '../../families/family.ts'
import type {Side} from '../../report.ts'
import type {Comparisons} from '../comparisons.ts'
import type {Pass} from '../pass.ts'
import type {Located} from '../reason.ts'
import {type Claim, concernsOf, statementsIn} from './rule.ts'

export function valueClaim(finding: Finding, side: Side, comparisons: Comparisons): Claim | undefined {
  const element = finding[side][0].element
  if (element.is !== 'local' || element.variable.is !== 'variable') return undefined
  const {variable, method} = element
  const pass = comparisons.passesOf(method).find(one => one.valueDeclarations.some(({findings}) => findings.includes(finding)))
  if (!pass) return undefined
  const own = [{file: method.file, start: variable.start, end: variable.end}, ...usesOf(finding, pass), ...statementsIn(finding[side])]
  const other = statementsIn(finding[side === 'after' ? 'before' : 'after'])
  const reasons = concernsOf(finding, pass)
  return side === 'after' ? {before: other, after: own, pass, reasons} : {before: own, after: other, pass, reasons}
}

const usesOf = (finding: Finding, pass: Pass): Located[] =>
  pass.valueUses.filter(use => use.finding === finding).map(({use: {start, end}, frame: {file}}) => ({file, start, end}))

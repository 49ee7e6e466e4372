/**
 * A method stands in another type. Whatever it names it still names, whoever called it still does. Up or down the
 * hierarchy it may come to override, be overridden and be inherited otherwise than before.
 */
import type {Finding} from '../../families/family.ts'
import type {Comparisons} from '../comparisons.ts'
import {type Claim, concernsOf, type Rule} from './rule.ts'

export const moveMethod: Rule = {
  names: ['Move Method', 'Move And Rename Method'],
  edges: {
    inheritance: {incoming: '*', outgoing: '*'}, // subtypes of the one type inherit it no more, those of the other do
  },
  holds: true,
  claim,
}

export const moveMethodInHierarchy: Rule = {
  names: ['Pull Up Method', 'Push Down Method'],
  edges: {
    override: {incoming: '*', outgoing: '*'}, // the copies in subtypes that became one, and declarations above that it implements
    inheritance: {incoming: '*', outgoing: '*'}, // a type inherits what it declared, or declares what it inherited
  },
  holds: true,
  claim,
}

function claim(finding: Finding, comparisons: Comparisons): Claim | undefined {
  const pass = comparisons.passOf(finding)
  const [before, after] = [finding.before[0].element, finding.after[0].element]
  if (!pass || before.is !== 'method' || after.is !== 'method') return undefined
  const reasons = concernsOf(finding, pass)
  return {before: [before], after: [after], pass, reasons, holds: !reasons.length}
}

/**
 * Two versions and the refactorings between them in, for each refactoring a verdict and for each token its cause out.
 */
import type {Evidence} from '../families/evidence.ts'
import type {Finding} from '../families/family.ts'
import type {Side} from '../report.ts'
import type {Stop} from '../stop.ts'
import type {Account} from './account.ts'
import {assumptionsOf} from './assumptions.ts'
import {Comparisons} from './comparisons.ts'
import type {Names} from './graph/names.ts'
import type {Uses} from './graph/uses.ts'
import {judgeAll} from './judge.ts'
import type {Judgement} from './reason.ts'

export interface Proof {
  account: Account
  judgements: ReadonlyMap<Finding, Judgement>
  /** Of the version after: what was looked up need not be looked up again. */
  uses: Uses
  names: Record<Side, Names>
}

export function prove(evidence: Evidence, findings: readonly Finding[], stop: Stop): Proof {
  const comparisons = new Comparisons(evidence, findings, stop)
  const judgements = judgeAll(findings, comparisons, stop)
  for (const [finding, judgement] of judgements) {
    const assumptions = assumptionsOf(finding, judgement, comparisons.world.names)
    if (assumptions.length) judgements.set(finding, {...judgement, assumptions})
  }
  return {account: comparisons.account, judgements, uses: comparisons.uses.after, names: comparisons.world.names}
}

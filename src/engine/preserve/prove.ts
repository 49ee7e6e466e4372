/**
 * Two versions and the refactorings between them in, for each refactoring a verdict and for each token its cause out.
 */
import type {Evidence} from '../families/evidence.ts'
import type {Finding} from '../families/family.ts'
import {Account} from './account.ts'
import type {Judgement} from './reason.ts'

export interface Proof {
  account: Account
  judgements: ReadonlyMap<Finding, Judgement>
}

export function prove(evidence: Evidence, findings: readonly Finding[]): Proof {
  const account = new Account()
  for (const {before, after} of evidence.methods.pairs) {
    if (before.bodyText !== after.bodyText) continue
    account.paint(before.file, before, {is: 'same'})
    account.paint(after.file, after, {is: 'same'})
  }
  return {
    account,
    judgements: new Map(findings.map(finding => [finding, {verdict: 'unproved', reasons: [], assumptions: [], holds: false}])),
  }
}

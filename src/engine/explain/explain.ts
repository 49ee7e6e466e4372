/**
 * Gives every line of both versions its verdict: nothing on it changed, refactorings account for what did, or something
 * is left that a reader must look at.
 */
import type {Evidence} from '../families/evidence.ts'
import type {Finding} from '../families/family.ts'
import type {Proof} from '../preserve/prove.ts'
import type {Side} from '../report.ts'
import {allUnexplained, type ExplainedFile, type Explanation} from './explanation.ts'
import {SettledFindings} from './settled.ts'
import {tallyTokens} from './tokens.ts'

export function explain(evidence: Evidence, findings: readonly Finding[], proof: Proof): Explanation {
  const settled = new SettledFindings(findings, proof.judgements)
  const explained = (side: Side): ExplainedFile[] =>
    evidence[side].files.map(file => ({file, side, runs: tallyTokens(file, proof.account, settled)?.runs() ?? allUnexplained(file)}))
  return {files: [...explained('before'), ...explained('after')], warnings: []}
}

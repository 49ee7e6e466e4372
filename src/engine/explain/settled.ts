/** The refactorings that may account for something: those that are pure, or hold although there is more inside them. */
import type {Finding} from '../families/family.ts'
import type {Judgement} from '../preserve/reason.ts'

export class SettledFindings {
  private readonly settled: ReadonlySet<Finding>

  constructor(findings: readonly Finding[], judgements: ReadonlyMap<Finding, Judgement>) {
    const holds = (finding: Finding) => {
      const judgement = judgements.get(finding)
      return judgement !== undefined && (judgement.verdict === 'pure' || judgement.holds)
    }
    this.settled = new Set(findings.filter(holds))
  }

  has(finding: Finding): boolean {
    return this.settled.has(finding)
  }

  [Symbol.iterator](): Iterator<Finding> {
    return this.settled.values()
  }
}

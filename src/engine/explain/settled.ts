/** The refactorings that may account for something: those that are pure, or hold although there is more inside them. */
import type {Finding} from '../families/family.ts'
import type {Attribute, Method, TypeDeclaration} from '../model/code.ts'
import type {Judgement} from '../preserve/reason.ts'

export class SettledFindings {
  private readonly settled: ReadonlySet<Finding>
  private readonly byType = new Map<TypeDeclaration, Finding[]>()
  private readonly byMember = new Map<Method | Attribute, Finding[]>()

  constructor(findings: readonly Finding[], judgements: ReadonlyMap<Finding, Judgement>) {
    const holds = (finding: Finding) => {
      const judgement = judgements.get(finding)
      return judgement !== undefined && (judgement.verdict === 'pure' || judgement.holds)
    }
    this.settled = new Set(findings.filter(holds))
    for (const finding of this.settled) {
      const moved = finding.before[0]?.element
      if (moved?.is === 'method' || moved?.is === 'attribute') this.byMember.set(moved, [...(this.byMember.get(moved) ?? []), finding])
      for (const {element} of [...finding.before, ...finding.after]) {
        if (element.is === 'type') this.byType.set(element, [...(this.byType.get(element) ?? []), finding])
      }
    }
  }

  has(finding: Finding): boolean {
    return this.settled.has(finding)
  }

  /** Those that are about a type as a whole. */
  about(type: TypeDeclaration): readonly Finding[] {
    return this.byType.get(type) ?? []
  }

  /** Those that made one type the other, or did so with the types around them. */
  between(before: TypeDeclaration, after: TypeDeclaration): readonly Finding[] {
    const others = new Set(this.about(after))
    const found = this.about(before).filter(finding => others.has(finding))
    if (found.length > 0 || before.name !== after.name || !before.outer || !after.outer) return found
    return this.between(before.outer, after.outer)
  }

  /** Those that took a member from one type to another. */
  moving(before: Method | Attribute, after: Method | Attribute): readonly Finding[] {
    return (this.byMember.get(before) ?? []).filter(finding => finding.after[0]?.element === after)
  }

  [Symbol.iterator](): Iterator<Finding> {
    return this.settled.values()
  }
}

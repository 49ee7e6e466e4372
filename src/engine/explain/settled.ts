/** The refactorings that may account for something: those that are pure, or hold although there is more inside them, which is shown. */
import type {Finding} from '../families/family.ts'
import type {Attribute, Method, TypeDeclaration} from '../model/code.ts'
import type {Judgement, ReasonKind} from '../preserve/reason.ts'

/** Code that was taken from a body, or put into one, is compared statement by statement. */
const BY_STATEMENT = new Set(['Extract Method', 'Extract And Move Method', 'Inline Method', 'Move And Inline Method'])

/** Edits that stand on lines of their own. All other reasons are about something that no line shows. */
const SHOWN = new Set<ReasonKind>(['edited', 'added', 'dropped', 'reordered', 'elsewhere'])

function isSettled({name}: Finding, judgement: Judgement | undefined): boolean {
  if (!judgement || judgement.verdict === 'pure' || judgement.holds) return judgement !== undefined
  return BY_STATEMENT.has(name) && judgement.verdict === 'mixed' && judgement.reasons.every(({kind}) => SHOWN.has(kind))
}

export class SettledFindings {
  private readonly settled: ReadonlySet<Finding>
  private readonly byType = new Map<TypeDeclaration, Finding[]>()
  private readonly byMember = new Map<Method | Attribute, Finding[]>()

  constructor(findings: readonly Finding[], judgements: ReadonlyMap<Finding, Judgement>) {
    this.settled = new Set(findings.filter(finding => isSettled(finding, judgements.get(finding))))
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

/** Names that refactorings gave, so that a comment may follow them: `@param old` → `@param new`. */
import type {Element, Finding} from '../families/family.ts'
import type {Owner} from './comment-owners.ts'
import type {SettledFindings} from './settled.ts'

interface Renamed {
  now: string
  finding: Finding
  /** A variable is known by its name in its method only. */
  within: Owner | undefined
}

export class RenamedWords {
  private readonly renames = new Map<string, Renamed[]>()

  constructor(settled: SettledFindings) {
    for (const finding of settled) {
      if (!finding.name.includes('Rename')) continue
      const [before, after] = [finding.before[0]?.element, finding.after[0]?.element]
      const [old, now] = [nameOf(before), nameOf(after)]
      if (old === undefined || now === undefined || old === now) continue
      const within = before.is === 'local' ? before.method : undefined
      this.renames.set(old, [...(this.renames.get(old) ?? []), {now, finding, within}])
    }
  }

  /** The refactoring by which one word became the other, in a comment of the owner before. */
  between(before: string, after: string, owner: Owner): Finding | undefined {
    return this.renames.get(before)?.find(({now, within}) => now === after && (!within || within === owner))?.finding
  }
}

function nameOf(element: Element | undefined): string | undefined {
  if (!element || element.is === 'code' || element.is === 'type use') return undefined
  return element.is === 'local' ? element.variable.name : element.name
}

/** What all parts of an explanation look at. */
import type {Evidence} from '../families/evidence.ts'
import type {Element, Finding} from '../families/family.ts'
import type {SourceFile} from '../model/code.ts'
import type {Mark} from '../preserve/account.ts'
import type {Proof} from '../preserve/prove.ts'
import type {Side} from '../report.ts'
import {Bindings} from './bindings.ts'
import {FilePairs} from './file-pairs.ts'
import {type Fate, SAME} from './line-tally.ts'
import {SettledFindings} from './settled.ts'
import {Uses} from './uses.ts'

export class Context {
  readonly settled: SettledFindings
  readonly files: FilePairs
  private readonly bindings: Partial<Record<Side, Bindings>> = {}
  private readonly fates = new Map<Mark, Fate>()
  private readonly uses = new Map<SourceFile, Uses>()

  constructor(
    readonly evidence: Evidence,
    readonly findings: readonly Finding[],
    readonly proof: Proof,
  ) {
    this.settled = new SettledFindings(findings, proof.judgements)
    this.files = new FilePairs(evidence)
  }

  bindingsOf(side: Side): Bindings {
    this.bindings[side] ??= new Bindings(this.evidence[side])
    return this.bindings[side]
  }

  usesIn(file: SourceFile): Uses {
    const known = this.uses.get(file)
    if (known) return known
    const uses = new Uses(file)
    this.uses.set(file, uses)
    return uses
  }

  marksOf(file: SourceFile): readonly (Mark | undefined)[] {
    return this.proof.account.marks(file)
  }

  fateOf(mark: Mark | undefined): Fate {
    if (mark?.is === 'same') return SAME
    if (mark?.is === 'edited' && mark.within) return this.fateOf(mark.within)
    if (mark?.is !== 'caused') return EDITED
    const known = this.fates.get(mark)
    if (known) return known
    // Nothing is explained by nobody.
    const isExplained = mark.by.length > 0 && mark.by.every(finding => this.settled.has(finding))
    const fate: Fate = isExplained ? {is: 'explained', causes: mark.by} : EDITED
    this.fates.set(mark, fate)
    return fate
  }
}

const EDITED: Fate = {is: 'unexplained', causes: []}

export const otherSide = (side: Side): Side => (side === 'before' ? 'after' : 'before')

export const fileOf = (element: Element): SourceFile => ('file' in element ? element.file : element.method.file)

/**
 * Where a commit is mutated: in the code that its refactorings are about. Most where a reader would be spared a look,
 * in pure refactorings and explained lines, as only there a mutant can survive; some elsewhere, to be sure of that.
 */

import {Lines} from '../../src/engine/model/lines.ts'
import type {Refactoring, Report} from '../../src/library/index.ts'
import {needsNoReview, verdictsOf} from '../../src/report/line-verdicts.ts'
import type {Code} from './code.ts'
import type {Diffs} from './diffs.ts'
import type {Mutation, Operator} from './mutation.ts'
import {contains, isAround, offsetsOf, type Span, spanOf} from './places.ts'
import type {Random} from './random.ts'

/** Of ten mutants eight are drawn from what is folded, where there is any. */
const FOLDED_SHARE = 0.8

export class Sites {
  /** Operator → what it proposes. */
  readonly folded = new Map<string, Mutation[]>()
  readonly shown = new Map<string, Mutation[]>()

  get size(): {folded: number; shown: number} {
    const count = (sites: Map<string, Mutation[]>) => [...sites.values()].reduce((sum, list) => sum + list.length, 0)
    return {folded: count(this.folded), shown: count(this.shown)}
  }

  /**
   * Operators take turns by chance, whether they have many places or few, and whether most of their proposals are
   * excluded or none: those are told and passed over. Undefined when all are drawn.
   */
  draw(random: Random, onExcluded: (mutation: Mutation, reason: string) => void): Mutation | undefined {
    for (;;) {
      const first = random.next() < FOLDED_SHARE ? this.folded : this.shown
      const list = pick(first, random) ?? pick(first === this.folded ? this.shown : this.folded, random)
      if (!list) return undefined
      for (let mutation = random.take(list); mutation; mutation = random.take(list)) {
        if (!mutation.excluded) return mutation
        onExcluded(mutation, mutation.excluded)
      }
    }
  }
}

function pick(sites: Map<string, Mutation[]>, random: Random): Mutation[] | undefined {
  const names = [...sites.keys()].filter(name => sites.get(name)?.length)
  return names.length ? sites.get(names[random.below(names.length)]) : undefined
}

export function sitesOf(files: readonly Code[], report: Report, diffs: Diffs, operators: readonly Operator[]): Sites {
  const sites = new Sites()
  const byKind = new Map<string, Operator[]>()
  for (const operator of operators) for (const kind of operator.kinds) byKind.set(kind, [...(byKind.get(kind) ?? []), operator])
  for (const code of files) {
    const ground = new Ground(code, report, diffs)
    for (let node = 0; node < code.tree.count; node++) {
      const asked = byKind.get(code.kind(node)) ?? []
      if (asked.length === 0 || !ground.touches({start: code.start(node), end: code.end(node)})) continue
      for (const operator of asked) {
        for (const proposal of operator.propose(code, node)) {
          const mutation = {...proposal, operator: operator.name, path: code.path}
          const span = spanOf(proposal.edits)
          if (ground.isFolded(span)) add(sites.folded, mutation)
          else if (ground.isRefactored(span)) add(sites.shown, mutation)
        }
      }
    }
  }
  return sites
}

/** What the commit as it is has in one file: places of refactorings, and changed lines that need no review. */
class Ground {
  private readonly lines: Lines
  private readonly stretches: Span[]
  private readonly pure: Refactoring[]
  private readonly foldedLines = new Set<number>()

  constructor(
    private readonly code: Code,
    {refactorings, lines}: Report,
    diffs: Diffs,
  ) {
    const {path} = code
    this.lines = new Lines(code.source)
    const own = refactorings.flatMap(one => one.after).filter(place => place.path === path && !STAYED.test(place.role))
    this.stretches = own.map(place => offsetsOf(place, this.lines))
    this.pure = refactorings.filter(one => one.verdict === 'pure' && one.after.some(place => place.path === path))
    const verdictOf = verdictsOf({lines})
    for (let line = 1; line <= this.lines.count; line++) {
      if (diffs.isNew(path, line) && needsNoReview(verdictOf(path, 'after', line))) this.foldedLines.add(line)
    }
  }

  /** Worth asking operators. */
  touches(span: Span): boolean {
    return this.stretches.some(stretch => overlaps(stretch, span)) || this.hasFoldedLine(span)
  }

  isFolded(span: Span): boolean {
    return this.hasFoldedLine(span) || this.pure.some(one => isAround(one, this.code, this.lines, span))
  }

  isRefactored(span: Span): boolean {
    return this.stretches.some(stretch => contains(stretch, span))
  }

  private hasFoldedLine({start, end}: Span): boolean {
    const last = this.lines.lineAt(end)
    for (let line = this.lines.lineAt(start); line <= last; line++) if (this.foldedLines.has(line)) return true
    return false
  }
}

/** Types that stayed and are named because something left them. */
const STAYED = /^(sub-)?type declaration after/

const overlaps = (a: Span, b: Span): boolean => a.start < b.end && b.start < a.end

function add(to: Map<string, Mutation[]>, mutation: Mutation): void {
  const list = to.get(mutation.operator)
  if (list) list.push(mutation)
  else to.set(mutation.operator, [mutation])
}

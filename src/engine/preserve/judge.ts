/**
 * The verdict of a refactoring: pure where everything it claims is accounted for, by itself and by other refactorings that
 * hold; mixed where something is more than that; unproved where something could not be seen.
 */
import type {Finding} from '../families/family.ts'
import type {Side} from '../report.ts'
import type {Stop} from '../stop.ts'
import type {Mark} from './account.ts'
import type {Comparisons} from './comparisons.ts'
import {brokenEdges} from './edges.ts'
import type {Judgement, Located, Reason, ReasonKind} from './reason.ts'
import {ruleOf} from './rules/index.ts'
import type {Claim, Rule} from './rules/rule.ts'
import {codeTokens} from './tokens.ts'

/** What could not be seen, rather than what was seen. */
const DOUBTS = new Set<ReasonKind>(['broken', 'unseen', 'not modelled', 'evaluated otherwise'])

interface Case {
  finding: Finding
  /** Its names and places are explained, whatever else is in it. */
  holds: boolean
  reasons: Reason[]
  /** Other refactorings that account for part of what it claims. */
  restsOn: ReadonlySet<Finding>
}

export function judgeAll(findings: readonly Finding[], comparisons: Comparisons, stop: Stop): Map<Finding, Judgement> {
  const judgements = new Map<Finding, Judgement>()
  const cases: Case[] = []
  for (const finding of findings) {
    stop.check()
    const rule = ruleOf(finding.name)
    const claim = rule?.claim(finding, comparisons)
    const one = rule && claim ? caseOf(finding, rule, claim, comparisons) : undefined
    if (one) cases.push(one)
    judgements.set(finding, one ? judged(one) : NOT_MODELLED)
  }
  settle(cases, judgements)
  return judgements
}

const NOT_MODELLED: Judgement = {
  verdict: 'unproved',
  reasons: [{kind: 'not modelled', before: [], after: []}],
  holds: false,
}

function judged({holds, reasons}: Case): Judgement {
  const verdict = !reasons.length ? 'pure' : reasons.every(({kind}) => DOUBTS.has(kind)) ? 'unproved' : 'mixed'
  return {verdict, reasons, holds: verdict === 'pure' || holds}
}

/** A refactoring is as pure as those it rests on; one that falls may bring down others, so all are asked until none does. */
function settle(cases: readonly Case[], judgements: Map<Finding, Judgement>): void {
  for (let isSettled = false; !isSettled; ) {
    isSettled = true
    for (const one of cases) {
      if (judgements.get(one.finding)?.verdict !== 'pure') continue
      const weak = [...one.restsOn].find(other => !judgements.get(other)?.holds)
      if (!weak) continue
      one.reasons.push({kind: 'rests on', before: [], after: [], finding: weak})
      judgements.set(one.finding, judged(one))
      isSettled = false
    }
  }
}

function caseOf(finding: Finding, rule: Rule, claim: Claim, comparisons: Comparisons): Case {
  const edges = brokenEdges(finding, rule, comparisons)
  const reasons = new Set<Reason>([...(claim.reasons ?? []), ...edges])
  const restsOn = new Set<Finding>()
  let [all, accounted, isWhole] = [0, 0, true]
  for (const side of ['before', 'after'] as const) {
    for (const place of claim[side]) {
      const broken = place.file.broken.find(({start, end}) => start <= place.end && end >= place.start)
      if (broken) reasons.add({kind: 'broken', before: [], after: [], [side]: [{...broken, file: place.file}]})
      const lonely: number[] = []
      for (const token of codeTokens(place.file, place)) {
        const mark = markOf(place, token, claim, comparisons)
        all++
        if (mark && isFound(mark)) accounted++
        else if (claim.core?.has(place)) isWhole = false
        if (!mark) lonely.push(token)
        else if (mark.is === 'edited') reasons.add(mark.reason)
        else if (mark.is === 'caused') for (const other of mark.by) if (other !== finding) restsOn.add(other)
      }
      if (lonely.length) reasons.add(unaccounted(place, lonely, side))
    }
  }
  // Where most of it is something else, so may be the refactoring itself.
  const holds = rule.holds && claim.holds !== false && isWhole && !edges.length && 2 * accounted >= all
  return {finding, holds, reasons: [...reasons], restsOn}
}

function markOf({file}: Located, token: number, {pass}: Claim, {account}: Comparisons): Mark | undefined {
  return pass ? pass.notes.markOf(file, token) : account.marks(file)[token]
}

/** It reads as it did; under a header that was edited it runs otherwise, but is what it was. */
const isFound = (mark: Mark): boolean => mark.is !== 'edited' || (mark.within !== undefined && isFound(mark.within))

/** Tokens nobody speaks for. */
function unaccounted({file}: Located, tokens: readonly number[], side: Side): Reason {
  const {start, end} = file.tokens
  const where = {file, start: start[tokens[0]], end: end[tokens[tokens.length - 1]]}
  return side === 'before' ? {kind: 'dropped', before: [where], after: []} : {kind: 'added', before: [], after: [where]}
}

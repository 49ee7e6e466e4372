/**
 * Composite statements, inner ones first: two of them pair when their headers are alike and something inside both is
 * paired. Candidates are found from the pairs inside, so nothing is compared that has nothing in common.
 */
import type {Statement} from '../model/statement.ts'
import type {Known} from '../replacements/replacement.ts'
import type {Stop} from '../stop.ts'
import {textDistance} from '../text/similarity.ts'
import type {View} from './leaves.ts'
import {type BodyMapping, type Part, rootOf, type StatementPair} from './mapping.ts'
import {explainStatements} from './statements.ts'

interface Candidate extends StatementPair {
  /** The headers are alike, not only what is inside. */
  isByItself: boolean
  distance: number
  shared: number
  far: number
}

export function pairComposites(mapping: BodyMapping, view: View, stop: Stop): void {
  for (const before of mapping.before) {
    for (const after of mapping.after) pairBetween(mapping, before, after, view, stop)
  }
}

function pairBetween(mapping: BodyMapping, before: Part, after: Part, view: View, stop: Stop): void {
  const known = view.known(after)
  const candidates: Candidate[] = []
  for (const [b, others] of sharedInside(mapping, before, after)) {
    stop.check()
    for (const [a, count] of others) {
      const size = Math.max(leavesUnder(b), leavesUnder(a), 1)
      const byItself = explainStatements(b, a, known)
      const isHeld = () => 2 * count > size || isDeclaredInstead(b, a, mapping)
      const replacements = byItself ?? (isHeld() ? explainStatements(b, a, known, 'in place') : undefined)
      if (!replacements || !isHeldTogether(b, a, count)) continue
      candidates.push({
        before: b,
        after: a,
        replacements,
        isByItself: byItself !== undefined,
        distance: textDistance(b.text, known.afterText(a.text)),
        shared: count / size,
        far: Math.abs(b.depth - a.depth),
      })
    }
  }
  candidates.sort((x, y) => Number(y.isByItself) - Number(x.isByItself) || x.distance - y.distance || y.shared - x.shared || x.far - y.far)
  for (const {before: b, after: a, replacements} of candidates) {
    if (!mapping.ofBefore(b) && !mapping.ofAfter(a)) mapping.add({before: b, after: a, replacements})
  }
  pairCatches(mapping, before, view)
  pairEmpty(mapping, before, after, view)
}

/** What the one header declares stands inside where what the other one declares stood. */
function isDeclaredInstead(before: Statement, after: Statement, mapping: BodyMapping): boolean {
  const [b] = before.variables
  const [a] = after.variables
  if (!b || !a || b.kind !== a.kind || b.kind === 'catch' || b.kind === 'lambda') return false
  return leavesIn(before).some(leaf =>
    mapping
      .ofBefore(leaf)
      ?.replacements.some(({name, before: [old], after: [now]}) => name === 'variable' && old.name === b.name && now.name === a.name),
  )
}

/** The clauses of paired `try` statements: what is caught tells them apart, not what is done with it. */
function pairCatches(mapping: BodyMapping, before: Part, view: View): void {
  const isOpen = (statement: Statement) => statement.kind === 'catch' && !mapping.ofBefore(statement) && !mapping.ofAfter(statement)
  for (const one of before.body.composites) {
    const other = one.kind === 'try' ? mapping.ofBefore(one)?.after : undefined
    const part = other && mapping.after.find(({body}) => rootOf(other) === body.root)
    if (!other || !part) continue
    for (const clause of one.children) keepHeader(mapping, clause, other, view.known(part))
    for (const clause of one.children.filter(isOpen)) {
      for (const candidate of other.children.filter(isOpen)) {
        const replacements = explainStatements(clause, candidate, view.known(part))
        if (!replacements) continue
        mapping.add({before: clause, after: candidate, replacements})
        break
      }
    }
  }
}

/** Clauses often do the same: one that stands there word for word is not the one that came or went. */
function keepHeader(mapping: BodyMapping, clause: Statement, other: Statement, {afterText}: Known): void {
  if (clause.kind !== 'catch') return
  const same = other.children.find(({kind, text}) => kind === 'catch' && afterText(text) === clause.text)
  const pairs = same ? [mapping.ofBefore(clause), mapping.ofAfter(same)] : []
  if (!same || pairs.some(pair => pair && pair.before.text === afterText(pair.after.text))) return
  for (const pair of pairs) if (pair) mapping.remove(pair)
  mapping.add({before: clause, after: same, replacements: []})
}

/** For each composite before, the composites after that hold partners of what it holds, with how many. */
function sharedInside(mapping: BodyMapping, before: Part, after: Part): Map<Statement, Map<Statement, number>> {
  const shared = new Map<Statement, Map<Statement, number>>()
  for (const leaf of before.body.leaves) {
    const partner = mapping.ofBefore(leaf)?.after
    if (!partner || rootOf(partner) !== after.body.root) continue
    const above = around(partner)
    for (const b of around(leaf)) {
      const others = shared.get(b) ?? new Map<Statement, number>()
      shared.set(b, others)
      for (const a of above) others.set(a, (others.get(a) ?? 0) + 1)
    }
  }
  return shared
}

const FAR = 12 // composites around a statement; what is further out is held together by what is nearer

/** The composites around a statement, the nearest first. */
function around(statement: Statement): Statement[] {
  const found: Statement[] = []
  for (let above = statement.parent; above && found.length < FAR; above = above.parent) if (above.kind !== 'block') found.push(above)
  return found
}

const CONTROL = new Set(['if', 'for', 'for each', 'while', 'do', 'switch', 'try', 'catch', 'finally', 'synchronized', 'label'])

/** A statement with a lambda or an anonymous class inside is the same when more inside is paired than not. */
function isHeldTogether(before: Statement, after: Statement, shared: number): boolean {
  if (CONTROL.has(before.kind)) return true
  return before.text === after.text || 2 * shared >= Math.min(leavesUnder(before), leavesUnder(after))
}

function leavesUnder(statement: Statement): number {
  if (!statement.isComposite) return 1
  return statement.children.reduce((sum, child) => sum + leavesUnder(child), 0)
}

const leavesIn = (statement: Statement): Statement[] => (statement.isComposite ? statement.children.flatMap(leavesIn) : [statement])

/** Composites with nothing inside, such as `catch (E e) {}` and `x -> {}`: those whose headers are most alike. */
function pairEmpty(mapping: BodyMapping, before: Part, after: Part, view: View): void {
  const known = view.known(after)
  const isEmpty = (statement: Statement) => leavesUnder(statement) === 0
  const open = after.body.composites.filter(a => isEmpty(a) && !mapping.ofAfter(a))
  if (!open.length) return
  const candidates = before.body.composites
    .filter(one => isEmpty(one) && !mapping.ofBefore(one))
    .flatMap(b => open.map(a => ({before: b, after: a, distance: textDistance(b.text, known.afterText(a.text))})))
  candidates.sort((x, y) => x.distance - y.distance)
  for (const {before: b, after: a} of candidates) {
    if (mapping.ofBefore(b) || mapping.ofAfter(a)) continue
    const replacements = explainStatements(b, a, known)
    if (replacements) mapping.add({before: b, after: a, replacements})
  }
}

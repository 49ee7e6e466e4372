/**
 * Leaf statements, paired in rounds from safe to less safe:
 *   1. the same text in the same order;
 *   2. the same text anywhere, the nearest place first;
 *   3. texts whose every difference is a replacement we can name, the most alike first.
 */
import type {Expression} from '../model/expression.ts'
import type {Statement} from '../model/statement.ts'
import {isValue, type Known, type Replacement} from '../replacements/replacement.ts'
import type {Stop} from '../stop.ts'
import {commonSequence} from '../text/sequence.ts'
import {textDistance} from '../text/similarity.ts'
import {substitute} from '../text/tokens.ts'
import type {BodyMapping, Part, StatementPair} from './mapping.ts'
import {coreOf, explainStatements} from './statements.ts'

/** Past this many combinations, only statements near each other in order are compared. */
const MANY_COMBINATIONS = 40_000
const NEAR = 60

export interface View {
  known(after: Part): Known
}

export function pairLeaves(mapping: BodyMapping, view: View, stop: Stop): void {
  for (const before of mapping.before) for (const after of mapping.after) pairInOrder(mapping, before, after, view)
  for (const before of mapping.before) for (const after of mapping.after) pairSameText(mapping, before, after, view)
  pairByReplacements(mapping, view, stop)
}

const free = (mapping: BodyMapping, part: Part, side: 'before' | 'after'): Statement[] =>
  part.body.leaves.filter(leaf => !(side === 'before' ? mapping.ofBefore(leaf) : mapping.ofAfter(leaf)))

function pairInOrder(mapping: BodyMapping, before: Part, after: Part, view: View): void {
  const {afterText} = view.known(after)
  const beforeLeaves = free(mapping, before, 'before')
  const afterLeaves = free(mapping, after, 'after')
  const common = commonSequence(
    beforeLeaves.map(leaf => leaf.text),
    afterLeaves.map(leaf => afterText(leaf.text)),
  )
  for (const [b, a] of common) mapping.add({before: beforeLeaves[b], after: afterLeaves[a], replacements: []})
}

function pairSameText(mapping: BodyMapping, before: Part, after: Part, view: View): void {
  const {afterText} = view.known(after)
  const byText = new Map<string, Statement[]>()
  for (const leaf of free(mapping, after, 'after')) {
    const text = afterText(leaf.text)
    const same = byText.get(text)
    if (same) same.push(leaf)
    else byText.set(text, [leaf])
  }
  for (const leaf of free(mapping, before, 'before')) {
    const same = byText.get(leaf.text)
    if (!same?.length) continue
    const nearest = same.reduce((best, other) => (farness(leaf, other) < farness(leaf, best) ? other : best))
    same.splice(same.indexOf(nearest), 1)
    mapping.add({before: leaf, after: nearest, replacements: []})
  }
}

const farness = (before: Statement, after: Statement): number =>
  Math.abs(before.depth - after.depth) * 1000 + Math.abs(before.index - after.index)

interface Candidate extends StatementPair {
  distance: number
  far: number
  isCallInstead: boolean
  otherwise: number
}

function pairByReplacements(mapping: BodyMapping, view: View, stop: Stop): void {
  const candidates: Candidate[] = []
  for (const before of mapping.before) {
    const beforeLeaves = free(mapping, before, 'before')
    for (const after of mapping.after) {
      stop.check()
      const afterLeaves = free(mapping, after, 'after')
      for (const candidate of candidatesBetween(beforeLeaves, afterLeaves, view.known(after), stop)) candidates.push(candidate)
    }
  }
  // What a call of a new method stands for is looked for in that method first.
  candidates.sort(
    (a, b) => Number(a.isCallInstead) - Number(b.isCallInstead) || a.distance - b.distance || a.otherwise - b.otherwise || a.far - b.far,
  )
  for (const {before, after, replacements} of candidates) {
    if (!mapping.ofBefore(before) && !mapping.ofAfter(after)) mapping.add({before, after, replacements})
  }
}

/** The same value in a statement of another kind says less; `return sum` and `x = total()` go by the value of `sum` alone. */
const saidOtherwise = (replacements: Replacement[]): number =>
  replacements.some(({name}) => name === 'statement kind') ? (replacements.some(isValue) ? 2 : 1) : 0

/** The whole statement became a call of a new method. */
function isCallInstead(before: Statement, after: Statement, replacements: Replacement[], known: Known): boolean {
  const core = coreOf(after)
  return (
    core !== undefined && known.isExtractedCall(core) && replacements.some(one => one.after[0] === core && one.before[0] === coreOf(before))
  )
}

/** A variable that stands for its value is no distance, nor is the very value in a statement of another kind. */
function distanceOf(before: Statement, after: Statement, replacements: Replacement[], known: Known): number {
  if (replacements.every(({name}) => name === 'statement kind') && isComputed(coreOf(before))) return 0
  const values = replacements.filter(isValue)
  if (!values.length) return textDistance(before.text, likelyText(after.text, known))
  if (values.length === replacements.length) return 0
  const named = (side: 'before' | 'after') =>
    new Map(values.filter(one => one[side][0].kind === 'name').map(one => [one[side][0].text, otherText(one, side)]))
  return textDistance(substitute(before.text, named('before')), likelyText(substitute(after.text, named('after')), known))
}

/** Of parameters with new names, the places say more than the names. */
const likelyText = (text: string, {afterText, likelyNames}: Known): string =>
  likelyNames ? substitute(afterText(text), likelyNames) : afterText(text)

const isComputed = (core: Expression | undefined): boolean => core?.kind === 'call' || core?.kind === 'creation' || core?.kind === 'infix'

const otherText = (replacement: Replacement, side: 'before' | 'after'): string =>
  replacement[side === 'before' ? 'after' : 'before'][0].text

function candidatesBetween(beforeLeaves: Statement[], afterLeaves: Statement[], known: Known, stop: Stop): Candidate[] {
  const found: Candidate[] = []
  const isMany = beforeLeaves.length * afterLeaves.length > MANY_COMBINATIONS
  for (let b = 0; b < beforeLeaves.length; b++) {
    stop.check()
    const from = isMany ? Math.max(0, Math.round((b * afterLeaves.length) / beforeLeaves.length) - NEAR) : 0
    const to = isMany ? Math.min(afterLeaves.length, from + 2 * NEAR) : afterLeaves.length
    for (let a = from; a < to; a++) {
      const before = beforeLeaves[b]
      const after = afterLeaves[a]
      const replacements = explainStatements(before, after, known)
      if (!replacements) continue
      found.push({
        before,
        after,
        replacements,
        distance: distanceOf(before, after, replacements, known),
        far: farness(before, after),
        isCallInstead: isCallInstead(before, after, replacements, known),
        otherwise: saidOtherwise(replacements),
      })
    }
  }
  return found
}

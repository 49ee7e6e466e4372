/**
 * The ledger: one short line a commit that says what was found and how it compares with the labels, so that the effect
 * of a change shows as a difference of two text files. Times are left out: they would differ in every run.
 */
import type {Refactoring} from '../../src/library/index.ts'
import type {Label, LabelledCommit} from './bundles.ts'
import {commonForms} from './same-description.ts'

export interface Comparison {
  /** Labelled true and found. */
  tp: number
  /** Labelled true and not found. */
  fn: number
  /** Labelled false and found all the same. */
  fp: number
  /** Found and not labelled: wrong, or nobody noticed. */
  new: number
}

export function ledgerLine({repository, commit, expected = []}: LabelledCommit, refactorings: Refactoring[]): string {
  const {tp, fn, fp, new: unlabelled} = compare(expected, refactorings)
  return `${name(repository, commit)}  tp ${tp} fn ${fn} fp ${fp} new ${unlabelled}  ${countsByType(refactorings)}`.trimEnd()
}

export const errorLine = (repository: string, commit: string, reason: string) => `${name(repository, commit)}  error ${reason}`

const name = (repository: string, commit: string) => `${repository} ${commit.slice(0, 12)}`

export function compare(expected: Label[], refactorings: Refactoring[]): Comparison {
  const labels = new Map<string, Label>()
  for (const label of expected) {
    // Where two labels read alike, the one that says true counts.
    for (const form of commonForms(label.description)) if (labels.get(form)?.validation !== 'TP') labels.set(form, label)
  }
  const found = new Set(refactorings.flatMap(({description}) => commonForms(description)))
  const isTrue = (form: string) => labels.get(form)!.validation !== 'FP'
  const labelled = [...found].filter(form => labels.has(form))
  const missed = [...labels.keys()].filter(form => isTrue(form) && !found.has(form))
  const tp = labelled.filter(isTrue).length
  return {tp, fn: missed.length, fp: labelled.length - tp, new: found.size - labelled.length}
}

function countsByType(refactorings: Refactoring[]): string {
  const counts = new Map<string, number>()
  for (const {type} of refactorings) counts.set(type, (counts.get(type) ?? 0) + 1)
  return [...counts]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([type, count]) => `${type} ${count}`)
    .join(', ')
}

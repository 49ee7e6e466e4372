/** One commit in words: what was found, what the labels have besides, and what was considered and rejected. */
import type {Rejection, Report} from '../../src/library/index.ts'
import type {LabelledCommit} from './bundles.ts'
import {commonForms} from './same-description.ts'

export function story({repository, commit, expected = []}: LabelledCommit, {refactorings}: Report, rejections: Rejection[]): string[] {
  const truths = expected.filter(label => label.validation !== 'FP').map(label => label.description)
  const found = refactorings.map(one => one.description)
  const isIn = (descriptions: string[]) => {
    const forms = new Set(descriptions.flatMap(commonForms))
    return (description: string) => commonForms(description).every(form => forms.has(form))
  }
  const [labelled, reported] = [isIn(truths), isIn(found)]
  return [
    `${repository} ${commit}`,
    ...found.map(description => `${labelled(description) ? 'found ' : 'new   '} ${description}`),
    ...truths.filter(description => !reported(description)).map(description => `missed ${description}`),
    ...rejections.map(({type, path, line, subject, reason}) => `rejected ${type} of ${subject} (${path}:${line}): ${reason}`),
  ]
}

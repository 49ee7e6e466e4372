/** One commit in words: what was found, what the labels have besides, and what was considered and rejected. */
import type {Rejection, Report} from '../../src/library/index.ts'
import type {LabelledCommit} from './bundles.ts'
import {commonForms} from './same-description.ts'

export function story({repository, commit, expected = []}: LabelledCommit, {refactorings}: Report, rejections: Rejection[]): string[] {
  const descriptions = (isFalse: boolean) =>
    expected.filter(label => (label.validation === 'FP') === isFalse).map(label => label.description)
  const found = refactorings.map(one => one.description)
  const [isTrue, isFalse, isFound] = [descriptions(false), descriptions(true), found].map(among)
  const judgement = (description: string) => (isTrue(description) ? 'true  ' : isFalse(description) ? 'false ' : 'new   ')
  return [
    `${repository} ${commit}`,
    ...found.map(description => `${judgement(description)} ${description}`),
    ...descriptions(false)
      .filter(description => !isFound(description))
      .map(description => `missed ${description}`),
    ...rejections.map(({type, path, line, subject, reason}) => `rejected ${type} of ${subject} (${path}:${line}): ${reason}`),
  ]
}

function among(descriptions: string[]): (description: string) => boolean {
  const forms = new Set(descriptions.flatMap(commonForms))
  return description => commonForms(description).every(form => forms.has(form))
}

/**
 * `new T(…)`: the type holds it together, or the arguments do when another type is made of the same ones.
 */
import {explainArguments} from './arguments.ts'
import type {Explain, Replacement} from './replacement.ts'

export const explainCreation: Explain = (before, after, comparison) => {
  const {known} = comparison
  const beforeArgs = before.parts.args ?? []
  const afterArgs = after.parts.args ?? []
  const sameName = before.name === after.name
  const sameType = sameName || before.name === known.afterText(after.name ?? '')
  const sameArgs = beforeArgs.length === afterArgs.length && beforeArgs.every((arg, i) => arg.text === known.afterText(afterArgs[i].text))
  if (!before.parts.anonymous !== !after.parts.anonymous) return undefined
  if (sameType || sameArgs) {
    const args = explainArguments(beforeArgs, afterArgs, comparison)
    if (args) return sameName ? args : [typeReplacement(before, after), ...args]
  }
  if (comparison.covering) return undefined
  return [{name: 'creation', before: [before], after: [after]}]
}

const typeReplacement = (before: Parameters<Explain>[0], after: Parameters<Explain>[1]): Replacement => ({
  name: 'type',
  before: before.parts.type ? [before.parts.type] : [before],
  after: after.parts.type ? [after.parts.type] : [after],
})

/**
 * Calls. The name holds a call together: under one name, receiver and arguments may change. Under two names it is the
 * same call only where it was renamed in place; inside a statement any call may stand where another stood.
 */
import type {Expression} from '../model/expression.ts'
import {explainArguments} from './arguments.ts'
import type {Comparison, Explain, Replacement} from './replacement.ts'

export const explainCall: Explain = (before, after, comparison) => {
  const {known} = comparison
  const sameName = before.name === after.name ? !known.isOverload(before, after) : known.renamed?.(before.name ?? '', after.name ?? '')
  if (sameName) {
    const found = explainSameName(before, after, comparison)
    if (found) return before.name === after.name ? found : [{name: 'invocation name', before: [before], after: [after]}, ...found]
  } else {
    const found = explainRenamed(before, after, comparison)
    if (found) return found
  }
  const alike = explainFurther(before, after, comparison) ?? explainChain(before, after, comparison)
  return alike ?? (comparison.covering ? undefined : [{name: 'invocation', before: [before], after: [after]}])
}

function explainSameName(before: Expression, after: Expression, comparison: Comparison): Replacement[] | undefined {
  const args = explainArguments(before.parts.args ?? [], after.parts.args ?? [], comparison)
  if (!args) return undefined
  const receiver = explainReceiver(before.parts.receiver, after.parts.receiver, comparison)
  // A call that is asked of somebody else with other arguments is another call.
  const isGained = (receiver?.length ?? 0) > 0 && !before.parts.receiver !== !after.parts.receiver
  const areOther = args.some(({name}) => name !== 'argument')
  return receiver && !(isGained && areOther && comparison.covering) ? [...receiver, ...args] : undefined
}

function explainReceiver(before: Expression | undefined, after: Expression | undefined, comparison: Comparison): Replacement[] | undefined {
  if (before && after) return comparison.explain(before, after, false)
  if (!before && !after) return []
  const only = before ?? after
  if (only && comparison.known.isOwn(only)) return []
  return [{name: 'receiver', before: before ? [before] : [], after: after ? [after] : []}]
}

/** Another name, the same receiver and arguments: the method was renamed, or another one asked the same. */
function explainRenamed(before: Expression, after: Expression, {known}: Comparison): Replacement[] | undefined {
  const beforeArgs = before.parts.args ?? []
  const afterArgs = after.parts.args ?? []
  if (beforeArgs.length !== afterArgs.length) return undefined
  if (!beforeArgs.length && !before.parts.receiver) return undefined
  if (before.parts.receiver?.text !== (after.parts.receiver && known.afterText(after.parts.receiver.text))) return undefined
  if (!beforeArgs.every((arg, i) => arg.text === known.afterText(afterArgs[i].text))) return undefined
  return [{name: 'invocation name', before: [before], after: [after]}]
}

/** One asks the result of the other for something: `open(file)` and `open(file).reader()`. */
function explainFurther(before: Expression, after: Expression, {known}: Comparison): Replacement[] | undefined {
  const grew = after.parts.receiver && known.afterText(after.parts.receiver.text) === before.text
  const shrank = before.parts.receiver && before.parts.receiver.text === known.afterText(after.text)
  return grew || shrank ? [{name: 'invocation', before: [before], after: [after]}] : undefined
}

/** Fluent chains are compared as sets of calls: `a.b().c(1).d()` and `a.c(1).b().d()` have all calls in common. */
function explainChain(before: Expression, after: Expression, {known}: Comparison): Replacement[] | undefined {
  const beforeLinks = linksOf(before, text => text)
  const afterLinks = linksOf(after, text => known.afterText(text))
  if (beforeLinks.length < 2 || afterLinks.length < 2) return undefined
  const common = beforeLinks.filter(link => afterLinks.includes(link)).length
  const uncommon = beforeLinks.length + afterLinks.length - 2 * common
  return common > uncommon ? [{name: 'invocation', before: [before], after: [after]}] : undefined
}

function linksOf(call: Expression, view: (text: string) => string): string[] {
  const links: string[] = []
  for (let node: Expression | undefined = call; node?.kind === 'call'; node = node.parts.receiver) {
    links.push(`${node.name}(${(node.parts.args ?? []).map(arg => view(arg.text)).join(',')})`)
  }
  return links
}

/**
 * Argument lists (and operands, and elements of initializers): aligned one to one where the counts agree, else by what
 * both have in common, so that what was added, removed, wrapped, split or merged is left between.
 */
import {descendants, type Expression} from '../model/expression.ts'
import type {Comparison, Replacement} from './replacement.ts'

export function explainArguments(before: Expression[], after: Expression[], comparison: Comparison): Replacement[] | undefined {
  if (before.length === after.length) {
    const oneToOne = explainPairs(before, after, comparison)
    if (oneToOne) return oneToOne
  }
  return explainUneven(before, after, comparison)
}

function explainPairs(before: Expression[], after: Expression[], comparison: Comparison): Replacement[] | undefined {
  const replacements: Replacement[] = []
  for (let i = 0; i < before.length; i++) {
    const found = comparison.explain(before[i], after[i])
    if (!found) return undefined
    replacements.push(...found)
  }
  return replacements
}

const MANY_ARGUMENTS = 200 // past this it is a table of data, and comparing each with each costs seconds

/** Something must stay: a call whose arguments have nothing in common is another call. */
function explainUneven(before: Expression[], after: Expression[], comparison: Comparison): Replacement[] | undefined {
  const {known} = comparison
  if (before.length + after.length > MANY_ARGUMENTS) return undefined
  const beforeTexts = before.map(e => e.text)
  const afterTexts = after.map(e => known.afterText(e.text))
  const common = beforeTexts.filter(text => afterTexts.includes(text)).length
  const wrapped = after.some(a =>
    before.some(b => contains(a, b.text, known.afterText) || contains(b, known.afterText(a.text), text => text)),
  )
  const oneSideEmpty = !before.length || !after.length
  if (!common && !wrapped && !oneSideEmpty && !isSplit(before, after)) return undefined
  return [
    {
      name: 'argument list',
      before: before.filter((_, i) => !afterTexts.includes(beforeTexts[i])),
      after: after.filter((_, i) => !beforeTexts.includes(afterTexts[i])),
    },
  ]
}

/** One variable for several, or several for one: `book(amount)` and `book(euros, cents)`. */
function isSplit(before: Expression[], after: Expression[]): boolean {
  const areNames = [...before, ...after].every(({kind}) => kind === 'name')
  return areNames && Math.min(before.length, after.length) === 1 && Math.max(before.length, after.length) > 1
}

function contains(outer: Expression, text: string, view: (text: string) => string): boolean {
  for (const node of descendants(outer)) if (view(node.text) === text) return true
  return false
}

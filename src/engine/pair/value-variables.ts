/**
 * Variables that hold what stood in place before, and variables that are gone, what they held standing in place now.
 */
import type {BodyMapping, Part, StatementPair} from '../map/mapping.ts'
import {namesIn} from '../map/names.ts'
import {isValue, type Occurrence, Occurrences} from '../map/occurrences.ts'
import type {Expression, Variable} from '../model/expression.ts'
import {substitute} from '../text/tokens.ts'
import {type AnyVariable, isInside} from './variables.ts'

export interface ValueVariable {
  variable: Variable
  /** Where the variable is declared. */
  part: Part
  /** Paired statements in which the one stands for the other. */
  users: StatementPair[]
  /** Where the value stood, or stands now. */
  places: Occurrence[]
}

const inTerms = (part: Part, text: string): string => substitute(text, part.argumentsFor)

/** `paired` has the variables that are the same in both versions. */
export function extractedVariables(mapping: BodyMapping, paired: ReadonlySet<AnyVariable>): ValueVariable[] {
  const old = new Set([...names(mapping.before)])
  const before = new Occurrences(mapping.before)
  const after = new Occurrences(mapping.after, inTerms)
  return mapping.after.flatMap(part =>
    part.body.variables.flatMap(variable => {
      if (paired.has(variable) || old.has(variable.name)) return []
      const users = mapping.pairs.filter(
        pair => isInside(pair.after, variable.scope) && standsFor(pair, 'extracted variable', 'after', variable),
      )
      const places = movedInto(variable, part, before, after)
      return users.length || (places.length && isUsed(variable, part)) ? [{variable, part, users, places}] : []
    }),
  )
}

export function inlinedVariables(mapping: BodyMapping, paired: ReadonlySet<AnyVariable>): ValueVariable[] {
  const now = new Set([...names(mapping.after)])
  const before = new Occurrences(mapping.before)
  const after = new Occurrences(mapping.after, inTerms)
  return mapping.before.flatMap(part =>
    part.body.variables.flatMap(variable => {
      if (paired.has(variable) || now.has(variable.name)) return []
      const users = mapping.pairs.filter(
        pair => isInside(pair.before, variable.scope) && standsFor(pair, 'inlined variable', 'before', variable),
      )
      // What an extracted method gives back was extracted, not inlined.
      const places = movedInto(variable, part, after, before).filter(place => place.part === mapping.after[0])
      return users.length || (places.length && isUsed(variable, part)) ? [{variable, part, users, places}] : []
    }),
  )
}

const names = (parts: readonly Part[]): string[] =>
  parts.flatMap(({body, method}) => [...body.variables, ...method.parameters].map(({name}) => name))

const standsFor = ({replacements}: StatementPair, name: string, side: 'before' | 'after', variable: Variable): boolean =>
  replacements.some(one => one.name === name && one[side][0].name === variable.name)

/** Where the value of the variable stands in the other version, if it stands there more often than beside the variable. */
function movedInto(variable: Variable, part: Part, there: Occurrences, here: Occurrences): Occurrence[] {
  return valuesOf(variable, part)
    .filter(isValue)
    .flatMap(value => {
      const text = inTerms(part, value.text)
      const places = there.of(text)
      return places.length > here.of(text).length ? places : []
    })
}

/** What the variable is declared with, and what it is given later. */
function valuesOf({name, scope, initializer}: Variable, {body}: Part): Expression[] {
  const given = body.leaves.flatMap(leaf => {
    const [first] = leaf.expressions
    const isGiven = first?.kind === 'assignment' && first.parts.operator === '=' && first.children[0]?.text === name
    return isGiven && first.parts.value && isInside(leaf, scope) ? [first.parts.value] : []
  })
  return initializer ? [initializer, ...given] : given
}

const isUsed = ({name, scope, start}: Variable, {body}: Part): boolean =>
  [...body.leaves, ...body.composites].some(
    statement => isInside(statement, scope) && statement.start > start && namesIn(statement).has(name),
  )

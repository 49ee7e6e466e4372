/**
 * Local variables that are parameters or attributes now: of the method itself, or of one that code was extracted to; and
 * parameters whose place an attribute took.
 */
import type {BodyMapping, Part, StatementPair} from '../map/mapping.ts'
import {namesIn} from '../map/names.ts'
import type {Attribute, Parameter} from '../model/code.ts'
import type {Variable} from '../model/expression.ts'
import type {Statement} from '../model/statement.ts'
import {substitute} from '../text/tokens.ts'
import {givenByOtherCalls} from './given-by-other-calls.ts'
import type {AttributePairs} from './members.ts'
import {isInside} from './scopes.ts'
import type {AnyVariable} from './variables.ts'
import {bareName, nameChanges} from './votes.ts'

export interface ParameterizedVariable {
  variable: AnyVariable
  becomes: Parameter | Attribute
  source: Part
  target: Part
  /** Paired statements that used the one and use the other. */
  references: StatementPair[]
}

/** What is known of the two versions when parameters and attributes are looked for. */
export interface Surroundings {
  attributes: AttributePairs
  /** The variable of the other version that a variable is. */
  partners: ReadonlyMap<AnyVariable, AnyVariable>
}

export function* parameterizedVariables(mapping: BodyMapping, around: Surroundings): Generator<ParameterizedVariable> {
  const [source] = mapping.before
  for (const target of mapping.after) {
    yield* findIn(mapping, target, around)
    for (const {variable, becomes, reference} of givenByOtherCalls(mapping, target)) {
      yield {variable, becomes, source, target, references: [reference]}
    }
  }
  yield* replacedParameters(mapping, around)
}

/** Nobody gives it any more: an attribute of its type stands wherever it stood. */
function* replacedParameters(mapping: BodyMapping, {partners}: Surroundings): Generator<ParameterizedVariable> {
  const [source] = mapping.before
  const [target] = mapping.after
  const gone = source.method.parameters.filter(one => !partners.has(one) && !target.method.parameters.some(({name}) => name === one.name))
  if (!gone.length || source.method.parameters.length <= target.method.parameters.length) return
  const pairs = mapping.pairsBetween(source, target)
  for (const variable of gone) {
    const becomes = target.method.type.attributes.find(one => one.name !== variable.name && tookOver(variable, one, pairs))
    const references = becomes ? pairs.filter(pair => uses(pair, variable.name, becomes.name)) : []
    if (becomes) yield {variable, becomes, source, target, references}
  }
}

function* findIn(mapping: BodyMapping, target: Part, {attributes, partners}: Surroundings): Generator<ParameterizedVariable> {
  const [source] = mapping.before
  const pairs = mapping.pairsBetween(source, target)
  const stillThere = new Set(mapping.after.flatMap(part => part.body.variables.map(variable => variable.name)))
  const candidates = [newParameters(source, target, mapping), newAttributes(target, attributes)]
  const caller = mapping.after[0]
  const oldNames = namesBefore([...caller.body.variables, ...caller.method.parameters], partners)
  for (const variable of source.body.variables) {
    if (variable.kind === 'lambda') continue
    const inScope = pairs.filter(pair => isInside(pair.before, variable.scope))
    const found = (becomes: Parameter | Attribute): ParameterizedVariable => {
      const references = inScope.filter(pair => uses(pair, variable.name, becomes.name))
      return {variable, becomes, source, target, references}
    }
    const given = givenFor(variable, target, oldNames)
    const isUsed = given && inScope.some(pair => uses(pair, variable.name, given.name))
    if (given && isUsed && isSameThing(variable, given, mapping, target)) yield found(given)
    // One that goes on under another name gave its old name to somebody else.
    const goesOn = target === mapping.after[0] && partners.has(variable)
    if (given || stillThere.has(variable.name) || goesOn) continue
    const becomes = candidates.flatMap(some => some.filter(candidate => tookOver(variable, candidate, inScope)))
    if (becomes.length) yield found(becomes[0])
  }
}

/** What the variables were called before. */
const namesBefore = (variables: AnyVariable[], partners: ReadonlyMap<AnyVariable, AnyVariable>): Map<string, string> =>
  new Map(variables.map(variable => [variable.name, partners.get(variable)?.name ?? variable.name]))

/** The parameter of an extracted method that is given the variable, or under its name what it held. */
function givenFor(
  {name, initializer}: Variable,
  {method, argumentsFor}: Part,
  oldNames: ReadonlyMap<string, string>,
): Parameter | undefined {
  const given = method.parameters.find(parameter => argumentsFor.get(parameter.name) === name)
  const isValue = (text: string) => text === initializer?.text || substitute(text, oldNames) === initializer?.text
  return given ?? method.parameters.find(one => one.name === name && isValue(argumentsFor.get(name) ?? ''))
}

/** To a method of another type, or after it is gone, a variable of another type is only handed as an argument. */
function isSameThing({name, type}: Variable, given: Parameter, {after: [main]}: BodyMapping, target: Part): boolean {
  const livesOn = main.body.variables.some(variable => variable.name === name)
  return type === given.type?.text || name === given.name || (livesOn && target.method.type === main.method.type)
}

/** Parameters that no parameter of the method before became. */
function newParameters(source: Part, target: Part, mapping: BodyMapping): Parameter[] {
  const isMain = target === mapping.after[0]
  const old = new Set(isMain ? source.method.parameters.map(({name}) => name) : [])
  return target.method.parameters.filter(({name}) => !old.has(name) && !target.argumentsFor.has(name))
}

const newAttributes = ({method}: Part, attributes: AttributePairs): Attribute[] =>
  method.type.attributes.filter(attribute => attributes.leftAfter.has(attribute))

/** Every statement that used the variable uses the other one now, and none sets the one where it does not set the other. */
function tookOver(variable: AnyVariable, candidate: Parameter | Attribute, pairs: StatementPair[]): boolean {
  const changes = nameChanges(pairs)
  if (variable.name === candidate.name) {
    const isAnother = changes.some(({before}) => before === variable.name)
    return !isAnother && pairs.some(pair => uses(pair, variable.name, candidate.name))
  }
  // Under another name and of another type, an attribute is something else that stands in the same place.
  if (candidate.is === 'attribute' && typeText(variable) !== candidate.valueType?.text) return false
  const together = changes.filter(({before, after}) => before === variable.name && after === candidate.name)
  const apart = changes.some(({before, after}) => (before === variable.name) !== (after === candidate.name))
  const isSetApart = pairs.some(pair => isSetIn(pair.before, variable.name) && !isSetIn(pair.after, candidate.name))
  return together.length > 0 && !apart && !isSetApart
}

function isSetIn({expressions: [first]}: Statement, name: string): boolean {
  return first?.kind === 'assignment' && bareName(first.children[0]) === name
}

const typeText = (variable: AnyVariable): string | undefined => (variable.is === 'parameter' ? variable.type?.text : variable.type)

const uses = (pair: StatementPair, before: string, after: string): boolean =>
  namesIn(pair.before).has(before) && namesIn(pair.after).has(after)

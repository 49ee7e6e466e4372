/**
 * Parameterize Variable, Replace Variable With Attribute: what was a local variable is now given as a parameter, or held
 * as an attribute.
 *
 *   void pay() { int tax = 19; book(tax); }        void pay(int tax) { book(tax); }
 */
import type {BodyMapping, Part, StatementPair} from '../map/mapping.ts'
import {namesIn} from '../map/names.ts'
import type {Attribute, Parameter} from '../model/code.ts'
import type {Variable} from '../model/expression.ts'
import {isInside} from '../pair/scopes.ts'
import {methodAround} from '../pair/variables.ts'
import {nameChanges} from '../pair/votes.ts'
import type {Evidence} from './evidence.ts'
import {actors, code, type Element, type Family, type Finding, local} from './family.ts'

export const parameterizeVariable: Family = {
  names: ['Parameterize Variable', 'Replace Variable With Attribute'],
  *detect(evidence) {
    for (const {mapping} of evidence.changedBodies()) {
      for (const target of mapping.after) yield* findIn(mapping, target, evidence)
    }
  },
}

function* findIn(mapping: BodyMapping, target: Part, evidence: Evidence): Generator<Finding> {
  const [source] = mapping.before
  const pairs = mapping.pairsBetween(source, target)
  const stillThere = new Set(mapping.after.flatMap(part => part.body.variables.map(variable => variable.name)))
  const parameters = newParameters(source, target, mapping)
  const attributes = newAttributes(target, evidence)
  for (const variable of source.body.variables) {
    if (variable.kind === 'lambda') continue
    const inScope = pairs.filter(pair => isInside(pair.before, variable.scope))
    const given = target.method.parameters.find(({name}) => target.argumentsFor.get(name) === variable.name)
    const isUsed = given && inScope.some(pair => uses(pair, variable.name, given.name))
    if (given && isUsed && isSameThing(variable, given, mapping, target))
      yield finding('Parameterize Variable', variable, given, source, target, inScope)
    if (given || stillThere.has(variable.name)) continue
    for (const [candidates, name] of [
      [parameters, 'Parameterize Variable'],
      [attributes, 'Replace Variable With Attribute'],
    ] as const) {
      const becomes = candidates.find(candidate => tookOver(variable, candidate, inScope))
      if (!becomes) continue
      yield finding(name, variable, becomes, source, target, inScope)
      break
    }
  }
}

/** To a method of another type, or after it is gone, a variable of another type is only handed as an argument. */
function isSameThing({name, type}: Variable, given: Parameter, {after: [main]}: BodyMapping, target: Part): boolean {
  const livesOn = main.body.variables.some(variable => variable.name === name)
  return type === given.type?.text || (livesOn && target.method.type === main.method.type)
}

/** Parameters that no parameter of the method before became. */
function newParameters(source: Part, target: Part, mapping: BodyMapping): Parameter[] {
  const isMain = target === mapping.after[0]
  const old = new Set(isMain ? source.method.parameters.map(({name}) => name) : [])
  return target.method.parameters.filter(({name}) => !old.has(name) && !target.argumentsFor.has(name))
}

const newAttributes = ({method}: Part, {attributes}: Evidence): Attribute[] =>
  method.type.attributes.filter(attribute => attributes.leftAfter.has(attribute))

/** Every statement that used the variable uses the other one now. */
function tookOver(variable: Variable, candidate: Parameter | Attribute, pairs: StatementPair[]): boolean {
  if (variable.name === candidate.name) return pairs.some(pair => uses(pair, variable.name, candidate.name))
  // Under another name and of another type, an attribute is something else that stands in the same place.
  if (candidate.is === 'attribute' && variable.type !== candidate.valueType?.text) return false
  const changes = nameChanges(pairs)
  const together = changes.filter(({before, after}) => before === variable.name && after === candidate.name)
  const apart = changes.some(({before, after}) => (before === variable.name) !== (after === candidate.name))
  return together.length > 0 && !apart
}

const uses = (pair: StatementPair, before: string, after: string): boolean =>
  namesIn(pair.before).has(before) && namesIn(pair.after).has(after)

function finding(
  name: string,
  variable: Variable,
  becomes: Parameter | Attribute,
  source: Part,
  target: Part,
  pairs: StatementPair[],
): Finding {
  const references = pairs.filter(pair => uses(pair, variable.name, becomes.name))
  const now: Element = becomes.is === 'parameter' ? local(becomes, target.method) : becomes
  return {
    name,
    before: [
      {role: 'original variable declaration', element: local(variable, methodAround(variable, source))},
      ...actors(
        'statement referencing the original variable',
        references.map(({before}) => code(before, source.method)),
      ),
    ],
    after: [
      {role: 'renamed variable declaration', element: now},
      ...actors(
        'statement referencing the renamed variable',
        references.map(({after}) => code(after, target.method)),
      ),
    ],
  }
}

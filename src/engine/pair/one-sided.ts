/**
 * Names that only one version knows, with the statements that may say what became of them: where merges and splits are
 * looked for.
 */
import type {Part, StatementPair} from '../map/mapping.ts'
import type {Attribute, Method, TypeDeclaration} from '../model/code.ts'
import type {MappedBody} from './bodies.ts'
import type {AttributePairs} from './members.ts'
import {findMerges, findSplits} from './merges.ts'
import type {Pair} from './pairs.ts'
import type {AnyVariable, VariablePair} from './variables.ts'

interface OneSided<T> {
  statements: StatementPair[]
  gone: Map<string, T>
  fresh: Map<string, T>
}

export interface OneSidedVariables extends OneSided<AnyVariable> {
  source: Method
  target: Method
}

/** Of each pair of bodies, the variables and parameters whose names only one of them knows. */
export function* variablesOnOneSide(bodies: Iterable<MappedBody>): Generator<OneSidedVariables> {
  for (const {mapping} of bodies) {
    const [source] = mapping.before
    const [target] = mapping.after
    const known = (part: Part): Map<string, AnyVariable> =>
      new Map([...part.method.parameters, ...part.body.variables].map(variable => [variable.name, variable]))
    const [gone, fresh] = withoutCommon(known(source), known(target))
    if (gone.size && fresh.size) {
      yield {source: source.method, target: target.method, statements: mapping.pairsBetween(source, target), gone, fresh}
    }
  }
}

function withoutCommon<T>(before: Map<string, T>, after: Map<string, T>): [Map<string, T>, Map<string, T>] {
  const only = (one: Map<string, T>, other: Map<string, T>) => new Map([...one].filter(([name]) => !other.has(name)))
  return [only(before, after), only(after, before)]
}

/** Of each pair of types, the attributes without a partner, and all statements paired in their bodies. */
export function* attributesOnOneSide(
  types: readonly Pair<TypeDeclaration>[],
  attributes: AttributePairs,
  bodies: readonly MappedBody[],
): Generator<OneSided<Attribute>> {
  const named = (ones: Attribute[]) => new Map(ones.map(attribute => [attribute.name, attribute]))
  for (const {before, after} of types) {
    const gone = named(before.attributes.filter(one => attributes.leftBefore.has(one)))
    const fresh = named(after.attributes.filter(one => attributes.leftAfter.has(one)))
    if (!gone.size || !fresh.size) continue
    const statements = bodies.filter(({pair}) => pair.before.type === before).flatMap(({mapping}) => mapping.pairs)
    yield {statements, gone, fresh}
  }
}

/** `[a, b]` became `c`: then neither is `c` under another name. */
export function withoutJoined(pairs: VariablePair[], sides: Iterable<OneSidedVariables>): VariablePair[] {
  const joined = new Map<AnyVariable, Set<AnyVariable>>()
  const join = (before: AnyVariable, after: AnyVariable) => joined.set(before, (joined.get(before) ?? new Set()).add(after))
  for (const {statements, gone, fresh} of sides) {
    for (const {many, one} of findMerges(statements, gone, fresh)) for (const before of many) join(before, one)
    for (const {many, one} of findSplits(statements, gone, fresh)) for (const after of many) join(one, after)
  }
  return pairs.filter(({before, after}) => !joined.get(before)?.has(after))
}

/**
 * Members of anonymous classes. What happened inside their methods is known from the bodies around them, of which they are
 * statements; here are their signatures, and their attributes.
 */
import type {Mapper} from '../map/mapper.ts'
import type {BodyMapping, StatementPair} from '../map/mapping.ts'
import {namesIn} from '../map/names.ts'
import type {Attribute, Method, TypeDeclaration} from '../model/code.ts'
import type {Statement} from '../model/statement.ts'
import {simpleName} from '../text/types.ts'
import type {Trace} from '../trace.ts'
import {pairChangedIn} from './changed-signatures.ts'
import {typesInStatements} from './inner-types.ts'
import {type MethodPair, type MethodPairs, pairSameIn} from './members.ts'
import {type Pair, Pairs} from './pairs.ts'
import {pairParameters} from './parameters.ts'
import {isInside} from './scopes.ts'
import type {VariablePair} from './variables.ts'

export interface InnerMembers {
  methods: Pair<Method>[]
  attributes: Pair<Attribute>[]
  parameters: VariablePair[]
}

export function* membersInside(mapping: BodyMapping, mapper: Mapper, trace: Trace): Generator<InnerMembers> {
  for (const part of mapping.after) {
    const statements = mapping.pairsBetween(mapping.before[0], part)
    for (const types of statements.flatMap(typesInStatements)) {
      const methods = pairMethodsIn(types, mapper, trace)
      yield {
        methods,
        attributes: pairAttributesIn(types, statements),
        parameters: methods.flatMap(pair => parametersOf(pair, statements)),
      }
    }
  }
}

export function pairMethodsIn(types: Pair<TypeDeclaration>, mapper: Mapper, trace: Trace): MethodPair[] {
  const methods: MethodPairs = new Pairs(types.before.methods, types.after.methods)
  pairSameIn(types, methods)
  pairChangedIn(types, methods, mapper, trace)
  return methods.pairs.filter(({before, after}) => before.name === after.name || isSameKind(types))
}

/** What is extended or implemented gives the methods their names: of something else, other methods are implemented. */
const isSameKind = ({before, after}: Pair<TypeDeclaration>): boolean =>
  simpleName(before.superclass?.text ?? '') === simpleName(after.superclass?.text ?? '')

/** By name, then those whose declarations are paired statements. */
function pairAttributesIn({before, after}: Pair<TypeDeclaration>, statements: StatementPair[]): Pair<Attribute>[] {
  const pairs = new Pairs(before.attributes, after.attributes)
  const pairWhere = (isSame: (one: Attribute, other: Attribute) => boolean) => {
    for (const one of pairs.leftBefore) {
      const same = [...pairs.leftAfter].find(other => isSame(one, other))
      if (same) pairs.add({before: one, after: same})
    }
  }
  pairWhere((one, other) => one.name === other.name)
  pairWhere((one, other) => statements.some(pair => declares(pair.before, one) && declares(pair.after, other)))
  return pairs.pairs
}

const declares = ({kind, start, end}: Statement, attribute: Attribute): boolean =>
  kind === 'declaration' && start >= attribute.start && end === attribute.end

function parametersOf({before, after}: Pair<Method>, statements: StatementPair[]): VariablePair[] {
  const inside = statements.filter(pair => isInside(pair.before, before) && isInside(pair.after, after))
  return pairParameters(before, after, inside).map(pair => ({
    ...pair,
    beforeIn: before,
    afterIn: after,
    references: inside.filter(one => namesIn(one.before).has(pair.before.name) && namesIn(one.after).has(pair.after.name)),
  }))
}

/**
 * How much of the code of one type stands in another one, whatever their members are called: what is left to tell a type
 * where neither names nor whole bodies do.
 */
import type {Mapper} from '../map/mapper.ts'
import type {Method, TypeDeclaration} from '../model/code.ts'

export interface TypeLikeness {
  /** Statements that pair, method by method. */
  matched: number
  /** Statements of each of the two that do not. */
  leftBefore: number
  leftAfter: number
}

const MANY_METHODS = 20 // of one type; past this, each with each takes too long

/** Each method before with the method after that it has most in common with. */
export function typeLikeness(before: TypeDeclaration, after: TypeDeclaration, mapper: Mapper): TypeLikeness {
  const open = new Set(withBody(after))
  const couples = withBody(before).flatMap(b => withBody(after).map(a => ({b, a, matched: matchedIn(b, a, mapper)})))
  let matched = 0
  const taken = new Set<Method>()
  for (const couple of couples.sort((x, y) => y.matched - x.matched)) {
    if (!couple.matched || taken.has(couple.b) || !open.has(couple.a)) continue
    taken.add(couple.b)
    open.delete(couple.a)
    matched += couple.matched
  }
  return {matched, leftBefore: sizeOf(before) - matched, leftAfter: sizeOf(after) - matched}
}

const withBody = ({methods}: TypeDeclaration): Method[] => methods.filter(({hasBody}) => hasBody).slice(0, MANY_METHODS)

const statementsIn = ({body}: Method): number => (body ? body.leaves.length + body.composites.length : 0)

const sizeOf = (type: TypeDeclaration): number => withBody(type).reduce((sum, method) => sum + statementsIn(method), 0)

/** One is no other if it takes more or less, unless it is the constructor. */
function matchedIn(before: Method, after: Method, mapper: Mapper): number {
  if (before.isConstructor !== after.isConstructor) return 0
  if (!before.isConstructor && before.parameters.length !== after.parameters.length) return 0
  return mapper.mapMethods(before, after)?.pairs.length ?? 0
}

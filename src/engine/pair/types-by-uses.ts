/**
 * Types that are gone and types that are new, told by their uses: where the one was written, the other one is.
 *
 *   Slip last;  void print(Slip slip) {…}        Receipt last;  void print(Receipt slip) {…}
 */
import type {Method, TypeDeclaration, TypeUse} from '../model/code.ts'
import {groupBy} from '../text/groups.ts'
import {tokensOf} from '../text/tokens.ts'
import type {Pair, Pairs} from './pairs.ts'

const RECURRING = 2 // one use may have got another type by itself

/** Those that took each other's place more than once, and nothing else's as often. */
export function typesByUses(types: Pairs<TypeDeclaration>): Pair<TypeDeclaration>[] {
  const gone = onlyOnes(types.leftBefore)
  const fresh = onlyOnes(types.leftAfter)
  if (!gone.size || !fresh.size) return []
  const counts = new Map<string, number>()
  for (const [old, now] of types.pairs.flatMap(pair => [...usesIn(pair)]).flatMap(changedWords)) {
    if (gone.has(old) || fresh.has(now)) counts.set(`${old} ${now}`, (counts.get(`${old} ${now}`) ?? 0) + 1)
  }
  const changes = [...counts].map(([words, count]) => ({words: words.split(' '), count}))
  const isRival = (one: (typeof changes)[0], other: (typeof changes)[0]) =>
    other !== one && other.count >= one.count && other.words.some((word, i) => word === one.words[i])
  return changes
    .filter(one => one.count >= RECURRING && !changes.some(other => isRival(one, other)))
    .flatMap(({words: [old, now]}) => {
      const [before, after] = [gone.get(old), fresh.get(now)]
      return before && after && before.kind === after.kind ? [{before, after}] : []
    })
}

/** By their simple names, where only one has it. */
function onlyOnes(types: Iterable<TypeDeclaration>): Map<string, TypeDeclaration> {
  const byName = groupBy(types, ({name}) => name)
  return new Map([...byName].filter(([, ones]) => ones.length === 1).map(([name, [only]]) => [name, only]))
}

type Use = [before: TypeUse | undefined, after: TypeUse | undefined]

/** What the attributes and methods that kept their names are declared with. */
function* usesIn({before, after}: Pair<TypeDeclaration>): Generator<Use> {
  const attributes = new Map(after.attributes.map(attribute => [attribute.name, attribute]))
  for (const {name, valueType} of before.attributes) {
    const same = attributes.get(name)
    if (same) yield [valueType, same.valueType]
  }
  const methods = onlyMethods(after)
  for (const [key, method] of onlyMethods(before)) {
    const same = methods.get(key)
    if (!same) continue
    yield [method.returnType, same.returnType]
    for (const [i, {type}] of method.parameters.entries()) yield [type, same.parameters[i].type]
  }
}

/** By name and number of parameters, where only one has these. */
function onlyMethods({methods}: TypeDeclaration): Map<string, Method> {
  const byKey = groupBy(methods, ({name, isConstructor, parameters}) => `${isConstructor ? 'new' : name}/${parameters.length}`)
  return new Map([...byKey].filter(([, ones]) => ones.length === 1).map(([key, [only]]) => [key, only]))
}

/** `Map<String, Slip>` and `Map<String, Receipt>` differ in one word. */
function changedWords([before, after]: Use): [string, string][] {
  if (!before || !after || before.text === after.text) return []
  const [old, now] = [tokensOf(before.text), tokensOf(after.text)]
  return old.length === now.length ? old.map((word, i): [string, string] => [word, now[i]]).filter(([one, other]) => one !== other) : []
}

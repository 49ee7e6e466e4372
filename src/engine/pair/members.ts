/**
 * Methods and attributes of paired types, by signature: the safe pairs. What changed its signature stays left over.
 */
import {type Attribute, allTypes, type CodeModel, type Method, type TypeDeclaration} from '../model/code.ts'
import {groupBy} from '../text/groups.ts'
import {type Pair, Pairs} from './pairs.ts'
import {attributeKey, bareKey, methodKey, type TypeRenames} from './signature.ts'
import type {TypePairs} from './types.ts'

export interface MethodPair extends Pair<Method> {
  how: 'same signature' | 'changed signature'
}

export type MethodPairs = Pairs<Method, MethodPair>
export type AttributePairs = Pairs<Attribute>

export function pairMethods(before: CodeModel, after: CodeModel, types: TypePairs, renames: TypeRenames): MethodPairs {
  const methodsOf = (model: CodeModel) => allTypes(model).flatMap(type => [...type.methods, ...type.initializers])
  const methods: MethodPairs = new Pairs(methodsOf(before), methodsOf(after))
  for (const type of types.pairs) {
    // Renamed types first: `f(Old)` became `f(New)`; then as written, for a type of the old name that is still there.
    for (const keyOf of [methodKey, bareKey]) for (const known of [renames, undefined]) pairSameIn(type, methods, keyOf, known)
    pairInitializers(methods, type.before.initializers, type.after.initializers)
  }
  return methods
}

/** Left-over methods of two types that have one signature. */
export function pairSameIn(
  {before, after}: Pair<TypeDeclaration>,
  methods: MethodPairs,
  keyOf: typeof methodKey = methodKey,
  renames?: TypeRenames,
): void {
  const byKey = groupBy(
    after.methods.filter(method => methods.leftAfter.has(method)),
    method => keyOf(method),
  )
  for (const method of before.methods) {
    const same = methods.leftBefore.has(method) ? byKey.get(keyOf(method, renames))?.shift() : undefined
    if (same) methods.add({before: method, after: same, how: 'same signature'})
  }
}

/** Initializers have no name: a static one pairs with a static one, in the order they stand in. */
function pairInitializers(methods: MethodPairs, before: Method[], after: Method[]): void {
  for (const isStatic of [true, false]) {
    const others = after.filter(one => one.modifiers.has('static') === isStatic)
    const ones = before.filter(one => one.modifiers.has('static') === isStatic)
    for (let i = 0; i < Math.min(ones.length, others.length); i++) methods.add({before: ones[i], after: others[i], how: 'same signature'})
  }
}

export function pairAttributes(before: CodeModel, after: CodeModel, types: TypePairs, renames: TypeRenames): AttributePairs {
  const attributesOf = (model: CodeModel) => allTypes(model).flatMap(type => type.attributes)
  const attributes: AttributePairs = new Pairs(attributesOf(before), attributesOf(after))
  for (const type of types.pairs) {
    const byKey = groupBy(type.after.attributes, attribute => attributeKey(attribute))
    for (const attribute of type.before.attributes) {
      const same = byKey.get(attributeKey(attribute, renames))?.shift() ?? byKey.get(attributeKey(attribute))?.shift()
      if (same) attributes.add({before: attribute, after: same})
    }
  }
  return attributes
}

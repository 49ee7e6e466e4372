/**
 * Methods that only give or take an attribute: such a method is the same one where the attribute is.
 */
import type {Attribute, Method} from '../model/code.ts'
import type {AttributePairs, MethodPairs} from './members.ts'
import type {Pair} from './pairs.ts'
import type {TypePairs} from './types.ts'
import {bareName} from './votes.ts'

type Access = 'gives' | 'takes'

export interface Accessor {
  access: Access
  attribute: string
}

/** `return x` and `this.x = y`, and nothing else. */
export function accessorOf({body, parameters}: Method): Accessor | undefined {
  const [leaf, ...others] = body?.leaves ?? []
  if (!leaf || others.length || body?.composites.length) return undefined
  const [expression] = leaf.expressions
  if (leaf.kind === 'return' && expression && !parameters.length) return accessTo(bareName(expression), 'gives')
  if (expression?.kind !== 'assignment' || parameters.length !== 1 || expression.parts.value?.text !== parameters[0].name) return undefined
  return accessTo(bareName(expression.children[0]), 'takes')
}

const accessTo = (attribute: string | undefined, access: Access): Accessor | undefined => (attribute ? {access, attribute} : undefined)

/** Left-over accessors of attributes that were renamed. */
export function accessorsOfRenamed(types: TypePairs, methods: MethodPairs, attributes: AttributePairs): Pair<Method>[] {
  return types.pairs.flatMap(({before, after}) => {
    const gone = before.methods.filter(method => methods.leftBefore.has(method))
    const fresh = gone.length ? after.methods.filter(method => methods.leftAfter.has(method)) : []
    if (!fresh.length) return []
    return gone.flatMap(b => {
      const accessor = accessorOf(b)
      const attribute = accessor && before.attributes.find(one => one.name === accessor.attribute)
      const now = attribute && attributes.ofBefore(attribute)?.after
      const same = now && fresh.find(a => isAccessor(a, now, accessor.access))
      return same ? [{before: b, after: same}] : []
    })
  })
}

function isAccessor(method: Method, {name}: Attribute, access: Access): boolean {
  const accessor = accessorOf(method)
  return accessor?.attribute === name && accessor.access === access
}

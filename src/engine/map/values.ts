/**
 * Variables that only one version declares, with their values: where such a variable stands on one side, its value may
 * stand on the other.
 */
import type {Expression} from '../model/expression.ts'
import type {Part} from './mapping.ts'

export interface Values {
  gone: ReadonlyMap<string, Expression>
  fresh: ReadonlyMap<string, Expression>
}

export const flippedValues = ({gone, fresh}: Values): Values => ({gone: fresh, fresh: gone})

export function valuesOnOneSide(before: readonly Part[], after: readonly Part[]): Values {
  const old = declared(before)
  const now = declared(after)
  return {gone: without(old, now), fresh: without(now, old)}
}

/** Names declared in any of the bodies or as a parameter; a name that is declared twice has no one value. */
function declared(parts: readonly Part[]): Map<string, Expression | undefined> {
  const values = new Map<string, Expression | undefined>()
  for (const {method, body} of parts) {
    for (const {name, initializer} of body.variables) values.set(name, values.has(name) ? undefined : initializer)
    for (const {name} of method.parameters) values.set(name, undefined)
  }
  return values
}

function without(values: Map<string, Expression | undefined>, others: Map<string, Expression | undefined>): Map<string, Expression> {
  const left = new Map<string, Expression>()
  for (const [name, value] of values) if (value && !others.has(name)) left.set(name, value)
  return left
}

/** Attributes that are new or gone are values, too, unless a variable of the body has the name. */
export function withAttributes({gone, fresh}: Values, attributes: Values | undefined): Values {
  if (!attributes) return {gone, fresh}
  return {gone: new Map([...attributes.gone, ...gone]), fresh: new Map([...attributes.fresh, ...fresh])}
}

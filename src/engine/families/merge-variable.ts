/**
 * Merge Parameter, Merge Variable: several variables are one now, which is asked for their values.
 *
 *   void pay(String name, String city) { print(name, city); }        void pay(Customer who) { print(who.name(), who.city()); }
 */
import type {BodyMapping, Part} from '../map/mapping.ts'
import type {Expression} from '../model/expression.ts'
import type {AnyVariable} from '../pair/variables.ts'
import type {Replacement} from '../replacements/replacement.ts'
import {actors, type Family, type Finding, local} from './family.ts'

export const mergeVariable: Family = {
  names: ['Merge Parameter', 'Merge Variable'],
  *detect(evidence) {
    for (const {mapping} of evidence.changedBodies()) {
      for (const [after, befores] of mergedIn(mapping)) yield finding(befores, after, mapping.before[0], mapping.after[0])
    }
  },
}

/** New variables that stand where several variables stood that are gone. */
function mergedIn(mapping: BodyMapping): Map<AnyVariable, AnyVariable[]> {
  const [source] = mapping.before
  const [target] = mapping.after
  const gone = onlyIn(source, target)
  const fresh = onlyIn(target, source)
  const merged = new Map<AnyVariable, Set<AnyVariable>>()
  for (const {replacements} of mapping.pairsBetween(source, target)) {
    for (const [before, after] of replacements.flatMap(merges)) {
      const one = fresh.get(after)
      const others = before.map(name => gone.get(name))
      if (!one || others.some(other => !other || other.is !== one.is)) continue
      const known = merged.get(one) ?? new Set()
      merged.set(one, known)
      for (const other of others) if (other) known.add(other)
    }
  }
  return new Map([...merged].filter(([, befores]) => befores.size > 1).map(([after, befores]) => [after, [...befores]]))
}

export function onlyIn(part: Part, other: Part): Map<string, AnyVariable> {
  const all = (one: Part): AnyVariable[] => [...one.method.parameters, ...one.body.variables]
  const known = new Set(all(other).map(({name}) => name))
  return new Map(
    all(part)
      .filter(({name}) => !known.has(name))
      .map(variable => [variable.name, variable]),
  )
}

/** `[a, b]` became `c`, or `a` became `c.a()`. */
function merges({name, before, after}: Replacement): [string[], string][] {
  if (name === 'argument list' && before.length > 1 && after.length === 1 && after[0].kind === 'name') {
    return before.every(one => one.kind === 'name') ? [[before.map(one => one.text), after[0].text]] : []
  }
  if (before.length !== 1 || after.length !== 1 || before[0].kind !== 'name') return []
  const asked = askedOf(after[0])
  return asked ? [[[before[0].text], asked]] : []
}

/** The variable that is asked for a value: `c` of `c.a()` and `c.a`. */
export function askedOf({kind, parts: {receiver, args}}: Expression): string | undefined {
  const isQuestion = (kind === 'call' && !args?.length) || kind === 'attribute access'
  return isQuestion && receiver?.kind === 'name' ? receiver.text : undefined
}

function finding(befores: AnyVariable[], after: AnyVariable, source: Part, target: Part): Finding {
  return {
    name: after.is === 'parameter' ? 'Merge Parameter' : 'Merge Variable',
    before: [
      ...actors(
        'merged variable declaration',
        befores.map(variable => local(variable, source.method)),
      ),
      {role: 'original method declaration', element: source.method},
    ],
    after: [
      {role: 'new variable declaration', element: local(after, target.method)},
      {role: 'method declaration with merged variables', element: target.method},
    ],
  }
}

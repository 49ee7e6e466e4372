/**
 * Whether two words mean the same thing: the name-binding edges. A word bound to a declaration must be bound to the
 * partner of that declaration; what is declared outside the changed files must be called the same.
 */
import type {Finding} from '../../families/family.ts'
import type {Method} from '../../model/code.ts'
import type {Binding, Names, Outside} from '../graph/names.ts'
import type {Declared} from '../partners.ts'
import type {Pass} from '../pass.ts'
import {mayMeanAnother} from './overloads.ts'
import {areTwinMethods} from './twins.ts'

export interface Meaning {
  same: boolean
  /** What accounts for another name or another place of the declaration. */
  causes: readonly Finding[]
  /** The methods that are one. */
  methods?: {before: Method; after: Method}
}

const DIFFERENT: Meaning = {same: false, causes: []}
const ALIKE: Meaning = {same: true, causes: []}

export function compareMeanings(before: Binding, after: Binding, pass: Pass): Meaning {
  const {partners} = pass.world
  if (before.is === 'method' || after.is === 'method') return methods(before, after, pass)
  if (before.is === 'outside' || after.is === 'outside') return outside(before, after, pass)
  if (isLocal(before) && isLocal(after)) {
    const [b, a] = [localOf(before), localOf(after)]
    return pass.areSameVariable(b, a) ? {same: true, causes: partners.between(b, a)} : DIFFERENT
  }
  const b = declaredOf(before)
  const a = declaredOf(after)
  return b && a && before.is === after.is && partners.areSame(b, a) ? {same: true, causes: partners.causes(b, a)} : DIFFERENT
}

function methods(before: Binding, after: Binding, pass: Pass): Meaning {
  const {partners, names} = pass.world
  if (before.is === 'method' && after.is === 'method') {
    for (const one of before.methods) {
      const other = after.methods.find(method => partners.areSame(one, method))
      if (!other) continue
      const chosen = {before: one, after: other}
      if (mayMeanAnother(chosen, {before: before.methods, after: after.methods}, partners, names)) return DIFFERENT
      return {same: true, causes: partners.between(one, other), methods: chosen}
    }
    return isAnsweredBelow(before.methods, after.methods, pass) || areTwinMethods(before.methods, after.methods, names) ? ALIKE : DIFFERENT
  }
  if (before.is === 'method' && after.is === 'outside') return isUnseenAbove(before.methods, after, names.before) ? ALIKE : DIFFERENT
  if (after.is === 'method' && before.is === 'outside') return isUnseenAbove(after.methods, before, names.after) ? ALIKE : DIFFERENT
  return DIFFERENT
}

/** Code that was pulled up asks what its old type overrides, code that was pushed down what its new one does: the same answers. */
function isAnsweredBelow(before: readonly Method[], after: readonly Method[], {world: {partners, names}}: Pass): boolean {
  const overrides = (below: Method, above: Method, all: Names) => all.inheritance.overridden(below).methods.includes(above)
  return (
    before.some(one =>
      [...partners.ofBefore(one)].some(now => now.is === 'method' && after.some(above => overrides(now, above, names.after))),
    ) ||
    after.some(one =>
      [...partners.ofAfter(one)].some(old => old.is === 'method' && before.some(above => overrides(old, above, names.before))),
    )
  )
}

/** The same where the declaration that is overridden stands outside the changed files. */
const isUnseenAbove = (methods: readonly Method[], {name, unseen}: Outside, {inheritance}: Names): boolean =>
  unseen.length > 0 && methods.some(method => method.name === last(name) && inheritance.overridden(method).mayBeUnseen)

function outside(before: Binding, after: Binding, pass: Pass): Meaning {
  if (before.is !== 'outside' || after.is !== 'outside') return DIFFERENT
  if (before.heir && after.heir) return last(before.name) === last(after.name) && areHeirsAlike(before, after, pass) ? ALIKE : DIFFERENT
  if (before.isQualified && after.isQualified) return before.name === after.name ? ALIKE : DIFFERENT
  return last(before.name) === last(after.name) ? ALIKE : DIFFERENT
}

/** Two types inherit it from outside: they are one, stand above each other, or have a type outside in common. */
function areHeirsAlike(before: Outside, after: Outside, {world: {relations}}: Pass): boolean {
  if (!before.heir || !after.heir) return false
  if (relations.areSame(before.heir, after.heir) || relations.direction(before.heir, after.heir) !== 'moved') return true
  return before.unseen.some(name => after.unseen.includes(name))
}

/** `new a.b.Type` and `Type` end in the same word. */
const last = (name: string): string => /[^. ]*$/.exec(name)?.[0] ?? name

type Local = Extract<Binding, {is: 'variable' | 'parameter'}>

const isLocal = (binding: Binding): binding is Local => binding.is === 'variable' || binding.is === 'parameter'

const localOf = (binding: Local) => (binding.is === 'variable' ? binding.variable : binding.parameter)

function declaredOf(binding: Binding): Declared | undefined {
  if (binding.is === 'attribute') return binding.attribute
  return binding.is === 'type' ? binding.type : undefined
}

/**
 * Calls that a method takes over because of its new name or place: they read as they did, and meant an overload of it before.
 */
import type {Method} from '../model/code.ts'
import {mayBeNarrower} from './compare/overloads.ts'
import type {Comparisons} from './comparisons.ts'
import type {Use} from './graph/uses.ts'
import type {Located, Reason} from './reason.ts'

export function capturedCalls(after: Method, {uses, world: {names, partners}}: Comparisons): Reason[] {
  const overloads = names.after.inheritance
    .methodsNamed(after.type, after.name)
    .found.filter(one => one !== after && one.parameters.length === after.parameters.length && partners.has(one))
    // What both take goes to the one that takes less.
    .filter(one => mayBeNarrower(after, one, names.after))
  if (!overloads.length || after.isConstructor) return []
  return uses.after.usesOf(after).flatMap(use => {
    const old = uses.before.withWord(after.name).filter(one => isSamePlace(one, use))
    const isCaptured = old.some(one => {
      const binding = names.before.bindingOf(one.expression, one.site)
      return binding.is === 'method' && !binding.methods.some(method => partners.areSame(method, after))
    })
    if (!isCaptured) return []
    const place: Located = {file: use.site.type.file, start: use.expression.start, end: use.expression.end}
    return [{kind: use.isCertain ? 'clash' : 'unseen', name: after.name, before: [], after: [place]} satisfies Reason]
  })

  /** The same words in what is the same method. */
  function isSamePlace(old: Omit<Use, 'isCertain'>, now: Use): boolean {
    const [b, a] = [old.site.method ?? old.site.type, now.site.method ?? now.site.type]
    return old.expression.text === now.expression.text && partners.areSame(b, a)
  }
}

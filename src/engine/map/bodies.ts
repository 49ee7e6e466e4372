/**
 * Maps bodies onto each other: usually one before and one after; with an extraction, the body after and the bodies of
 * the new methods it calls.
 */
import type {Method} from '../model/code.ts'
import type {Known} from '../replacements/replacement.ts'
import type {Stop} from '../stop.ts'
import {substitute} from '../text/tokens.ts'
import {pairComposites} from './composites.ts'
import {pairInside} from './inside.ts'
import {pairLeaves, type View} from './leaves.ts'
import {BodyMapping, type Context, type Part} from './mapping.ts'
import {valuesOnOneSide, withAttributes} from './values.ts'

const NO_ARGUMENTS: ReadonlyMap<string, string> = new Map()

export function partOf(method: Method, argumentsFor: ReadonlyMap<string, string> = NO_ARGUMENTS): Part | undefined {
  return method.body && {method, body: method.body, argumentsFor}
}

export function mapBodies(before: readonly Part[], after: readonly Part[], stop: Stop, context: Context = {}): BodyMapping {
  return complete(new BodyMapping(before, after, context), stop)
}

/** The same mapping with one more body after, onto which what is left over may map. */
export function extendMapping(mapping: BodyMapping, part: Part, stop: Stop): BodyMapping {
  return complete(mapping.with(part), stop)
}

function complete(mapping: BodyMapping, stop: Stop): BodyMapping {
  const view = viewOf(mapping)
  pairLeaves(mapping, view, stop)
  pairComposites(mapping, view)
  pairInside(mapping, view)
  return mapping
}

/** Texts after are asked for again and again: each is put in terms of the version before once. */
function viewOf({before, after, context: {attributes, renamed}}: BodyMapping): View {
  const views = new Map<Part, Known>()
  const {gone, fresh} = withAttributes(valuesOnOneSide(before, after), attributes)
  return {
    known(part) {
      const old = views.get(part)
      if (old) return old
      const known: Known = {afterText: remembered(text => substitute(text, part.argumentsFor)), extracted: fresh, inlined: gone, renamed}
      views.set(part, known)
      return known
    },
  }
}

function remembered(make: (text: string) => string): (text: string) => string {
  const texts = new Map<string, string>()
  return text => {
    const done = texts.get(text)
    if (done !== undefined) return done
    const made = make(text)
    texts.set(text, made)
    return made
  }
}

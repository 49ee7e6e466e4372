/**
 * Maps bodies onto each other: usually one before and one after; with an extraction, the body after and the bodies of
 * the new methods it calls.
 */
import type {Method} from '../model/code.ts'
import type {Known} from '../replacements/replacement.ts'
import type {Stop} from '../stop.ts'
import {substitute} from '../text/tokens.ts'
import {pairComposites} from './composites.ts'
import {pairLeaves, type View} from './leaves.ts'
import {BodyMapping, type Part} from './mapping.ts'

const NO_ARGUMENTS: ReadonlyMap<string, string> = new Map()

export function partOf(method: Method, argumentsFor: ReadonlyMap<string, string> = NO_ARGUMENTS): Part | undefined {
  return method.body && {method, body: method.body, argumentsFor}
}

export function mapBodies(before: readonly Part[], after: readonly Part[], stop: Stop): BodyMapping {
  const mapping = new BodyMapping(before, after)
  const view = viewOf()
  pairLeaves(mapping, view, stop)
  pairComposites(mapping, view)
  return mapping
}

/** Texts after are asked for again and again: each is put in terms of the version before once. */
function viewOf(): View {
  const views = new Map<Part, Known>()
  return {
    known(part) {
      const old = views.get(part)
      if (old) return old
      const texts = new Map<string, string>()
      const afterText = (text: string): string => {
        if (!part.argumentsFor.size) return text
        const done = texts.get(text)
        if (done !== undefined) return done
        const made = substitute(text, part.argumentsFor)
        texts.set(text, made)
        return made
      }
      const known: Known = {afterText}
      views.set(part, known)
      return known
    },
  }
}

/**
 * Maps bodies onto each other: usually one before and one after; with an extraction, the body after and the bodies of
 * the new methods it calls. Knows what was renamed around the bodies, so that it does not look like a difference.
 */
import type {Method} from '../model/code.ts'
import type {Known} from '../replacements/replacement.ts'
import type {Stop} from '../stop.ts'
import {substitute} from '../text/tokens.ts'
import {simpleName} from '../text/types.ts'
import {pairAroundCalls} from './around-calls.ts'
import {pairAcrossBraces} from './braces.ts'
import {pairComposites} from './composites.ts'
import {pairInGaps} from './gaps.ts'
import {pairHolders} from './holders.ts'
import {pairInside} from './inside.ts'
import {pairLeaves, type View} from './leaves.ts'
import {BodyMapping, type Part} from './mapping.ts'
import type {Renames} from './renames.ts'
import {flippedValues, type Values, valuesOnOneSide, withAttributes} from './values.ts'

const NO_ARGUMENTS: ReadonlyMap<string, string> = new Map()

export function partOf(method: Method, argumentsFor: ReadonlyMap<string, string> = NO_ARGUMENTS): Part | undefined {
  return method.body && {method, body: method.body, argumentsFor}
}

/** `total()` of a basket became `total(Basket basket)` of something else: `basket` there is `this` here. */
function thisGiven(before: Method, after: Method): ReadonlyMap<string, string> {
  const old = new Set(before.parameters.map(({name}) => name))
  const given = after.parameters.find(({name, type}) => !old.has(name) && simpleName(type?.text ?? '') === before.type.name)
  return given ? new Map([[given.name, 'this']]) : NO_ARGUMENTS
}

/** The same types in the same order, under other names. */
function namesByPlace(before: Method, after: Method): ReadonlyMap<string, string> {
  const old = new Set(before.parameters.map(({name}) => name))
  const isSame =
    before.parameters.length === after.parameters.length &&
    before.parameters.every(({type}, i) => type?.text === after.parameters[i].type?.text)
  if (!isSame) return NO_ARGUMENTS
  return new Map(after.parameters.flatMap(({name}, i) => (old.has(name) ? [] : [[name, before.parameters[i].name] as const])))
}

export class Mapper {
  constructor(
    readonly stop: Stop,
    readonly renames: Renames,
  ) {}

  map(before: readonly Part[], after: readonly Part[], attributes?: Values): BodyMapping {
    return this.complete(new BodyMapping(before, after, attributes))
  }

  /** Two methods, where both have a body. A method that moved may be given what was `this`. */
  mapMethods(before: Method, after: Method): BodyMapping | undefined {
    const b = partOf(before)
    const a = partOf(after, before.type === after.type ? NO_ARGUMENTS : thisGiven(before, after))
    return b && a && this.map([b], [a])
  }

  /** The same bodies before mapped onto these, for a method that calls others than those that were thought of. */
  remap({before, attributes}: BodyMapping, after: readonly Part[]): BodyMapping {
    return this.map(before, after, attributes)
  }

  /** The other way round, for code that came from several bodies: these take the place of those after. */
  mapBack(after: readonly Part[], before: readonly Part[], attributes?: Values): BodyMapping {
    const back = new Mapper(this.stop, this.renames.flipped())
    return back.map(after, before, attributes && flippedValues(attributes))
  }

  /** When everything that says more has had its turn: pairs what only its place and its uses hold together. */
  settle(mapping: BodyMapping): void {
    pairInGaps(mapping, this.viewOf(mapping))
  }

  private complete(mapping: BodyMapping): BodyMapping {
    this.stop.check()
    const view = this.viewOf(mapping)
    pairLeaves(mapping, view, this.stop)
    pairComposites(mapping, view, this.stop)
    pairAroundCalls(mapping, view)
    pairAcrossBraces(mapping, view)
    pairHolders(mapping, view)
    pairInside(mapping, view)
    return mapping
  }

  /** How expressions of a part after are compared with those before. */
  viewOf({before, after, attributes}: BodyMapping): View {
    const views = new Map<Part, Known>()
    const own = new Set([...before, ...after].map(({method}) => method.type.name))
    const called = new Set(after.slice(1).map(({method}) => method.name))
    const overloads = new Set(after.slice(1).flatMap(({method}) => (method.type === after[0].method.type ? [method.name] : [])))
    const {gone, fresh} = withAttributes(valuesOnOneSide(before, after), attributes)
    const likely = namesByPlace(before[0].method, after[0].method)
    return {
      known: part => {
        const old = views.get(part)
        if (old) return old
        const known: Known = {
          afterText: this.inTermsOfBefore(part),
          isOwn: receiver => receiver.kind === 'this' || own.has(receiver.text),
          isExtractedCall: ({kind, name}) => part === after[0] && kind === 'call' && name !== undefined && called.has(name),
          isOverload: ({parts: old}, {name, parts}) =>
            part === after[0] && overloads.has(name ?? '') && old.args?.length !== parts.args?.length,
          extracted: fresh,
          inlined: gone,
          likelyNames: part === after[0] ? likely : NO_ARGUMENTS,
          renamed: (one, other) => this.renames.isMethod(one, other),
        }
        views.set(part, known)
        return known
      },
    }
  }

  /** Texts are asked for again and again: each is put in terms of the version before once. */
  private inTermsOfBefore({argumentsFor, method, body}: Part): (text: string) => string {
    const {renames} = this
    if (!argumentsFor.size && renames.isEmpty) return text => text
    const hidden = new Set([...method.parameters, ...body.variables].map(({name}) => name))
    const texts = new Map<string, string>()
    return text => {
      const done = texts.get(text)
      if (done !== undefined) return done
      const made = renames.inTermsOfBefore(substitute(text, argumentsFor), hidden)
      texts.set(text, made)
      return made
    }
  }
}

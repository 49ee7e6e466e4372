/**
 * How the bodies of paired methods map onto each other. Each is mapped when first asked for, and again when something
 * becomes known that makes it read otherwise.
 */
import {type Mapper, partOf} from '../map/mapper.ts'
import type {BodyMapping} from '../map/mapping.ts'
import type {Values} from '../map/values.ts'
import type {Attribute, Method, TypeDeclaration} from '../model/code.ts'
import type {Expression} from '../model/expression.ts'
import type {Trace} from '../trace.ts'
import {findExtractions} from './extractions.ts'
import type {AttributePairs, MethodPair, MethodPairs} from './members.ts'
import type {MovedMethod} from './moved-methods.ts'
import {NewConstants} from './new-constants.ts'
import {newlyCalled} from './newly-called.ts'
import type {Pair} from './pairs.ts'

export interface MappedBody {
  pair: Pair<Method>
  mapping: BodyMapping
}

export class Bodies {
  private readonly mappings = new Map<MethodPair, BodyMapping | undefined>()
  private changed: MethodPair[] | undefined
  /** Methods that stand in another type now; they bring their mappings along. */
  moved: readonly MovedMethod[] = []
  private readonly newConstants: NewConstants

  constructor(
    private readonly methods: MethodPairs,
    private readonly attributes: AttributePairs,
    private readonly mapper: Mapper,
    private readonly trace: Trace,
  ) {
    this.newConstants = new NewConstants(attributes)
  }

  /**
   * New methods that the body after calls take part, so that extracted statements find their partners there; their parts
   * follow the main one.
   */
  mappingOf(pair: MethodPair): BodyMapping | undefined {
    if (this.mappings.has(pair)) return this.mappings.get(pair)
    const mapping = this.map(pair)
    this.mappings.set(pair, mapping)
    return mapping
  }

  /** Pairs whose bodies differ: only there something can have happened inside. */
  *changedBodies(): Generator<MappedBody> {
    this.changed ??= this.methods.pairs.filter(({before, after}) => before.bodyText !== after.bodyText)
    for (const pair of this.changed) {
      const mapping = this.mappingOf(pair)
      if (mapping) yield {pair, mapping}
    }
    for (const moved of this.moved) {
      if (moved.mapping && moved.before.bodyText !== moved.after.bodyText) yield {pair: moved, mapping: moved.mapping}
    }
  }

  /** Puts a wider mapping in the place of the one known so far. */
  widen(pair: Pair<Method>, mapping: BodyMapping): void {
    const moved = this.moved.find(one => one.before === pair.before && one.after === pair.after)
    if (moved) moved.mapping = mapping
    else this.mappings.set(pair as MethodPair, mapping)
  }

  /** Last, when no extraction or inlining wants the statements any more. */
  settle(): void {
    for (const {mapping} of this.changedBodies()) this.mapper.settle(mapping)
  }

  /** A method that was taken for an extracted one, or for none, has a partner now. */
  paired({before, after}: Pair<Method>): MethodPair {
    const paired: MethodPair = {before, after, how: 'changed signature'}
    this.methods.add(paired)
    this.mapper.renames.method(before.name, after.name)
    for (const [pair, mapping] of this.mappings) if (mapping?.after.some(({method}) => method === after)) this.mappings.delete(pair)
    this.changed = undefined
    return paired
  }

  /** Pairs that nobody knew of when bodies were asked for. */
  add(pairs: Iterable<MethodPair>): void {
    for (const pair of pairs) this.methods.add(pair)
    this.changed = undefined
  }

  /** Bodies read more alike in files that know renamed attributes, and are mapped again. */
  readRenamedAttributes(): void {
    const renamed = this.attributes.pairs.filter(({before, after}) => before.name !== after.name)
    for (const {before, after} of renamed) this.mapper.renames.attribute(before.name, after.name)
    const names = renamed.map(({after}) => after.name)
    if (!names.length) return
    for (const pair of this.mappings.keys()) {
      if (names.some(name => pair.after.file.text.includes(name))) this.mappings.delete(pair)
    }
  }

  private map({before, after}: MethodPair): BodyMapping | undefined {
    const main = partOf(after)
    const old = partOf(before)
    if (!main || !old) return undefined
    const attributes = this.attributeValues(before, after)
    const called = newlyCalled(main, before, this.methods.leftAfter, this.methods.leftBefore)
    const mapping = this.mapper.map([old], [main, ...called], attributes)
    // What a method got that nothing was extracted to may belong to the main body.
    const extracted = new Set([...findExtractions({before, after}, mapping, this.trace)].map(one => one.extracted))
    return extracted.size === called.length
      ? mapping
      : this.mapper.map([old], [main, ...called.filter(part => extracted.has(part))], attributes)
  }

  /** New attributes, by the words that stand for them in the bodies of a type. */
  newAttributesIn(type: TypeDeclaration): Map<string, Attribute> {
    const own = type.attributes.filter(one => this.attributes.leftAfter.has(one))
    return new Map([...this.newConstants.readIn(type), ...byName(own)])
  }

  private attributeValues(before: Method, after: Method): Values {
    const gone = before.type.attributes.filter(one => this.attributes.leftBefore.has(one))
    return {gone: valuesOf(byName(gone)), fresh: valuesOf(this.newAttributesIn(after.type))}
  }
}

const byName = (attributes: Attribute[]): Map<string, Attribute> => new Map(attributes.map(one => [one.name, one]))

const valuesOf = (attributes: Map<string, Attribute>): Map<string, Expression> =>
  new Map([...attributes].flatMap(([word, {initializer}]) => (initializer ? [[word, initializer]] : [])))

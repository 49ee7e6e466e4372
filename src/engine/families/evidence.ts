/**
 * What is known about the two versions when the families look: pairs, left-overs, and how bodies map onto each other.
 */

import {type Mapper, partOf} from '../map/mapper.ts'
import type {BodyMapping, Part, StatementPair} from '../map/mapping.ts'
import type {Values} from '../map/values.ts'
import type {Attribute, CodeModel, Method} from '../model/code.ts'
import {accessorsOfRenamed} from '../pair/accessors.ts'
import {type AttributeElsewhere, findAttributesElsewhere} from '../pair/attributes-elsewhere.ts'
import {exchangedInPairs} from '../pair/callers.ts'
import {type Extraction, findExtractions} from '../pair/extractions.ts'
import {ForeignExtractions} from '../pair/foreign-extractions.ts'
import {type Inline, InlineFinder} from '../pair/inlines.ts'
import {type InnerMembers, membersInside, pairMethodsIn} from '../pair/inner-members.ts'
import {typesInAttributes} from '../pair/inner-types.ts'
import type {AttributePairs, MethodPair, MethodPairs} from '../pair/members.ts'
import {findMerges, findSplits} from '../pair/merges.ts'
import {type MovedAttribute, MovedAttributes} from '../pair/moved-attributes.ts'
import {type MovedMethod, MovedMethods} from '../pair/moved-methods.ts'
import {newlyCalled} from '../pair/newly-called.ts'
import type {Pair} from '../pair/pairs.ts'
import {pairParameters} from '../pair/parameters.ts'
import {type Relations, Roads} from '../pair/relations.ts'
import type {ValueContext} from '../pair/same-values.ts'
import type {TypePairs} from '../pair/types.ts'
import {type AnyVariable, pairAllVariables, sameUses, type VariablePair} from '../pair/variables.ts'
import type {Trace} from '../trace.ts'

export class Evidence {
  private readonly mappings = new Map<MethodPair, BodyMapping | undefined>()
  private changed: MethodPair[] | undefined
  private innerMembers: InnerMembers[] | undefined
  private pairedVariables: VariablePair[] | undefined
  private partners: ReadonlyMap<AnyVariable, AnyVariable> | undefined
  extractions: Extraction[] = []
  inlines: Inline[] = []
  movedMethods: MovedMethod[] = []
  movedAttributes: MovedAttribute[] = []
  attributesElsewhere: AttributeElsewhere[] = []

  constructor(
    readonly before: CodeModel,
    readonly after: CodeModel,
    readonly types: TypePairs,
    readonly methods: MethodPairs,
    readonly attributes: AttributePairs,
    readonly relations: Relations,
    private readonly mapper: Mapper,
    private readonly trace: Trace,
  ) {}

  /**
   * How the bodies of two paired methods map onto each other. New methods that the body after calls take part, so that
   * extracted statements find their partners there; their parts follow the main one.
   */
  mappingOf(pair: MethodPair): BodyMapping | undefined {
    if (this.mappings.has(pair)) return this.mappings.get(pair)
    const mapping = this.map(pair)
    this.mappings.set(pair, mapping)
    return mapping
  }

  findExtractions(): void {
    for (const {pair, mapping} of this.changedBodies()) this.extractions.push(...findExtractions(pair, mapping, this.trace))
    for (const {extracted} of this.extractions) this.methods.leftAfter.delete(extracted.method)
  }

  findMoves(): void {
    const methods = new MovedMethods(this.methods, this.relations, this.mapper, this.trace)
    const attributes = new MovedAttributes(this.attributes, this.relations)
    const roads = new Roads()
    this.movedMethods = methods.find()
    for (const moved of this.movedMethods) roads.add(moved)
    this.movedAttributes = attributes.find(roads)
    for (const moved of this.movedAttributes) roads.add(moved)
    this.attributesElsewhere = findAttributesElsewhere(this.attributes, this.relations, this)
    this.movedMethods.push(...methods.findAlong(roads))
    this.movedAttributes.push(...attributes.findAlong(roads))
  }

  /** A method that code of its own type was extracted to may have got code from other types, too. */
  findForeignExtractions(): void {
    const fresh = new Set([...this.methods.leftAfter, ...this.extractions.map(({extracted}) => extracted.method)])
    const foreign = new ForeignExtractions(fresh, this.relations.after, this.mapper, this.trace)
    for (const {pair, mapping} of [...this.changedBodies()]) {
      const found = foreign.find(pair, mapping)
      if (!found) continue
      this.widen(pair, found.mapping)
      this.extractions = [...this.extractions.filter(({source}) => source !== pair), ...found.extractions]
    }
  }

  findInlines(): void {
    const inlines = new InlineFinder(this.methods, this.relations.before, this.mapper, this.trace)
    for (const {pair, mapping} of [...this.changedBodies()]) {
      const found = inlines.find(pair, mapping)
      if (!found) continue
      this.widen(pair, found.mapping)
      this.inlines.push(...found.inlines)
    }
  }

  /** Last, when no extraction or inlining wants the statements any more. */
  settleBodies(): void {
    for (const {mapping} of this.changedBodies()) this.mapper.settle(mapping)
  }

  /** Puts a wider mapping in the place of the one known so far. */
  private widen(pair: Pair<Method>, mapping: BodyMapping): void {
    const moved = this.movedMethods.find(one => one.before === pair.before && one.after === pair.after)
    if (moved) moved.mapping = mapping
    else this.mappings.set(pair as MethodPair, mapping)
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

  /** Methods that their attributes or their callers tell, now that these are known. */
  pairToldMethods(): void {
    const told = [...accessorsOfRenamed(this.types, this.methods, this.attributes)]
    told.push(...exchangedInPairs(this.types, this.methods, this.changedBodies()))
    for (const {before, after} of told) {
      if (!this.methods.leftBefore.has(before) || !this.methods.leftAfter.has(after)) continue
      this.methods.add({before, after, how: 'changed signature'})
      this.mapper.renames.method(before.name, after.name)
      // What was taken for an extracted method is none.
      for (const [pair, mapping] of this.mappings) if (mapping?.after.some(({method}) => method === after)) this.mappings.delete(pair)
    }
    this.changed = undefined
  }

  /** Methods of classes that attributes hold are pairs like all others; what stands in bodies is known from those. */
  pairMembersInAttributes(): void {
    for (const types of this.attributes.pairs.flatMap(typesInAttributes)) {
      for (const pair of pairMethodsIn(types, this.mapper, this.trace)) this.methods.add(pair)
    }
    this.changed = undefined
  }

  /** Members of anonymous classes in paired statements. */
  get inner(): InnerMembers[] {
    this.innerMembers ??= [...this.changedBodies()].flatMap(({mapping}) => [...membersInside(mapping, this.mapper, this.trace)])
    return this.innerMembers
  }

  /** All methods that are the same in both versions and stayed where they were. */
  *methodPairs(): Generator<Pair<Method>> {
    yield* this.methods.pairs
    for (const {methods} of this.inner) yield* methods
  }

  *attributePairs(): Generator<Pair<Attribute>> {
    yield* this.attributes.pairs
    for (const {attributes} of this.inner) yield* attributes
  }

  /** Pairs whose bodies differ: only there something can have happened inside. */
  *changedBodies(): Generator<{pair: Pair<Method>; mapping: BodyMapping}> {
    this.changed ??= this.methods.pairs.filter(({before, after}) => before.bodyText !== after.bodyText)
    for (const pair of this.changed) {
      const mapping = this.mappingOf(pair)
      if (mapping) yield {pair, mapping}
    }
    for (const moved of this.movedMethods) {
      if (moved.mapping && moved.before.bodyText !== moved.after.bodyText) yield {pair: moved, mapping: moved.mapping}
    }
  }

  /** Variables and parameters that are the same in both versions, of all bodies that map onto each other. */
  *variables(): Generator<VariablePair> {
    this.pairedVariables ??= this.withoutJoined([...this.pairVariables()])
    yield* this.pairedVariables
  }

  /** `[a, b]` became `c`: then neither is `c` under another name. */
  private withoutJoined(pairs: VariablePair[]): VariablePair[] {
    const joined = new Map<AnyVariable, Set<AnyVariable>>()
    const join = (before: AnyVariable, after: AnyVariable) => joined.set(before, (joined.get(before) ?? new Set()).add(after))
    for (const {statements, gone, fresh} of this.variablesOnOneSide()) {
      for (const {many, one} of findMerges(statements, gone, fresh)) for (const before of many) join(before, one)
      for (const {many, one} of findSplits(statements, gone, fresh)) for (const after of many) join(one, after)
    }
    return pairs.filter(({before, after}) => !joined.get(before)?.has(after))
  }

  private *pairVariables(): Generator<VariablePair> {
    for (const {parameters} of this.inner) yield* parameters
    for (const pair of this.methods.pairs) {
      const mapping = pair.before.bodyText === pair.after.bodyText ? undefined : this.mappingOf(pair)
      if (!mapping) yield* this.parametersOf(pair)
      else yield* pairAllVariables(mapping, this.trace)
    }
    for (const moved of this.movedMethods) {
      const {mapping} = moved
      if (mapping) yield* pairAllVariables(mapping, this.trace)
      else yield* this.parametersOf(moved)
    }
  }

  /** What values of variables are compared with. */
  valuesIn(mapping: BodyMapping): ValueContext {
    this.partners ??= new Map([...this.variables()].flatMap(({before, after}) => [[before, after] as const, [after, before] as const]))
    return {partners: this.partners, known: this.mapper.viewOf(mapping).known}
  }

  /** Of each pair of bodies, the variables and parameters whose names only one of them knows. */
  *variablesOnOneSide(): Generator<OneSided<AnyVariable> & {source: Method; target: Method}> {
    for (const {mapping} of this.changedBodies()) {
      const [source] = mapping.before
      const [target] = mapping.after
      const known = (part: Part): Map<string, AnyVariable> =>
        new Map([...part.method.parameters, ...part.body.variables].map(variable => [variable.name, variable]))
      const [gone, fresh] = withoutCommon(known(source), known(target))
      if (gone.size && fresh.size) {
        yield {source: source.method, target: target.method, statements: mapping.pairsBetween(source, target), gone, fresh}
      }
    }
  }

  /** Of each pair of types, the attributes without a partner, and all statements paired in their bodies. */
  *attributesOnOneSide(): Generator<OneSided<Attribute>> {
    const named = (attributes: Attribute[]) => new Map(attributes.map(attribute => [attribute.name, attribute]))
    const bodies = [...this.changedBodies()]
    for (const {before, after} of this.types.pairs) {
      const gone = named(before.attributes.filter(one => this.attributes.leftBefore.has(one)))
      const fresh = named(after.attributes.filter(one => this.attributes.leftAfter.has(one)))
      if (!gone.size || !fresh.size) continue
      const statements = bodies.filter(({pair}) => pair.before.type === before).flatMap(({mapping}) => mapping.pairs)
      yield {statements, gone, fresh}
    }
  }

  /** Where bodies are the same or missing, only parameters can differ. */
  private parametersOf({before, after}: Pair<Method>): VariablePair[] {
    return pairParameters(before, after, []).map(pair => ({
      ...pair,
      beforeIn: before,
      afterIn: after,
      references: sameUses(pair, before, after),
    }))
  }

  private map({before, after}: MethodPair): BodyMapping | undefined {
    const main = partOf(after)
    const old = partOf(before)
    if (!main || !old) return undefined
    const attributes = this.attributeValues(before, after)
    const called = newlyCalled(main, before, this.methods)
    const mapping = this.mapper.map([old], [main, ...called], attributes)
    // What a method got that nothing was extracted to may belong to the main body.
    const extracted = new Set([...findExtractions({before, after}, mapping, this.trace)].map(one => one.extracted))
    return extracted.size === called.length
      ? mapping
      : this.mapper.map([old], [main, ...called.filter(part => extracted.has(part))], attributes)
  }

  private attributeValues(before: Method, after: Method): Values {
    const valuesOf = (attributes: Attribute[]) =>
      new Map(attributes.flatMap(({name, initializer}) => (initializer ? [[name, initializer] as const] : [])))
    return {
      gone: valuesOf(before.type.attributes.filter(one => this.attributes.leftBefore.has(one))),
      fresh: valuesOf(after.type.attributes.filter(one => this.attributes.leftAfter.has(one))),
    }
  }
}

/** Names that only one version knows, and the statements that may say what became of them. */
interface OneSided<T> {
  statements: StatementPair[]
  gone: Map<string, T>
  fresh: Map<string, T>
}

function withoutCommon<T>(before: Map<string, T>, after: Map<string, T>): [Map<string, T>, Map<string, T>] {
  const only = (one: Map<string, T>, other: Map<string, T>) => new Map([...one].filter(([name]) => !other.has(name)))
  return [only(before, after), only(after, before)]
}

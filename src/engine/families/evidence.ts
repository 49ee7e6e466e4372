/**
 * What is known about the two versions when the families look: pairs, left-overs, and how bodies map onto each other.
 */

import type {Mapper} from '../map/mapper.ts'
import type {BodyMapping} from '../map/mapping.ts'
import type {Attribute, CodeModel, Method} from '../model/code.ts'
import {accessorsOfRenamed} from '../pair/accessors.ts'
import {type AttributeElsewhere, findAttributesElsewhere} from '../pair/attributes-elsewhere.ts'
import {Bodies, type MappedBody} from '../pair/bodies.ts'
import {exchangedInPairs} from '../pair/callers.ts'
import {type Extraction, findExtractions} from '../pair/extractions.ts'
import {ForeignExtractions} from '../pair/foreign-extractions.ts'
import {type Inline, InlineFinder} from '../pair/inlines.ts'
import {type InnerMembers, membersInside, pairMethodsIn} from '../pair/inner-members.ts'
import {typesInAttributes} from '../pair/inner-types.ts'
import type {AttributePairs, MethodPairs} from '../pair/members.ts'
import {type MovedAttribute, MovedAttributes} from '../pair/moved-attributes.ts'
import {type MovedMethod, MovedMethods} from '../pair/moved-methods.ts'
import {attributesOnOneSide, type OneSidedVariables, variablesOnOneSide, withoutJoined} from '../pair/one-sided.ts'
import type {Pair} from '../pair/pairs.ts'
import {type ParameterizedVariable, parameterizedVariables} from '../pair/parameterized-variables.ts'
import {pairParameters} from '../pair/parameters.ts'
import {type Relations, Roads} from '../pair/relations.ts'
import type {ValueContext} from '../pair/same-values.ts'
import {shrunkOrGrown} from '../pair/shrunk-or-grown.ts'
import {methodKey} from '../pair/signature.ts'
import type {TypePairs} from '../pair/types.ts'
import {type AnyVariable, keptNames, pairAllVariables, sameUses, type VariablePair} from '../pair/variables.ts'
import type {Trace} from '../trace.ts'

export class Evidence {
  readonly bodies: Bodies
  private innerMembers: InnerMembers[] | undefined
  private pairedVariables: VariablePair[] | undefined
  private parameterized: ParameterizedVariable[] | undefined
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
  ) {
    this.bodies = new Bodies(methods, attributes, mapper, trace)
  }

  /** Pairs whose bodies differ, with how they map onto each other. */
  changedBodies(): Generator<MappedBody> {
    return this.bodies.changedBodies()
  }

  findExtractions(): void {
    const found = [...this.changedBodies()].flatMap(({pair, mapping}) => [...findExtractions(pair, mapping, this.trace)])
    this.addExtractions(found)
  }

  private addExtractions(found: Iterable<Extraction>): void {
    // What stood elsewhere word for word came from there, whoever calls it now.
    const elsewhere = new Set([...this.methods.leftBefore].map(asWritten))
    for (const extraction of found) {
      this.extractions.push(extraction)
      const {method} = extraction.extracted
      if (!elsewhere.has(asWritten(method))) this.methods.leftAfter.delete(method)
    }
  }

  findMoves(): void {
    const methods = new MovedMethods(this.methods, this.relations, this.mapper, this.trace)
    const attributes = new MovedAttributes(this.attributes, this.relations)
    const roads = new Roads()
    this.movedMethods = methods.find()
    this.bodies.moved = this.movedMethods
    for (const moved of this.movedMethods) roads.add(moved, isLong(moved) ? 2 : 1)
    this.movedAttributes = attributes.find(roads)
    for (const moved of this.movedAttributes) roads.add(moved)
    this.findAttributesElsewhere()
    this.movedMethods.push(...methods.findAlong(roads, this.movedMethods))
    this.movedAttributes.push(...attributes.findAlong(roads))
  }

  /** Bodies tell more of these once it is known which code went to other types. */
  findAttributesElsewhere(): void {
    this.attributesElsewhere.push(...findAttributesElsewhere(this.attributes, this.relations, this.changedBodies()))
  }

  /** A method that code of its own type was extracted to may have got code from other types, too. */
  findForeignExtractions(): void {
    const fresh = new Set([...this.methods.leftAfter, ...this.extractions.map(({extracted}) => extracted.method)])
    const foreign = new ForeignExtractions(fresh, this.relations, this.movedFromOnePlace(), this.mapper, this.trace)
    for (const {pair, mapping} of [...this.changedBodies()]) {
      const found = foreign.find(pair, mapping)
      if (!found) continue
      this.bodies.widen(pair, found.mapping)
      this.extractions = [...this.extractions.filter(({source}) => source !== pair), ...found.extractions]
    }
  }

  /** Of twins that became one, nobody knows whose code went where; up the hierarchy many become one. */
  private movedFromOnePlace(): Set<Method> {
    const seen = new Set<Method>()
    const twins = new Set<Method>()
    for (const {after, direction} of this.movedMethods) {
      if (direction !== 'pulled up' && seen.has(after)) twins.add(after)
      seen.add(after)
    }
    return new Set([...seen].filter(method => !twins.has(method)))
  }

  findInlines(): void {
    const inlines = new InlineFinder(this.methods, this.relations.before, this.mapper, this.trace)
    for (const {pair, mapping} of [...this.changedBodies()]) {
      const found = inlines.find(pair, mapping)
      if (!found) continue
      this.bodies.widen(pair, found.mapping)
      this.inlines.push(...found.inlines)
    }
  }

  /** What no extraction and no move explains, and their extractions. */
  pairShrunkOrGrown(): void {
    for (const types of this.types.pairs) {
      for (const pair of shrunkOrGrown(types, this.methods, this.mapper, this.trace)) {
        if (!this.methods.leftBefore.has(pair.before) || !this.methods.leftAfter.has(pair.after)) continue
        const paired = this.bodies.paired(pair)
        const mapping = this.bodies.mappingOf(paired)
        if (mapping) this.addExtractions(findExtractions(paired, mapping, this.trace))
      }
    }
  }

  /** Methods that their attributes or their callers tell, now that these are known. */
  pairToldMethods(): void {
    const told = [...accessorsOfRenamed(this.types, this.methods, this.attributes)]
    told.push(...exchangedInPairs(this.types, this.methods, this.changedBodies()))
    for (const pair of told) {
      if (this.methods.leftBefore.has(pair.before) && this.methods.leftAfter.has(pair.after)) this.bodies.paired(pair)
    }
  }

  /** Methods of classes that attributes hold are pairs like all others; what stands in bodies is known from those. */
  pairMembersInAttributes(): void {
    for (const types of this.attributes.pairs.flatMap(typesInAttributes)) {
      this.bodies.add(pairMethodsIn(types, this.mapper, this.trace))
    }
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

  /** Variables and parameters that are the same in both versions, of all bodies that map onto each other. */
  *variables(): Generator<VariablePair> {
    this.pairedVariables ??= withoutJoined([...this.pairVariables()], this.variablesOnOneSide())
    yield* this.pairedVariables
  }

  private *pairVariables(): Generator<VariablePair> {
    const attributes = this.attributes.pairs.filter(({before, after}) => before.name !== after.name)
    const renamed = {before: new Set(attributes.map(pair => pair.before.name)), after: new Set(attributes.map(pair => pair.after.name))}
    for (const {parameters} of this.inner) yield* parameters
    for (const pair of this.methods.pairs) {
      const mapping = pair.before.bodyText === pair.after.bodyText ? undefined : this.bodies.mappingOf(pair)
      if (!mapping) yield* this.parametersOf(pair)
      else yield* pairAllVariables(mapping, renamed, this.trace)
    }
    const inMoved = this.movedMethods.flatMap(moved =>
      moved.mapping ? pairAllVariables(moved.mapping, renamed, this.trace) : this.parametersOf(moved),
    )
    yield* keptNames(inMoved)
  }

  /** What values of variables are compared with. */
  valuesIn(mapping: BodyMapping): ValueContext {
    return {partners: this.partnersOfVariables(), known: this.mapper.viewOf(mapping).known}
  }

  private partnersOfVariables(): ReadonlyMap<AnyVariable, AnyVariable> {
    this.partners ??= new Map([...this.variables()].flatMap(({before, after}) => [[before, after] as const, [after, before] as const]))
    return this.partners
  }

  /** Local variables that are parameters or attributes now. */
  *parameterizedVariables(): Generator<ParameterizedVariable> {
    const around = {attributes: this.attributes, partners: this.partnersOfVariables()}
    this.parameterized ??= [...this.changedBodies()].flatMap(({mapping}) => [...parameterizedVariables(mapping, around)])
    yield* this.parameterized
  }

  variablesOnOneSide(): Generator<OneSidedVariables> {
    return variablesOnOneSide(this.changedBodies())
  }

  attributesOnOneSide(): ReturnType<typeof attributesOnOneSide> {
    return attributesOnOneSide(this.types.pairs, this.attributes, [...this.changedBodies()])
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
}

/** So many statements in common say as much as two members. */
const isLong = ({mapping}: MovedMethod): boolean => (mapping?.pairs.length ?? 0) > 4

const asWritten = (method: Method): string => `${methodKey(method)} ${method.bodyText}`

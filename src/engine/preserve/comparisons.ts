/**
 * Everything that is the same thing in both versions, compared: types, methods with their bodies, attributes. Each body is
 * compared once, together with the code that was extracted from it or inlined into it.
 */
import type {Evidence} from '../families/evidence.ts'
import type {Finding} from '../families/family.ts'
import type {BodyMapping} from '../map/mapping.ts'
import type {Attribute, Method, SourceFile, TypeDeclaration, TypeUse} from '../model/code.ts'
import type {Pair} from '../pair/pairs.ts'
import type {Side} from '../report.ts'
import type {Stop} from '../stop.ts'
import {Account} from './account.ts'
import {compareMethods} from './compare/bodies.ts'
import {ExpressionComparison} from './compare/expressions.ts'
import {compareHeaders, type Header, meanTheSame} from './compare/headers.ts'
import {compareOrder} from './compare/order.ts'
import {betweenMembers, typeHeader} from './compare/types.ts'
import {settleValues} from './compare/values.ts'
import {paintCopies} from './copies.ts'
import {type Expansions, expansionsIn} from './expansions.ts'
import {type Frame, typeFrame} from './frame.ts'
import {Names} from './graph/names.ts'
import {Uses} from './graph/uses.ts'
import {MovedParameters} from './moved-parameters.ts'
import {Partners} from './partners.ts'
import {markOf, Pass, type World} from './pass.ts'
import type {Reason} from './reason.ts'
import {codeTokens, ownTokens} from './tokens.ts'

const NO_METHODS: ReadonlyMap<Method, Finding> = new Map()

export class Comparisons {
  readonly account = new Account()
  readonly world: World
  readonly uses: Record<Side, Uses>
  /** The comparison that a refactoring is judged by. */
  private readonly passes = new Map<Finding, Pass>()
  private readonly ofMethods = new Map<Method, Pass[]>()
  private readonly expansions: Expansions
  /** Methods of both versions whose bodies differ. */
  private readonly changed: Pair<Method>[] = []
  private readonly causes = new Map<TypeDeclaration, {after: TypeDeclaration; findings: readonly Finding[]}>()

  constructor(
    private readonly evidence: Evidence,
    findings: readonly Finding[],
    private readonly stop: Stop,
  ) {
    this.world = {
      partners: new Partners(evidence, findings),
      given: new MovedParameters(),
      names: {before: new Names(evidence.before), after: new Names(evidence.after)},
      relations: evidence.relations,
    }
    const {before, after} = this.world.names
    this.uses = {before: new Uses(evidence.before, before), after: new Uses(evidence.after, after)}
    this.expansions = expansionsIn(findings)
    for (const pair of evidence.types.pairs) this.compareTypes(pair)
    for (const finding of findings) this.paintExtractedType(finding)
    for (const pair of evidence.attributes.pairs) this.compareAttributes(pair, this.causesOf(pair.before.type, pair.after.type))
    for (const pair of evidence.movedAttributes) this.compareAttributes(pair, this.world.partners.between(pair.before, pair.after))
    this.learnParameters()
    this.compareBodies()
    this.writeBodies()
    this.paintExtractedAttributes()
    for (const pair of evidence.types.pairs) this.compareOrders(pair)
    this.paintCopies()
    for (const side of ['before', 'after'] as const) for (const file of evidence[side].files) this.doubtBroken(file, side)
  }

  passOf(finding: Finding): Pass | undefined {
    return this.passes.get(finding)
  }

  get typePairs(): readonly Pair<TypeDeclaration>[] {
    return this.evidence.types.pairs
  }

  /** The comparisons that a method took part in. */
  passesOf(method: Method): readonly Pass[] {
    return this.ofMethods.get(method) ?? []
  }

  /** What accounts for everything in a type that was moved or renamed. */
  private causesOf(before: TypeDeclaration, after: TypeDeclaration): readonly Finding[] {
    const known = this.causes.get(before)
    if (known?.after === after) return known.findings
    const findings = this.findCauses(before, after)
    this.causes.set(before, {after, findings})
    return findings
  }

  private findCauses(before: TypeDeclaration, after: TypeDeclaration): readonly Finding[] {
    const own = this.world.partners.between(before, after).filter(({name}) => TYPE_MOVES.has(name))
    if (own.length || !before.outer || !after.outer) return own
    return this.causesOf(before.outer, after.outer)
  }

  private compareTypes({before, after}: Pair<TypeDeclaration>): void {
    this.stop.check()
    const pass = this.newPass()
    const causes = this.causesOf(before, after)
    const [b, a] = [typeFrame('before', before, causes), typeFrame('after', after, causes)]
    compareHeaders(typeHeader(before, b), typeHeader(after, a), pass)
    for (const [type, frame] of [
      [before, b],
      [after, a],
    ] as const) {
      for (const token of betweenMembers(type)) pass.notes.token(frame.file, token, markOf(causes))
    }
    this.keep(pass, [], this.world.partners.between(before, after))
  }

  /** What the parser could make nothing of is never explained, nor what stands right beside it. */
  private doubtBroken(file: SourceFile, side: Side): void {
    for (const {start, end} of file.broken) {
      const [first, last] = [file.lines.lineAt(start), file.lines.lineAt(end)]
      const lines = {start: file.lines.starts[first - 1], end: file.lines.starts[last] ?? file.text.length}
      const reason: Reason = {kind: 'broken', before: [], after: [], [side]: [{file, start, end}]}
      for (const token of codeTokens(file, lines)) this.account.marks(file)[token] = {is: 'edited', reason}
    }
  }

  /** Attributes that stand for a value that stood in bodies. */
  private paintExtractedAttributes(): void {
    for (const {attribute, finding} of new Set([...this.ofMethods.values()].flat().flatMap(pass => pass.attributeUses))) {
      this.account.paint(attribute.file, attribute, {is: 'caused', by: [finding]})
    }
  }

  /** A type that was extracted is there because of that; its members are compared one by one. */
  private paintExtractedType(finding: Finding): void {
    const fresh = finding.after.find(({role}) => EXTRACTED_TYPE.has(role))?.element
    if (fresh?.is !== 'type' || !hasNothingOfItsOwn(fresh, finding)) return
    const {tokens} = typeHeader(fresh, typeFrame('after', fresh, []))
    for (const token of [...tokens, ...betweenMembers(fresh)]) this.account.say(fresh.file, token, {is: 'caused', by: [finding]})
  }

  private paintCopies(): void {
    const {partners} = this.world
    const isKnown = (method: Method) => partners.has(method) || this.ofMethods.has(method)
    for (const side of ['before', 'after'] as const) paintCopies(side, this.evidence[side], this.changed, isKnown, this.account)
  }

  /** After everything else, and heard above it: a member may be the same and yet run at another time. */
  private compareOrders(pair: Pair<TypeDeclaration>): void {
    const pass = this.newPass()
    compareOrder(pair, pass)
    pass.notes.overwrite(this.account)
  }

  private compareAttributes({before, after}: Pair<Attribute>, causes: readonly Finding[]): void {
    const pass = this.newPass()
    const [b, a] = [typeFrame('before', before.type, causes), typeFrame('after', after.type, causes)]
    const findings = this.world.partners.between(before, after)
    if (!findings.length && this.areUntouched(before, b, after, a, pass)) {
      for (const attribute of [before, after]) this.account.paint(attribute.file, attribute, markOf(causes))
      return
    }
    compareHeaders(attributeHeader(before, b), attributeHeader(after, a), pass)
    const [old, now] = [before.initializer, after.initializer]
    if (old && now) new ExpressionComparison(pass).compareValues({expression: old, frame: b}, {expression: now, frame: a})
    this.keep(pass, [], findings)
  }

  /** They read the same, and each word means the same: most attributes of a change are like that. */
  private areUntouched(before: Attribute, b: Frame, after: Attribute, a: Frame, pass: Pass): boolean {
    if (textOf(before) !== textOf(after) || !meanTheSame(attributeHeader(before, b), attributeHeader(after, a), pass)) return false
    const [old, now] = [before.initializer, after.initializer]
    if (!old || !now) return true
    const values = new ExpressionComparison(pass)
    return values.silently(() => values.compare({expression: old, frame: b}, {expression: now, frame: a}))
  }

  /** What parameters of moved methods stand for, before calls of these are compared: one may tell what another stands for. */
  private learnParameters(): void {
    const changed = this.evidence.movedMethods.filter(({before, after}) => before.parameters.length !== after.parameters.length)
    for (let known = -1; known < this.world.given.count; ) {
      known = this.world.given.count
      for (const pair of changed) compareMethods(pair, pair.mapping, this.world.partners.between(pair.before, pair.after), this.newPass())
    }
  }

  private compareBodies(): void {
    const done = new Set<Pair<Method>>()
    for (const {pair, mapping} of this.evidence.changedBodies()) {
      done.add(pair)
      this.changed.push(pair)
      this.compareMapped(pair, mapping)
    }
    for (const pair of this.evidence.methods.pairs) if (!done.has(pair)) this.compareUnchanged(pair)
    for (const pair of this.evidence.movedMethods) if (!done.has(pair)) this.compareMapped(pair, pair.mapping)
  }

  private compareMapped(pair: Pair<Method>, mapping: BodyMapping | undefined): void {
    this.stop.check()
    const {partners} = this.world
    const moves = partners.between(pair.before, pair.after).filter(({name}) => METHOD_MOVES.has(name))
    const causes = moves.length ? moves : this.causesOf(pair.before.type, pair.after.type)
    const pass = new Pass(this.world, {
      before: this.expansions.inlined.get(pair.after) ?? NO_METHODS,
      after: this.expansions.extracted.get(pair.before) ?? NO_METHODS,
    })
    compareMethods(pair, mapping, causes, pass)
    settleValues(pass)
    const parts = [...pass.expanded.before.values(), ...pass.expanded.after.values()]
    this.keep(
      pass,
      [pair.before, pair.after, ...pass.expanded.before.keys(), ...pass.expanded.after.keys()],
      [...partners.between(pair.before, pair.after), ...parts],
    )
  }

  /** The bodies read the same: they are, unless names around them changed what they mean. In another place all of them may have. */
  private compareUnchanged(pair: Pair<Method>): void {
    const {before, after} = pair
    const causes = this.causesOf(before.type, after.type)
    if (headerText(before) !== headerText(after) || causes.some(({name}) => name.startsWith('Move'))) {
      this.compareMapped(pair, undefined)
      return
    }
    this.account.paint(before.file, before, markOf(causes))
    this.account.paint(after.file, after, markOf(causes))
  }

  private newPass(): Pass {
    return new Pass(this.world, {before: NO_METHODS, after: NO_METHODS})
  }

  private keep(pass: Pass, methods: readonly Method[], findings: readonly Finding[]): void {
    if (!methods.length) pass.notes.writeTo(this.account)
    for (const method of methods) this.ofMethods.set(method, [...(this.ofMethods.get(method) ?? []), pass])
    for (const finding of findings) this.passes.set(finding, pass)
  }

  /**
   * Code that moved from several places, or to several, must be the same in all of them. Code that was extracted from
   * several needs one: where it is not the same, the call shows it.
   */
  private writeBodies(): void {
    for (const [method, passes] of this.ofMethods) {
      const whole = passes.filter(pass => !pass.expanded.after.has(method))
      if (whole.length) this.writeWorst(method, whole)
      else this.writeBest(method, passes)
    }
  }

  private writeWorst(method: Method, passes: readonly Pass[]): void {
    if (passes.length === 1) {
      this.writeBest(method, passes)
      return
    }
    for (const token of codeTokens(method.file, method)) {
      const marks = passes.map(({notes}) => notes.markOf(method.file, token))
      const worst = marks.find(mark => mark?.is === 'edited') ?? (marks.every(mark => mark !== undefined) ? marks[0] : undefined)
      if (worst) this.account.say(method.file, token, worst)
    }
  }

  private writeBest(method: Method, passes: readonly Pass[]): void {
    const tokens = codeTokens(method.file, method)
    const left = ({notes}: Pass) => tokens.filter(token => (notes.markOf(method.file, token)?.is ?? 'edited') === 'edited').length
    const [best] = passes.length > 1 ? [...passes].sort((one, other) => left(one) - left(other)) : passes
    for (const token of tokens) {
      const mark = best.notes.markOf(method.file, token)
      if (mark) this.account.say(method.file, token, mark)
    }
  }
}

/** It stands below what those it was extracted from stood below, and says nothing to a running program. */
function hasNothingOfItsOwn({superclass, interfaces, annotations}: TypeDeclaration, {before}: Finding): boolean {
  const supertypes = (type: {superclass: TypeUse | undefined; interfaces: TypeUse[]}) =>
    [type.superclass, ...type.interfaces].flatMap(use => (use ? [use.text] : []))
  const old = new Set(before.flatMap(({element}) => (element.is === 'type' ? supertypes(element) : [])))
  return annotations.every(({isInert}) => isInert) && supertypes({superclass, interfaces}).every(text => old.has(text))
}

const EXTRACTED_TYPE = new Set(['extracted super-type declaration', 'extracted type declaration'])

const TYPE_MOVES = new Set(['Move Class', 'Rename Class', 'Move And Rename Class'])
const METHOD_MOVES = new Set(['Move Method', 'Move And Rename Method', 'Pull Up Method', 'Push Down Method'])

/** With comments and layout: headers that differ in nothing else are compared in vain, but seldom. */
const headerText = ({file, start, headerEnd}: Method): string => file.text.slice(start, headerEnd)

const textOf = ({file, start, end}: Attribute): string => file.text.slice(start, end)

function attributeHeader(attribute: Attribute, frame: Frame): Header {
  const {file, initializer, annotations} = attribute
  const tokens = initializer ? ownTokens(file, attribute, [initializer]) : codeTokens(file, attribute)
  return {declared: attribute, frame, tokens, parameters: [], annotations}
}

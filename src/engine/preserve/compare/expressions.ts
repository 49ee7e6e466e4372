/**
 * Two expressions, token by token: each token of the one has its like in the other, and each word means the same. What a
 * refactoring put in the place of something else (a parameter, a new variable, a call) is read as what it stands for.
 */
import type {Finding} from '../../families/family.ts'
import type {Extent, SourceFile} from '../../model/code.ts'
import type {Expression, ExpressionKind} from '../../model/expression.ts'
import {steadinessOf} from '../effects.ts'
import type {Frame} from '../frame.ts'
import type {Binding, NamedType} from '../graph/names.ts'
import {joined, markOf, type Pass} from '../pass.ts'
import type {Located, ReasonKind} from '../reason.ts'
import {codeTokens, ownTokens, tokenText} from '../tokens.ts'
import {valueOfCall} from './expansion.ts'
import {areTwins, compareMeanings, type Meaning} from './meanings.ts'
import {areSameReceivers} from './receivers.ts'

/** An expression and where it is read. */
export interface Read {
  expression: Expression
  frame: Frame
}

export class ExpressionComparison {
  constructor(readonly pass: Pass) {}

  /** True where both are the same; otherwise the smallest pieces that differ are noted as edited. */
  compare(before: Read, after: Read): boolean {
    const {notes, valueUses, concerns} = this.pass
    const given = this.throughGiven(before, after)
    if (given !== undefined) return given
    const since = notes.now
    if (this.direct(before, after)) return true
    const differences = notes.takeBack(since)
    const [uses, told] = [valueUses.length, concerns.length]
    if (this.instead(before, after)) return true
    notes.takeBack(since)
    valueUses.length = uses
    concerns.length = told
    notes.sayAgain(differences)
    return false
  }

  /** A parameter of a body that stands in the place of a call is the argument it was given. */
  private throughGiven(before: Read, after: Read): boolean | undefined {
    const value = givenValue(after, this.pass)
    const old = givenValue(before, this.pass)
    if (!value && !old) return undefined
    const {notes} = this.pass
    const since = notes.now
    if (value ? this.standsFor(before, value, after, []) : old && this.standsFor(old, after, before, [])) {
      const argument = value ?? old
      if (argument) this.pass.consume(argument.expression)
      return true
    }
    const differences = notes.takeBack(since)
    if (value ? this.keptInVariable(before, value, after) : old && this.keptInVariable(after, old, before)) return true
    notes.takeBack(since)
    notes.sayAgain(differences)
    return false
  }

  /** What was given became the value of a variable, or was one: `f(next())` and `int n = next();`. */
  private keptInVariable(kept: Read, value: Read, parameter: Read): boolean {
    const binding = kept.expression.kind === 'name' ? this.bindingOf(kept) : undefined
    const given = this.bindingOf(parameter)
    if (binding?.is !== 'variable' || given.is !== 'parameter' || !binding.variable.initializer) return false
    const [finding] = parameter.frame.causes.slice(-1)
    const initializer = {expression: binding.variable.initializer, frame: {...kept.frame, holes: []}}
    if (!this.pass.isKept(binding.variable, given.parameter)) {
      if (!(kept.frame.side === 'before' ? this.compare(initializer, value) : this.compare(value, initializer))) return false
      this.pass.keep(binding.variable, given.parameter, finding)
    }
    const mark = markOf(joined(kept.frame.causes, parameter.frame.causes))
    this.pass.notes.paint(kept.frame.file, kept.expression, mark)
    this.pass.notes.paint(parameter.frame.file, parameter.expression, mark)
    return true
  }

  /** Compares with what something stands for, and notes that it does. */
  private standsFor(before: Read, after: Read, standIn: Read, causes: readonly Finding[]): boolean {
    const {notes} = this.pass
    const all = joined(standIn.frame.causes, causes)
    const add = ({expression, frame}: Read): Read => ({expression, frame: {...frame, causes: joined(frame.causes, all)}})
    const [b, a] = [add(before), add(after)]
    if (!this.compare(b, a)) {
      this.differ(standIn.frame.side === 'after' ? before : standIn, standIn.frame.side === 'after' ? standIn : after, 'edited')
      return false
    }
    notes.paint(standIn.frame.file, standIn.expression, markOf(all))
    return true
  }

  private direct(before: Read, after: Read): boolean {
    const kinds: [ExpressionKind, ExpressionKind] = [before.expression.kind, after.expression.kind]
    if (kinds.every(kind => kind === 'name' || kind === 'attribute access')) return this.reference(before, after)
    if (kinds[0] !== kinds[1]) return this.differ(before, after, 'edited')
    switch (kinds[0]) {
      case 'call':
        return this.call(before, after)
      case 'method reference':
        return this.methodReference(before, after)
      case 'type':
        return this.type(before, after)
      case 'declaration':
        return this.declaration(before, after)
      case 'this':
        return this.self(before, after)
      default:
        return this.parts(before, after)
    }
  }

  /** Kinds without a rule of their own: the same signs around the same parts. */
  private parts(before: Read, after: Read): boolean {
    const [b, a] = [before.expression.children, after.expression.children]
    if (b.length !== a.length) return this.differ(before, after, 'edited')
    const own = this.own(before, after)
    return this.arguments(b, before, a, after) && own
  }

  /** The tokens that belong to no part; a pair of them may differ by a name that `accepts` allows. */
  private own(before: Read, after: Read, name?: {causes: readonly Finding[]; before: string; after: string}): boolean {
    const b = this.withoutInert(before)
    const a = this.withoutInert(after)
    const texts = (tokens: number[], file: SourceFile) => tokens.map(token => tokenText(file, token))
    const [bt, at] = [texts(b, before.frame.file), texts(a, after.frame.file)]
    const isNamed = (i: number) => name !== undefined && bt[i] === name.before && at[i] === name.after
    const isSame = b.length === a.length && bt.every((text, i) => text === at[i] || isNamed(i))
    if (!isSame) return this.differTokens(before, b, after, a)
    const causes = joined(before.frame.causes, after.frame.causes)
    b.forEach((token, i) => {
      const mark = markOf(name && isNamed(i) ? joined(causes, name.causes) : causes)
      this.pass.notes.token(before.frame.file, token, mark)
      this.pass.notes.token(after.frame.file, a[i], mark)
    })
    return true
  }

  /** Whether a variable may be set again is the compiler's business alone. */
  private withoutInert(read: Read): number[] {
    const {expression, frame} = read
    if (expression.kind !== 'declaration') return ownOf(read)
    return ownOf(read).filter(token => {
      const isInert = tokenText(frame.file, token) === 'final'
      if (isInert) this.pass.notes.token(frame.file, token, markOf(frame.causes))
      return !isInert
    })
  }

  private reference(before: Read, after: Read): boolean {
    const meaning = this.meaningOf(before, after)
    const [b, a] = [before.expression, after.expression]
    if (!meaning.same) return this.differ(before, after, b.text === a.text ? 'bound otherwise' : 'edited')
    if (b.name !== a.name && !this.isAccountedFor(meaning.causes, before, after)) return this.differ(before, after, 'edited')
    if (!areSameReceivers(before, after, this, meaning.causes)) return false
    const causes = joined(before.frame.causes, after.frame.causes, b.name === a.name && b.kind === a.kind ? [] : meaning.causes)
    this.paintWord(before, causes)
    this.paintWord(after, causes)
    return true
  }

  /** Code that moved may find a constant that its new type declares in the same words. */
  private meaningOf(before: Read, after: Read): Meaning {
    const [old, now] = [this.bindingOf(before), this.bindingOf(after)]
    const hasMoved = before.frame.causes.length > 0 && !before.expression.parts.receiver && !after.expression.parts.receiver
    if (hasMoved && old.is === 'attribute' && now.is === 'attribute' && areTwins(old.attribute, now.attribute))
      return {same: true, causes: []}
    return compareMeanings(old, now, this.pass)
  }

  /** Under another name something must say so; in code that a refactoring moved, that one may have renamed what is local to it. */
  private isAccountedFor(causes: readonly Finding[], before: Read, after: Read): boolean {
    return causes.length > 0 || before.frame.causes.length > 0 || after.frame.causes.length > 0
  }

  /** The word and the signs around it; the receiver has spoken for itself. */
  private paintWord({expression, frame}: Read, causes: readonly Finding[]): void {
    const {receiver} = expression.parts
    const own = ownTokens(frame.file, expression, [...(receiver && this.isSpokenFor(receiver, frame) ? [receiver] : []), ...frame.holes])
    for (const token of own) this.pass.notes.token(frame.file, token, markOf(causes))
  }

  private isSpokenFor(receiver: Expression, {file}: Frame): boolean {
    return codeTokens(file, receiver).every(token => this.pass.notes.markOf(file, token) !== undefined)
  }

  private call(before: Read, after: Read): boolean {
    const meaning = compareMeanings(this.bindingOf(before), this.bindingOf(after), this.pass)
    const [b, a] = [before.expression, after.expression]
    if (!meaning.same) return this.differ(before, after, b.name === a.name ? 'bound otherwise' : 'edited')
    if (b.name !== a.name && !meaning.causes.length) return this.differ(before, after, 'edited')
    const [old, now] = [b.parts.args ?? [], a.parts.args ?? []]
    if (old.length !== now.length) return this.differ(before, after, 'edited')
    const own = this.callTokens(before, after, meaning.causes)
    const args = this.arguments(old, before, now, after)
    return areSameReceivers(before, after, this, meaning.causes) && own && args
  }

  /** One by one; those that changed places are edited as a whole, since a diff may show any part of them as moved. */
  private arguments(old: readonly Expression[], before: Read, now: readonly Expression[], after: Read): boolean {
    const same = old.map((argument, i) => this.compare({...before, expression: argument}, {...after, expression: now[i]}))
    const [texts, others] = [new Set(now.map(({text}) => text)), new Set(old.map(({text}) => text))]
    for (const [i, isSame] of same.entries()) {
      if (isSame || old[i].text === now[i].text || (!texts.has(old[i].text) && !others.has(now[i].text))) continue
      this.differ({...before, expression: old[i]}, {...after, expression: now[i]}, 'reordered')
      this.pass.hasReordered = true
    }
    return same.every(Boolean)
  }

  /** `Type::new` and `type::make`: the receiver says whose method it is. */
  private methodReference(before: Read, after: Read): boolean {
    const meaning = compareMeanings(this.bindingOf(before), this.bindingOf(after), this.pass)
    const [b, a] = [before.expression, after.expression]
    if (!meaning.same) return this.differ(before, after, b.name === a.name ? 'bound otherwise' : 'edited')
    const own = this.own(before, after, {causes: meaning.causes, before: b.name ?? '', after: a.name ?? ''})
    return b.children.every((child, i) => this.compare({...before, expression: child}, {...after, expression: a.children[i]})) && own
  }

  /** `this.f(x)` and `f(x)` are one call: what is asked was compared by its meaning. */
  private callTokens(before: Read, after: Read, causes: readonly Finding[]): boolean {
    const all = joined(before.frame.causes, after.frame.causes)
    const [b, a] = [before, after].map(read => {
      const {receiver, args = []} = read.expression.parts
      const own = ownTokens(read.frame.file, read.expression, [...(receiver ? [receiver] : []), ...args, ...read.frame.holes])
      const dot = own.length && receiver && tokenText(read.frame.file, own[0]) === '.' ? own.shift() : undefined
      if (dot !== undefined) this.pass.notes.token(read.frame.file, dot, markOf(all))
      return {read, own, texts: own.map(token => tokenText(read.frame.file, token))}
    })
    const [bn, an] = [before.expression.name, after.expression.name]
    const isNamed = (i: number) => bn !== an && b.texts[i] === bn && a.texts[i] === an
    if (b.own.length !== a.own.length || !b.texts.every((text, i) => text === a.texts[i] || isNamed(i))) {
      return this.differTokens(before, b.own, after, a.own)
    }
    b.own.forEach((token, i) => {
      const mark = markOf(isNamed(i) ? joined(all, causes) : all)
      this.pass.notes.token(before.frame.file, token, mark)
      this.pass.notes.token(after.frame.file, a.own[i], mark)
    })
    return true
  }

  private type(before: Read, after: Read): boolean {
    const [b, a] = [before.expression, after.expression]
    if (b.children.length && b.children.length === a.children.length) return this.parts(before, after)
    const {names} = this.pass.world
    const old = names.before.typeNamed(b.text, before.frame.site)
    const now = names.after.typeNamed(a.text, after.frame.site)
    const meaning = compareMeanings(typeBinding(old), typeBinding(now), this.pass)
    if (!meaning.same) return this.differ(before, after, b.text === a.text ? 'bound otherwise' : 'edited')
    const causes = joined(before.frame.causes, after.frame.causes, b.text === a.text ? [] : meaning.causes)
    if (b.text !== a.text && !causes.length && !isQualifiedForm(b.text, a.text)) return this.differ(before, after, 'edited')
    this.pass.notes.paint(before.frame.file, b, markOf(causes))
    this.pass.notes.paint(after.frame.file, a, markOf(causes))
    return true
  }

  private declaration(before: Read, after: Read): boolean {
    const [b, a] = [before.expression.parts, after.expression.parts]
    if (!b.variable || !a.variable) return this.parts(before, after)
    this.pass.declare(b.variable, a.variable)
    const causes = this.pass.world.partners.between(b.variable, a.variable)
    const isNamed = b.variable.name === a.variable.name || this.isAccountedFor(causes, before, after)
    const own = isNamed
      ? this.own(before, after, {causes, before: b.variable.name, after: a.variable.name})
      : this.differ(before, after, 'edited')
    const type = this.optional(b.type, before, a.type, after)
    const value = this.optional(b.value, before, a.value, after)
    return own && type && value
  }

  private optional(b: Expression | undefined, before: Read, a: Expression | undefined, after: Read): boolean {
    if (b && a) return this.compare({...before, expression: b}, {...after, expression: a})
    if (!b && !a) return true
    return this.differ(before, after, 'edited')
  }

  private self(before: Read, after: Read): boolean {
    if (before.expression.text !== after.expression.text) return this.differ(before, after, 'edited')
    return areSameReceivers(before, after, this) && this.own(before, after)
  }

  /** What stands for something else: a variable for its value, a call for what the method gives. */
  private instead(before: Read, after: Read): boolean {
    return (
      this.valueInstead(before, after) ||
      this.constantInstead(before, after) ||
      this.callInstead(before, after) ||
      this.unwrapped(before, after)
    )
  }

  private valueInstead(before: Read, after: Read): boolean {
    return [after, before].some(read => {
      const found = this.oneSided(read)
      if (!found) return false
      const value = {expression: found.value, frame: {...read.frame, holes: []}}
      const isSame =
        read === after ? this.standsFor(before, value, after, [found.finding]) : this.standsFor(value, after, before, [found.finding])
      if (isSame) this.pass.valueUses.push({variable: found.variable, finding: found.finding, use: read.expression, frame: read.frame})
      return isSame
    })
  }

  /** A new constant in the place of its value. */
  private constantInstead(before: Read, after: Read): boolean {
    const binding = after.expression.kind === 'name' || after.expression.kind === 'attribute access' ? this.bindingOf(after) : undefined
    if (binding?.is !== 'attribute') return false
    const {attribute} = binding
    const {initializer, modifiers} = attribute
    const finding = this.pass.world.partners.about(attribute, 'Extract Attribute')
    const site = {method: undefined, type: attribute.type}
    const frame: Frame = {side: 'after', file: attribute.file, site, causes: finding ? [finding] : [], holes: []}
    if (!finding || !initializer || !modifiers.has('final')) return false
    if (steadinessOf(initializer, frame, this.pass.world.names.after) !== 'steady') return false
    if (!this.standsFor(before, {expression: initializer, frame}, after, [finding])) return false
    this.pass.attributeUses.push({attribute, finding})
    return true
  }

  /** A variable that only this side has, and the refactoring that tells its value. */
  private oneSided(read: Read) {
    const {expression, frame} = read
    if (expression.kind !== 'name') return undefined
    const binding = this.bindingOf(read)
    if (binding.is !== 'variable' || !binding.variable.initializer) return undefined
    const finding = this.pass.world.partners.about(binding.variable, frame.side === 'after' ? 'Extract Variable' : 'Inline Variable')
    return finding && {variable: binding.variable, value: binding.variable.initializer, finding}
  }

  private callInstead(before: Read, after: Read): boolean {
    return [after, before].some(call => {
      const found = valueOfCall(call, this.pass)
      if (!found) return false
      const {value, expansion, statement} = found
      const because = [expansion.finding]
      if (!(call === after ? this.standsFor(before, value, call, because) : this.standsFor(value, after, call, because))) return false
      this.paintAround(statement, value)
      this.pass.expansions.add(expansion)
      return true
    })
  }

  /** `return` and the sign at its end, around a value that was compared. */
  private paintAround(statement: Extent, {expression, frame}: Read): void {
    for (const token of ownTokens(frame.file, statement, [expression, ...frame.holes])) {
      this.pass.notes.token(frame.file, token, markOf(frame.causes))
    }
  }

  /** Parentheses that only one side needs: the trees are the same without them. */
  private unwrapped(before: Read, after: Read): boolean {
    if ((before.expression.kind === 'parenthesized') === (after.expression.kind === 'parenthesized')) return false
    const wrapped = before.expression.kind === 'parenthesized' ? before : after
    const inner = {...wrapped, expression: wrapped.expression.children[0]}
    if (!(wrapped === before ? this.compare(inner, after) : this.compare(before, inner))) return false
    for (const token of ownOf(wrapped)) {
      this.pass.notes.token(wrapped.frame.file, token, markOf(joined(before.frame.causes, after.frame.causes)))
    }
    return true
  }

  bindingOf({expression, frame}: Read) {
    return this.pass.world.names[frame.side].bindingOf(expression, frame.site)
  }

  differ(before: Read, after: Read, kind: ReasonKind): false {
    const reason = {kind, before: [locate(before)], after: [locate(after)]}
    this.pass.notes.paint(before.frame.file, before.expression, {is: 'edited', reason})
    this.pass.notes.paint(after.frame.file, after.expression, {is: 'edited', reason})
    return false
  }

  private differTokens(before: Read, b: readonly number[], after: Read, a: readonly number[]): false {
    const reason = {kind: 'edited' as const, before: [locate(before)], after: [locate(after)]}
    for (const token of b) this.pass.notes.token(before.frame.file, token, {is: 'edited', reason})
    for (const token of a) this.pass.notes.token(after.frame.file, token, {is: 'edited', reason})
    return false
  }
}

export const locate = ({expression: {start, end}, frame: {file}}: Read): Located => ({file, start, end})

const ownOf = ({expression, frame}: Read): number[] => ownTokens(frame.file, expression, [...expression.children, ...frame.holes])

/** What a parameter of a body in the place of a call was given. */
function givenValue(read: Read, pass: Pass): Read | undefined {
  const {expression, frame} = read
  const {given} = frame
  if (!given || expression.kind !== 'name') return undefined
  const binding = pass.world.names[frame.side].bindingOf(expression, frame.site)
  const value = binding.is === 'parameter' ? given.values.get(binding.parameter) : undefined
  return value && {expression: value, frame: given.caller}
}

const typeBinding = (type: NamedType): Binding =>
  'outside' in type
    ? {is: 'outside', name: type.outside, isQualified: type.outside.includes('.'), unseen: [], open: []}
    : {is: 'type', type}

const isQualifiedForm = (one: string, other: string): boolean => one.endsWith(`.${other}`) || other.endsWith(`.${one}`)

/**
 * Two expressions, token by token: each token of the one has its like in the other, and each word means the same. What a
 * refactoring put in the place of something else (a parameter, a new variable, a call) is read as what it stands for.
 */
import type {Finding} from '../../families/family.ts'
import type {Expression, ExpressionKind} from '../../model/expression.ts'
import type {Frame} from '../frame.ts'
import type {Binding, NamedType} from '../graph/names.ts'
import {joined, markOf, type Pass} from '../pass.ts'
import type {Located, ReasonKind} from '../reason.ts'
import {codeTokens, ownTokens, tokenText} from '../tokens.ts'
import {mayChooseOtherwise} from './choices.ts'
import {isDecidedBeside} from './decided.ts'
import {mayCompareOtherwise} from './equality.ts'
import {isGivenInstead} from './given-instead.ts'
import {compareMeanings, type Meaning} from './meanings.ts'
import {areSameMovedCalls} from './moved-calls.ts'
import {isQualifiedForm, mayBeOne} from './qualified.ts'
import {areSameReceivers} from './receivers.ts'
import {StandIns} from './stand-ins.ts'
import {accepting, type Renamed, sayPaired, type TokenRun, without, withoutInert} from './token-pairs.ts'
import {areTwins} from './twins.ts'

/** An expression and where it is read. */
export interface Read {
  expression: Expression
  frame: Frame
}

export class ExpressionComparison {
  private readonly standIns: StandIns
  /** The code reads the same: only what its words mean is compared, and nothing is noted. */
  private isSilent = false

  constructor(readonly pass: Pass) {
    this.standIns = new StandIns(this)
  }

  /** Whether code that reads the same is plainly the same; where it is not, nothing was said, and a comparison tells why. */
  silently(ask: () => boolean): boolean {
    this.isSilent = true
    const answer = ask()
    this.isSilent = false
    return answer
  }

  /** Whole values, which mostly read the same. */
  compareValues(before: Read, after: Read): boolean {
    const isUntouched = sourceOf(before) === sourceOf(after) && this.silently(() => this.compare(before, after))
    if (!isUntouched) return this.compare(before, after)
    for (const read of [before, after]) this.paint(read, joined(before.frame.causes, after.frame.causes))
    return true
  }

  /** True where both are the same; otherwise the smallest pieces that differ are noted as edited. */
  compare(before: Read, after: Read): boolean {
    if (this.isSilent) return this.direct(before, after)
    const {notes, valueUses, concerns} = this.pass
    const given = this.standIns.given(before, after)
    if (given !== undefined) return given
    const since = notes.now
    if (this.direct(before, after)) return true
    const differences = notes.takeBack(since)
    const [uses, told] = [valueUses.length, concerns.length]
    if (this.standIns.instead(before, after) || this.unwrapped(before, after)) return true
    if (isGivenInstead(before, after, this) || isDecidedBeside(before, after, this)) return true
    notes.takeBack(since)
    valueUses.length = uses
    concerns.length = told
    notes.sayAgain(differences)
    return false
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
      case 'literal':
        return this.literal(before, after)
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
    if (!this.arguments(b, before, a, after) || !own) return false
    const {names} = this.pass.world
    const mayDiffer = mayCompareOtherwise(before, after, names) || mayChooseOtherwise(before, after, names)
    return !mayDiffer || this.differ(before, after, 'unseen')
  }

  /** The tokens that belong to no part; one of them may be a name that changed. */
  private own(before: Read, after: Read, name?: Renamed, optional?: string): boolean {
    if (this.isSilent) return !name?.causes.length
    const [b, a] = [before, after].map(read => without(optional, this.ownRun(read), this.pass))
    return sayPaired(b, a, this.pass, accepting(name)) || this.differTokens(before, b.tokens, after, a.tokens)
  }

  private ownRun(read: Read): TokenRun {
    const run = {frame: read.frame, tokens: ownOf(read)}
    return read.expression.kind === 'declaration' ? withoutInert(run, this.pass) : run
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
    const hasMoved =
      before.frame.causes.length + after.frame.causes.length > 0 && !before.expression.parts.receiver && !after.expression.parts.receiver
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
    if (this.isSilent) return
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
    if (this.isSilent && this.pass.mayExpand(b.name)) return false
    const [old, now] = [b.parts.args ?? [], a.parts.args ?? []]
    if (old.length !== now.length) return this.areMoved(before, after, meaning) || this.differ(before, after, 'edited')
    const own = this.callTokens(before, after, meaning.causes)
    const args = this.arguments(old, before, now, after)
    return areSameReceivers(before, after, this, meaning.causes) && own && args
  }

  private areMoved(before: Read, after: Read, {methods, causes}: Meaning): boolean {
    if (this.isSilent || !methods) return false
    return areSameMovedCalls({...before, method: methods.before}, {...after, method: methods.after}, causes, this)
  }

  /** One by one; those that changed places are edited as a whole, since a diff may show any part of them as moved. */
  private arguments(old: readonly Expression[], {frame: b}: Read, now: readonly Expression[], {frame: a}: Read): boolean {
    const same: boolean[] = []
    for (let i = 0; i < old.length; i++) {
      same.push(this.compare({expression: old[i], frame: b}, {expression: now[i], frame: a}))
      if (this.isSilent && !same[i]) return false
    }
    if (this.isSilent) return true
    const [texts, others] = [new Set(now.map(({text}) => text)), new Set(old.map(({text}) => text))]
    for (const [i, isSame] of same.entries()) {
      if (isSame || old[i].text === now[i].text || (!texts.has(old[i].text) && !others.has(now[i].text))) continue
      this.differ({expression: old[i], frame: b}, {expression: now[i], frame: a}, 'reordered')
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
    if (this.isSilent) return true
    const all = joined(before.frame.causes, after.frame.causes)
    const [b, a] = [before, after].map(({expression, frame}): TokenRun => {
      const {receiver, args = []} = expression.parts
      const own = ownTokens(frame.file, expression, [...(receiver ? [receiver] : []), ...args, ...frame.holes])
      const hasDot = receiver && own.length > 0 && tokenText(frame.file, own[0]) === '.'
      if (hasDot) this.pass.notes.token(frame.file, own[0], markOf(all))
      return {frame, tokens: hasDot ? own.slice(1) : own}
    })
    const [old, now] = [before.expression.name ?? '', after.expression.name ?? '']
    const renamed = old === now ? undefined : {before: old, after: now, causes}
    return sayPaired(b, a, this.pass, accepting(renamed)) || this.differTokens(before, b.tokens, after, a.tokens)
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
    const isSpelled =
      b.text === a.text || ((causes.length || isQualifiedForm(b.text, a.text)) && mayBeOne(old, before.frame, now, after.frame))
    if (!isSpelled) return this.differ(before, after, 'edited')
    this.paint(before, causes)
    this.paint(after, causes)
    return true
  }

  /** `Till.class` means the type that it names; all others are what they read. */
  private literal(before: Read, after: Read): boolean {
    const [b, a] = [before.expression.parts.type, after.expression.parts.type]
    if (!b || !a) return this.parts(before, after)
    const signs = ({expression, frame}: Read, type: Expression): TokenRun => ({frame, tokens: ownTokens(frame.file, expression, [type])})
    if (!this.isSilent && !sayPaired(signs(before, b), signs(after, a), this.pass, accepting())) return this.differ(before, after, 'edited')
    return this.type({...before, expression: b}, {...after, expression: a})
  }

  paint({expression, frame}: Read, causes: readonly Finding[]): void {
    if (!this.isSilent) this.pass.notes.paint(frame.file, expression, markOf(causes))
  }

  private declaration(before: Read, after: Read): boolean {
    const [b, a] = [before.expression.parts, after.expression.parts]
    if (!b.variable || !a.variable) return this.parts(before, after)
    this.pass.declare(b.variable, a.variable)
    const causes = this.pass.world.partners.between(b.variable, a.variable)
    const isLater = this.isGivenLater(b.value, before, a.value, after)
    const isNamed = b.variable.name === a.variable.name || this.isAccountedFor(causes, before, after)
    const own = isNamed
      ? this.own(before, after, {causes, before: b.variable.name, after: a.variable.name}, isLater ? '=' : undefined)
      : this.differ(before, after, 'edited')
    const type = this.optional(b.type, before, a.type, after)
    const value = isLater || this.optional(b.value, before, a.value, after)
    return own && type && value
  }

  /** `int due;`, which every way through a body sets, and `int due = toPay();`. */
  private isGivenLater(b: Expression | undefined, before: Read, a: Expression | undefined, after: Read): boolean {
    if (this.isSilent) return false
    const [call, other] = a && this.pass.goingOn(a) ? [a, b] : [b, a]
    const going = call && this.pass.goingOn(call)
    if (!going || (other && other.kind !== 'literal')) return false
    const causes = joined(before.frame.causes, after.frame.causes, [going.finding])
    if (a) this.paint({expression: a, frame: after.frame}, causes)
    if (b) this.paint({expression: b, frame: before.frame}, causes)
    return true
  }

  private optional(b: Expression | undefined, before: Read, a: Expression | undefined, after: Read): boolean {
    if (b && a) return this.compare({expression: b, frame: before.frame}, {expression: a, frame: after.frame})
    if (!b && !a) return true
    return this.differ(before, after, 'edited')
  }

  private self(before: Read, after: Read): boolean {
    if (before.expression.text !== after.expression.text) return this.differ(before, after, 'edited')
    return areSameReceivers(before, after, this) && this.own(before, after)
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
    if (this.isSilent) return false
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

const sourceOf = ({expression: {start, end}, frame: {file}}: Read): string => file.text.slice(start, end)

const ownOf = ({expression, frame}: Read): number[] => ownTokens(frame.file, expression, [...expression.children, ...frame.holes])

const typeBinding = (type: NamedType): Binding =>
  'outside' in type
    ? {is: 'outside', name: type.outside, isQualified: type.outside.includes('.'), unseen: [], open: []}
    : {is: 'type', type}

/**
 * What stands before a body: modifiers, types, the name, parameters. Compared word by word; a word that differs needs a
 * refactoring that speaks of it, or follows from the move of what it belongs to.
 */
import type {Finding} from '../../families/family.ts'
import type {Annotation, Extent, Parameter} from '../../model/code.ts'
import {commonSequence} from '../../text/sequence.ts'
import type {Mark} from '../account.ts'
import {isLiteral} from '../effects.ts'
import type {Frame} from '../frame.ts'
import type {Declared} from '../partners.ts'
import {joined, markOf, type Pass} from '../pass.ts'
import {tokenText} from '../tokens.ts'
import {isQualifiedForm} from './qualified.ts'

/** A declaration and the tokens of its header. */
export interface Header {
  declared: Declared & {name: string}
  frame: Frame
  tokens: readonly number[]
  parameters: readonly Parameter[]
  annotations: readonly Annotation[]
}

/** A token; the tokens of a dotted name. */
interface Word {
  header: Header
  tokens: readonly number[]
  text: string
}

/** Parameters that are accounted for alone need no partner. */
export function compareHeaders(before: Header, after: Header, pass: Pass, alone: readonly Parameter[] = []): boolean {
  return new HeaderComparison(before, after, pass, alone).compare()
}

/** Headers that read the same: whether the types in them are the same, too. Nothing is said. */
export const meanTheSame = (before: Header, after: Header, pass: Pass): boolean =>
  new HeaderComparison(before, after, pass, []).meanTheSame()

class HeaderComparison {
  private readonly causes: readonly Finding[]

  constructor(
    private readonly before: Header,
    private readonly after: Header,
    private readonly pass: Pass,
    private readonly alone: readonly Parameter[],
  ) {
    this.causes = joined(before.frame.causes, after.frame.causes)
  }

  compare(): boolean {
    const [b, a] = [this.wordsOf(this.before), this.wordsOf(this.after)]
    const texts = (words: Word[]) => words.map(({text}) => text)
    const anchors = [...commonSequence(texts(b), texts(a)), [b.length, a.length] as [number, number]]
    let [lastB, lastA] = [-1, -1]
    let same = true
    for (const [i, j] of anchors) {
      if (i < b.length && j < a.length) same = this.equal(b[i], a[j]) && same
      if (i > lastB + 1 || j > lastA + 1) {
        const [old, now] = [b.slice(lastB + 1, i), a.slice(lastA + 1, j)]
        if (!this.gap(old, now)) {
          same = false
          this.showGap(old, now, [b[lastB], b[i]], [a[lastA], a[j]])
        }
      }
      lastB = i
      lastA = j
    }
    return same
  }

  meanTheSame(): boolean {
    return this.before.tokens.every(token => {
      const text = tokenText(this.before.frame.file, token)
      return !this.isType(text) || this.typeCauses(text, text) !== undefined
    })
  }

  /** Without parameters that need no partner, and the signs that part them from others. */
  private wordsOf(header: Header): Word[] {
    const words = wordsOf(header)
    const alone = header.parameters.filter(one => this.alone.includes(one))
    for (const parameter of alone) {
      const isOfIt = (word: Word | undefined) => word !== undefined && parameterAt(word) === parameter
      const first = words.findIndex(isOfIt)
      const last = words.findLastIndex(isOfIt)
      const [from, to] =
        words[last + 1]?.text === ',' ? [first, last + 1] : words[first - 1]?.text === ',' ? [first - 1, last] : [first, last]
      this.allow(words.splice(from, to + 1 - from))
    }
    return words
  }

  /** Read the same: types must be the same, too. */
  private equal(before: Word, after: Word): boolean {
    const causes = this.isType(before.text) ? this.typeCauses(before.text, after.text) : []
    if (!causes) return this.edited([before], [after], 'bound otherwise')
    this.say([before, after], markOf(this.causes))
    return true
  }

  private isType(text: string): boolean {
    return /^([\p{L}\d_$]+\.)*\p{Lu}/u.test(text) && text !== this.before.declared.name
  }

  private gap(before: Word[], after: Word[]): boolean {
    if (before.length === after.length) return before.map((word, i) => this.replaced(word, after[i])).every(Boolean)
    if (!before.length && this.namesExtracted(after)) return true
    const lonely = [...before, ...after].map(word => this.isInert(word) && this.allow([word]))
    return lonely.every(Boolean) || this.edited(before, after, before.length ? (after.length ? 'edited' : 'dropped') : 'added')
  }

  /** `extends Desk`, where `Desk` was extracted from this type. */
  private namesExtracted(words: Word[]): boolean {
    const {names, partners} = this.pass.world
    const types = words.filter(({text}) => this.isType(text))
    const findings = types.map(({text}) => {
      const type = names.after.typeNamed(text, this.after.frame.site)
      return 'outside' in type ? undefined : partners.extractedFrom(this.after.declared, type)
    })
    if (!types.length || !findings.every(finding => finding !== undefined)) return false
    if (!words.every(({text}) => this.isType(text) || SUPERTYPES.has(text))) return false
    return this.allow(words, findings)
  }

  /** `extends Desk` where `extends Thing` stood, and `Desk` extends `Thing`. */
  private standsBetween(above: string, name: string): boolean {
    const type = this.isType(name) ? this.pass.world.names.after.typeNamed(name, this.after.frame.site) : undefined
    return type !== undefined && !('outside' in type) && [type.superclass, ...type.interfaces].some(use => use?.text === above)
  }

  /** A line that lost words shows it by those around them. */
  private showGap(old: Word[], now: Word[], before: (Word | undefined)[], after: (Word | undefined)[]): void {
    const around = old.length ? (now.length ? [] : after) : before
    const words = around.filter(word => word !== undefined)
    if (words.length) this.edited(old.length ? old : words, now.length ? now : words, old.length ? 'dropped' : 'added')
  }

  private replaced(before: Word, after: Word): boolean {
    const {partners} = this.pass.world
    if (before.text === this.before.declared.name && after.text === this.after.declared.name) {
      const causes = partners.between(this.before.declared, this.after.declared)
      if (causes.length || this.causes.length) return this.allow([before, after], causes)
    }
    const [old, now] = [parameterAt(before), parameterAt(after)]
    if (old && now && before.text === old.name && after.text === now.name && this.pass.areSameVariable(old, now)) {
      const causes = partners.between(old, now)
      if (causes.length || this.causes.length) return this.allow([before, after], causes)
    }
    if (this.standsBetween(before.text, after.text) && this.namesExtracted([after])) return this.allow([before])
    const types = this.typeCauses(before.text, after.text)
    if (types?.length || (types && isQualifiedForm(before.text, after.text))) return this.allow([before, after], types)
    if (this.isInert(before) && this.isInert(after)) return this.allow([before, after])
    return this.edited([before], [after], 'edited')
  }

  /** What accounts for another type name; nothing where they are different types. */
  private typeCauses(before: string, after: string): readonly Finding[] | undefined {
    const {names, partners} = this.pass.world
    if (before === after && !names.before.mayBeType(before) && !names.after.mayBeType(after)) return []
    const [old, now] = [names.before.typeNamed(before, this.before.frame.site), names.after.typeNamed(after, this.after.frame.site)]
    if ('outside' in old || 'outside' in now) {
      const isSame = 'outside' in old && 'outside' in now && (before === after || (old.isQualified && old.outside === now.outside))
      return isSame ? [] : undefined
    }
    return partners.areSame(old, now) ? partners.causes(old, now) : undefined
  }

  /** Words that change nothing where a refactoring moved what they belong to: who may see it, and notes to the compiler. */
  private isInert({text, header, tokens: [token]}: Word): boolean {
    if (!this.causes.length) return false
    // One for each object, or one for all of them: of a constant there is no telling them apart.
    if (text === 'static' && header.declared.is === 'attribute') return isLiteral(header.declared)
    return INERT.has(text) || header.annotations.some(one => one.isInert && contains(one, header.frame.file.tokens.start[token]))
  }

  private allow(words: Word[], causes: readonly Finding[] = []): true {
    this.say(words, markOf(joined(this.causes, causes)))
    return true
  }

  private edited(before: Word[], after: Word[], kind: 'edited' | 'added' | 'dropped' | 'bound otherwise'): false {
    const place = (words: Word[]) =>
      words.flatMap(({header: {frame}, tokens}) => tokens.map(token => ({file: frame.file, ...extentOf(frame, token)})))
    this.say([...before, ...after], {is: 'edited', reason: {kind, before: place(before), after: place(after)}})
    return false
  }

  private say(words: Word[], mark: Mark): void {
    for (const {header, tokens} of words) for (const token of tokens) this.pass.notes.token(header.frame.file, token, mark)
  }
}

/** Modifiers that decide who sees a member and how it is asked; who is asked is compared where it is called. */
const INERT = new Set(['public', 'protected', 'private', 'final', 'static', 'default'])

/** Words that supertypes stand behind. */
const SUPERTYPES = new Set(['extends', 'implements', ','])

function wordsOf(header: Header): Word[] {
  const words: Word[] = []
  for (const token of header.tokens) {
    const text = tokenText(header.frame.file, token)
    const last = words.at(-1)
    const isJoined = last && isName(last.text) && (text === '.' || (last.text.endsWith('.') && isName(text)))
    if (isJoined) words[words.length - 1] = {header, tokens: [...last.tokens, token], text: last.text + text}
    else words.push({header, tokens: [token], text})
  }
  return words.flatMap(typeOfLiteral)
}

/** `Till.class` names the type `Till`. */
function typeOfLiteral(word: Word): Word[] {
  const {header, tokens, text} = word
  if (!text.endsWith('.class')) return [word]
  return [
    {header, tokens: tokens.slice(0, -2), text: text.slice(0, -'.class'.length)},
    {header, tokens: tokens.slice(-2), text: '.class'},
  ]
}

const isName = (text: string): boolean => /^[\p{L}_$]/u.test(text)

const contains = ({start, end}: Extent, offset: number): boolean => offset >= start && offset < end

const extentOf = ({file: {tokens}}: Frame, token: number): Extent => ({start: tokens.start[token], end: tokens.end[token]})

function parameterAt({header: {parameters, frame}, tokens: [token]}: Word): Parameter | undefined {
  return parameters.find(one => contains(one, frame.file.tokens.start[token]))
}

/**
 * Comments are compared as words, each with those of the declaration that it belongs to. The same words in the same order
 * are the same comment, however its lines break; a word may follow a name that was changed; a comment may go with code
 * that moved. All else that changed in comments is left to the reader, and never counts against a refactoring.
 */
import type {Finding} from '../families/family.ts'
import type {SourceFile} from '../model/code.ts'
import type {Side} from '../report.ts'
import {commonSequence} from '../text/sequence.ts'
import {type OwnedComments, type Owner, ownedComments} from './comment-owners.ts'
import {type Comment, saying, textOf, type Word, wordsOf} from './comment-words.ts'
import {type Context, fileOf} from './context.ts'
import {firstFrom} from './first-from.ts'
import {type Fate, type LineTally, SAME} from './line-tally.ts'
import {RenamedWords} from './renamed-words.ts'

export class Comments {
  private readonly renamed: RenamedWords
  private readonly owned = new Map<SourceFile, OwnedComments>()
  /** Comments that are the same to the letter; their words need not be read. */
  private readonly settled = new Map<Comment, Fate>()

  constructor(private readonly context: Context) {
    this.renamed = new RenamedWords(context.settled)
    this.compareOwners()
    for (const finding of context.settled) this.follow(finding, explainedBy([finding]))
    // A comment that went with code is the same wherever that code stands, even where nobody proved that the code is.
    for (const finding of context.findings) if (!context.settled.has(finding)) this.follow(finding, SAME)
  }

  tally(file: SourceFile, tally: LineTally): void {
    for (const comment of this.ownedIn(file).all) {
      const whole = this.settled.get(comment) ?? wholeFate(wordsOf(comment))
      if (whole) tally.add(file.lines.lineAt(comment.start), file.lines.lineAt(comment.end - 1), whole)
      else for (const {line, fate = UNEXPLAINED} of wordsOf(comment)) tally.add(line, line, fate)
    }
  }

  private compareOwners(): void {
    const {evidence, files, settled} = this.context
    for (const file of evidence.before.files) {
      const partner = files.partnerOf(file)
      if (partner) this.compare(file, partner, file, partner, SAME)
    }
    for (const pairs of [evidence.types.pairs, evidence.methods.pairs, evidence.attributes.pairs]) {
      for (const {before, after} of pairs) this.compare(before, after, before.file, after.file, SAME)
    }
    for (const {before, after} of [...evidence.movedMethods, ...evidence.movedAttributes]) {
      const causes = settled.moving(before, after)
      this.compare(before, after, before.file, after.file, causes.length > 0 ? explainedBy(causes) : SAME)
    }
  }

  /** What is left of the comments of two owners that are the same declaration. */
  private compare(before: Owner, after: Owner, beforeIn: SourceFile, afterIn: SourceFile, fate: Fate): void {
    const old = this.leftOf(before, beforeIn)
    if (old.length === 0) return
    const now = this.leftOf(after, afterIn)
    if (now.length === 0) return
    if (old.length === now.length && old.every((comment, i) => textOf(comment) === textOf(now[i]))) {
      for (const comment of [...old, ...now]) this.settled.set(comment, fate)
    } else this.compareWords(old.flatMap(wordsOf), now.flatMap(wordsOf), before, fate)
  }

  private compareWords(old: Word[], now: Word[], owner: Owner, fate: Fate): void {
    const common = commonSequence(old.map(textOfWord), now.map(textOfWord), MANY_WORDS)
    let [b, a] = [0, 0]
    for (const [nextB, nextA] of [...common, [old.length, now.length]]) {
      this.followNames(old.slice(b, nextB), now.slice(a, nextA), owner)
      for (const word of [old[nextB], now[nextA]]) if (word) word.fate = fate
      ;[b, a] = [nextB + 1, nextA + 1]
    }
  }

  /** Words that differ, between words that do not. */
  private followNames(old: Word[], now: Word[], owner: Owner): void {
    if (old.length !== now.length) return
    for (const [i, word] of old.entries()) {
      const finding = this.renamed.between(word.text, now[i].text, owner)
      if (finding) word.fate = now[i].fate = explainedBy([finding])
    }
  }

  private follow(finding: Finding, fate: Fate): void {
    this.followCode(finding, fate)
    this.copyHeaders(finding, fate)
  }

  /** Comments that stood in code before a refactoring and stand in its code after it. */
  private followCode(finding: Finding, fate: Fate): void {
    const old = this.commentsIn(finding, 'before')
    const now = this.commentsIn(finding, 'after')
    if (old.length === 0 || now.length === 0) return
    const follow = (from: Comment[], to: Comment[]) => {
      const said = new Set(to.map(saying))
      for (const comment of from) if (said.has(saying(comment))) this.settled.set(comment, fate)
    }
    const [openOld, openNow] = [old, now].map(comments => comments.filter(comment => this.isOpen(comment)))
    follow(openOld, openNow)
    follow(openNow, openOld)
  }

  /** A new file often begins as those do that its code came from, and one that is gone as those that have its code now. */
  private copyHeaders(finding: Finding, fate: Fate): void {
    const [old, now] = SIDES.map(side => new Set(finding[side].map(({element}) => fileOf(element))))
    this.copyHeader(old, now, fate)
    this.copyHeader(now, old, fate)
  }

  private copyHeader(from: ReadonlySet<SourceFile>, to: ReadonlySet<SourceFile>, fate: Fate): void {
    const alone = [...to].filter(file => !this.context.files.partnerOf(file)).flatMap(file => this.leftOf(file, file))
    if (alone.length === 0) return
    const said = new Set([...from].flatMap(file => this.ownedIn(file).byOwner.get(file) ?? []).map(saying))
    for (const comment of alone) if (said.has(saying(comment))) this.settled.set(comment, fate)
  }

  /** What stands in the declarations and the code that a refactoring names, and above them. */
  private commentsIn(finding: Finding, side: Side): Comment[] {
    const found = new Set<Comment>()
    for (const {element} of finding[side]) {
      if (element.is === 'local' || element.is === 'type use') continue
      const {start, end} = element.is === 'code' ? element.code : element
      const {all, byOwner} = this.ownedIn(fileOf(element))
      for (let i = firstFrom(all, start); i < all.length && all[i].end <= end; i++) found.add(all[i])
      if (element.is !== 'code') for (const comment of byOwner.get(element) ?? []) found.add(comment)
    }
    return [...found]
  }

  private leftOf(owner: Owner, file: SourceFile): readonly Comment[] {
    return (
      this.ownedIn(file)
        .byOwner.get(owner)
        ?.filter(comment => this.isOpen(comment)) ?? NONE
    )
  }

  private isOpen(comment: Comment): boolean {
    return !this.settled.has(comment) && (comment.words?.every(isLost) ?? true)
  }

  private ownedIn(file: SourceFile): OwnedComments {
    const known = this.owned.get(file)
    if (known) return known
    const owned = ownedComments(file)
    this.owned.set(file, owned)
    return owned
  }
}

const SIDES = ['before', 'after'] as const

const NONE: readonly Comment[] = []

const MANY_WORDS = 60 // that differ; past this a comment was written anew, and finding out what stayed costs more than it tells

const UNEXPLAINED: Fate = {is: 'unexplained', causes: [], because: 'comment'}

const explainedBy = (causes: readonly Finding[]): Fate => ({is: 'explained', causes, because: 'comment'})

const textOfWord = ({text}: Word): string => text

/** Lines of a comment without words go with those that have some, where all have one fate. Signs alone are layout. */
function wholeFate(words: Word[]): Fate | undefined {
  if (words.length === 0) return SAME
  return words.every(({fate}) => fate === words[0].fate) ? (words[0].fate ?? UNEXPLAINED) : undefined
}

const isLost = ({fate}: Word): boolean => fate === undefined

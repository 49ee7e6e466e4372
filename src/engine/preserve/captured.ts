/**
 * Uses that a declaration takes over because of its new name or place, and uses that it leaves to others: they read as they did, and
 * mean something else. Code that nobody touched is not compared word by word, so that nothing but the declaration can tell.
 *
 *   import static shop.Book.close;      import static shop.Book.close;
 *   void shut() { … }                   void close() { … }                  // renamed
 *   void pay() { close(); }             void pay() { close(); }             // no longer that of Book
 */
import type {Method, TypeDeclaration} from '../model/code.ts'
import type {Expression} from '../model/expression.ts'
import type {Account} from './account.ts'
import {mayBeNarrower, mayMeanAnother} from './compare/overloads.ts'
import type {Comparisons} from './comparisons.ts'
import type {Binding} from './graph/names.ts'
import {isVariadic} from './graph/narrowed.ts'
import {isDeclared} from './graph/types.ts'
import type {Member, Use} from './graph/uses.ts'
import type {Declared} from './partners.ts'
import type {Located, Reason} from './reason.ts'
import {codeTokens, tokenText} from './tokens.ts'

type Place = Omit<Use, 'isCertain'>

export function captured(after: Member, comparisons: Comparisons): Reason[] {
  if (after.is === 'method' && after.isConstructor) return []
  const {uses, world} = comparisons
  const taken = uses.after.usesOf(after).flatMap(use => {
    const old = uses.before.withWord(after.name).filter(one => isSamePlace(one, use, comparisons))
    if (!old.some(one => meantAnother(world.names.before.bindingOf(one.expression, one.site), one.expression, use))) return []
    return [reason(use.isCertain ? 'clash' : 'unseen', after.name, [], [placeOf(use)])]
  })
  return after.is === 'type' ? [...taken, ...capturedTypes(after, comparisons)] : taken

  function meantAnother(old: Binding, {parts}: Expression, use: Use): boolean {
    const isSame = (declared: Declared) => world.partners.areSame(declared, after)
    switch (old.is) {
      case 'method':
        return !old.methods.some(isSame) && (use.isCertain || mayTake(old.methods, use))
      case 'attribute':
        return !isSame(old.attribute)
      case 'type':
        return after.is !== 'method' && !isSame(old.type)
      case 'outside':
        return isOwn(parts.receiver)
      default:
        return false // a variable that is gone, which is told where it was
    }
  }

  /** Among overloads: it may take a part of what another one takes. */
  function mayTake(old: readonly Method[], {expression, site}: Use): boolean {
    const now = world.names.after.bindingOf(expression, site)
    if (now.is !== 'method' || after.is !== 'method') return false
    const kept = now.methods.filter(one => old.some(method => world.partners.areSame(method, one)))
    // One that takes any number is asked for only where no other one takes just as many.
    return kept.some(one => isVariadic(one) || mayBeNarrower(after, one, world.names.after))
  }
}

/** The name of a type in headers, too: wherever types name it by nothing else, and meant another one by it. */
function capturedTypes(after: TypeDeclaration, {typePairs, world: {names, partners}}: Comparisons): Reason[] {
  const {name} = after
  const olds = [...partners.ofAfter(after)].flatMap(one => (one.is === 'type' ? [one] : []))
  return typePairs.flatMap(pair => {
    if (names.after.typeNamed(name, {type: pair.after, method: undefined}) !== after) return []
    const old = names.before.typeNamed(name, {type: pair.before, method: undefined})
    if ((isDeclared(old) && partners.areSame(old, after)) || olds.some(one => one.name === name && isInside(one, pair.before))) return []
    const [before, now] = [pair.before, pair.after].map(type => wordIn(type, name))
    return before && now ? [reason('clash', name, [before], [now])] : []
  })
}

/** A class of a method has its name in that method alone, and what stands there is compared. */
const isInside = (inner: TypeDeclaration, outer: TypeDeclaration): boolean =>
  inner.file === outer.file && inner.start >= outer.start && inner.end <= outer.end

function wordIn({file, start, end}: TypeDeclaration, name: string): Located | undefined {
  if (!file.text.slice(start, end).includes(name)) return undefined
  const tokens = codeTokens(file, {start, end})
  const token = tokens.find((one, i) => tokenText(file, one) === name && (i === 0 || tokenText(file, tokens[i - 1]) !== '.'))
  return token === undefined ? undefined : {file, start: file.tokens.start[token], end: file.tokens.end[token]}
}

/** Uses of what has another name or place, or is gone, that others answer now. */
export function strayed(before: Member, comparisons: Comparisons): Reason[] {
  const {uses, world} = comparisons
  return uses.before.usesOf(before).flatMap(use => {
    if (!use.isCertain) return []
    const now = uses.after
      .withWord(before.name)
      .find(
        one => isSamePlace(use, one, comparisons) && meansAnother(world.names.after.bindingOf(one.expression, one.site), one.expression),
      )
    return now ? [reason('bound otherwise', before.name, [placeOf(use)], [placeOf(now)])] : []
  })

  function meansAnother(now: Binding, {parts}: Expression): boolean {
    const isSame = (declared: Declared) => world.partners.areSame(before, declared)
    if (now.is === 'method') return !now.methods.some(one => isSame(one) || isAnsweredAlike(one))
    if (now.is === 'attribute') return !isSame(now.attribute)
    return now.is === 'outside' && now.unseen.length > 0 && isOwn(parts.receiver)
  }

  /** It is asked through another type, and the same object answers. */
  function isAnsweredAlike(now: Method): boolean {
    const {inheritance} = world.names.after
    return [...inheritance.overridden(now).methods, ...inheritance.overriding(now)].some(one => world.partners.areSame(before, one))
  }
}

/** Calls that were renamed with their method, and mean another one of that name. */
export function misled(before: Method, after: Method, {uses, account, world: {names, partners}}: Comparisons): Reason[] {
  const renamed = uses.after.withWord(after.name).filter(({expression}) => expression.kind === 'call')
  return uses.before.usesOf(before).flatMap(use => {
    const edited = editedTo(use, account)
    const now = edited && renamed.find(one => isPlaceOf(one, edited) && givenTo(one) === givenTo(use))
    if (!now) return []
    const [old, meant] = [names.before.bindingOf(use.expression, use.site), names.after.bindingOf(now.expression, now.site)]
    if (old.is !== 'method' || meant.is !== 'method' || !meant.methods.some(one => one === after || mayHide(one, now))) return []
    const isAnother =
      !meant.methods.includes(after) || mayMeanAnother({before, after}, {before: old.methods, after: meant.methods}, partners, names)
    return isAnother ? [reason('bound otherwise', after.name, [placeOf(use)], [placeOf(now)])] : []
  })

  /** It is found before the other one. */
  function mayHide({type}: Method, {expression}: Place): boolean {
    return isOwn(expression.parts.receiver) || names.after.inheritance.isSubtype(type, after.type)
  }
}

const givenTo = ({expression}: Place): number | undefined => expression.parts.args?.length

/** What stands for it as a whole in the version after, as something else. */
function editedTo(use: Place, account: Account): Located | undefined {
  const {file} = use.site.type
  const marks = account.marks(file)
  for (const token of codeTokens(file, use.expression)) {
    const mark = marks[token]
    if (mark?.is === 'edited' && isPlaceOf(use, mark.reason.before[0])) return mark.reason.after[0]
  }
  return undefined
}

/** The same words in what is the same method. */
function isSamePlace(old: Place, now: Place, {world: {partners}}: Comparisons): boolean {
  const [b, a] = [old.site.method ?? old.site.type, now.site.method ?? now.site.type]
  return old.expression.text === now.expression.text && partners.areSame(b, a)
}

const isOwn = (receiver: Expression | undefined): boolean => !receiver || receiver.kind === 'this'

const isPlaceOf = ({expression: {start, end}, site}: Place, place: Located | undefined): boolean =>
  place !== undefined && place.file === site.type.file && place.start === start && place.end === end

const placeOf = ({expression: {start, end}, site}: Place): Located => ({file: site.type.file, start, end})

const reason = (kind: Reason['kind'], name: string, before: Located[], after: Located[]): Reason => ({kind, name, before, after})

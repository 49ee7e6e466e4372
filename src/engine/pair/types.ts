/**
 * Which type before is which type after: the same name first, then moved, then renamed, then moved and renamed.
 * Nested types follow the type around them.
 */
import type {Mapper} from '../map/mapper.ts'
import {allTypes, type CodeModel, type TypeDeclaration} from '../model/code.ts'
import {groupBy} from '../text/groups.ts'
import {textDistance} from '../text/similarity.ts'
import {commonWords} from '../text/words.ts'
import type {Trace} from '../trace.ts'
import {type Pair, Pairs} from './pairs.ts'
import {type Agreement, agreementOf, commonStatements, longBodies, mostStatements, worthOf} from './type-agreement.ts'
import {type Couples, inCommonHome, sameHome, withCommonFile, withCommonMembers} from './type-couples.ts'
import {typeLikeness} from './type-likeness.ts'
import {typesBySpelling} from './types-by-spelling.ts'
import {typesByUses} from './types-by-uses.ts'

export interface TypePair extends Pair<TypeDeclaration> {
  how: 'same name' | 'follows its outer type' | 'moved' | 'renamed' | 'moved and renamed'
}

export type TypePairs = Pairs<TypeDeclaration, TypePair>

interface Versions {
  before: CodeModel
  after: CodeModel
  renamedFiles: ReadonlyMap<string, string>
}

export function pairTypes({before, after, renamedFiles}: Versions, mapper: Mapper, trace: Trace): TypePairs {
  const types: TypePairs = new Pairs(allTypes(before), allTypes(after))
  pairSameName(types)
  // Nested types may follow the type around them, so those are settled first.
  for (const isChosen of [isTopLevel, () => true]) {
    // A file that git calls renamed tells more than a name that a new type may have got.
    const inRenamedFiles = renamedTypes(withCommonFile(types, isChosen, renamedFiles), types, renamedFiles, mapper, trace)
    take(types, [...movedTypes(types, isChosen, renamedFiles, trace), ...inRenamedFiles], mapper)
    take(types, renamedTypes(withCommonMembers(types, isChosen), types, renamedFiles, mapper, trace), mapper)
    take(types, alikeTypes(notDivided(inCommonHome(types, isChosen), withCommonMembers(types, isTopLevel)), mapper, trace), mapper)
  }
  for (const {before, after} of typesByUses(types)) addWithNested(types, {before, after, how: howRenamed(before, after)})
  for (const {before, after} of typesBySpelling(types)) addWithNested(types, {before, after, how: howRenamed(before, after)})
  followOuterTypes(types)
  return types
}

/** A nested type may have been known before the type around it, with which it went along under its name. */
function followOuterTypes(types: TypePairs): void {
  for (const pair of types.pairs) {
    const {before, after, how} = pair
    const isAlong = before.outer && types.ofBefore(before.outer)?.after === after.outer && placeIn(before) === placeIn(after)
    if (how === 'moved' && isAlong) pair.how = 'follows its outer type'
  }
}

/** Within the type around it: a local type has its method in its name. */
const placeIn = ({outer, qualifiedName}: TypeDeclaration): string => qualifiedName.slice(outer?.qualifiedName.length)

type Choice = (type: TypeDeclaration) => boolean

const isTopLevel: Choice = type => !type.outer

function pairSameName(types: TypePairs): void {
  const byName = groupBy(types.leftAfter, type => type.qualifiedName)
  for (const before of types.leftBefore) {
    const after = byName.get(before.qualifiedName)?.shift()
    if (after) types.add({before, after, how: 'same name'})
  }
}

/** Pairs two types and, below them, nested types of one name. */
function addWithNested(types: TypePairs, pair: TypePair): void {
  types.add(pair)
  for (const nested of pair.before.types) {
    const same = pair.after.types.find(other => other.name === nested.name)
    if (same && types.leftBefore.has(nested) && types.leftAfter.has(same)) {
      addWithNested(types, {before: nested, after: same, how: 'follows its outer type'})
    }
  }
}

interface Candidate extends TypePair {
  agreement: Agreement
  renamedFile: boolean
}

/** The simple name stayed: a third of the members, or the same statements, say that it is the type. */
function movedTypes(types: TypePairs, isChosen: Choice, renamedFiles: ReadonlyMap<string, string>, trace: Trace): Candidate[] {
  const byName = groupBy([...types.leftAfter].filter(isChosen), type => type.name)
  const candidates: Candidate[] = []
  for (const before of [...types.leftBefore].filter(isChosen)) {
    for (const after of byName.get(before.name) ?? []) {
      if (areInOtherMethods(before, after)) continue
      const renamedFile = isFileRenamed(before, after, renamedFiles)
      const agreement = agreementOf(before, after)
      const {names, common, least, most} = agreement
      const shared = Math.max(names, common)
      const isSame = 2 * names >= least || (shared > 2 && 3 * shared >= least) || mostStatements(before, after) > 0
      if (renamedFile || !most || isSame) candidates.push({before, after, how: 'moved', agreement, renamedFile})
      else trace.rejected('Move Class', before, `${names} of ${least} members have a namesake in ${after.qualifiedName}`)
    }
  }
  return withoutChanceHints(candidates)
}

/** Types that stand in methods of several names, in different files: each method may have its own `Entity`. */
const areInOtherMethods = (before: TypeDeclaration, after: TypeDeclaration): boolean =>
  before.file.path !== after.file.path && [before, after].every(isLocal) && placeIn(before) !== placeIn(after)

const isLocal = (type: TypeDeclaration): boolean => type.outer !== undefined && placeIn(type) !== `.${type.name}`

const isFileRenamed = (before: TypeDeclaration, after: TypeDeclaration, renamedFiles: ReadonlyMap<string, string>): boolean =>
  !before.outer && !after.outer && renamedFiles.get(before.file.path) === after.file.path

/** Of several types of one name that are as alike, git takes any. */
function withoutChanceHints(candidates: Candidate[]): Candidate[] {
  const hinted = candidates.filter(({renamedFile}) => renamedFile)
  if (hinted.length === candidates.length) return candidates
  const isRival = (one: Candidate, other: Candidate) =>
    one !== other && (one.before === other.before || one.after === other.after) && worthOf(other.agreement) >= worthOf(one.agreement)
  const byName = groupBy(candidates, ({before}) => before.name)
  return candidates.map(one =>
    one.renamedFile && byName.get(one.before.name)?.some(other => isRival(one, other)) ? {...one, renamedFile: false} : one,
  )
}

/** What has most in common goes first; outer types before nested ones, so that those can follow. */
function take(types: TypePairs, candidates: Candidate[], mapper: Mapper): void {
  const ranked = candidates.map(one => ({...one, statements: 0}))
  const rivals = (list: typeof ranked, keyOf: (one: Candidate) => string) =>
    [...groupBy(list, keyOf).values()].filter(ones => ones.length > 1).flat()
  const contested = new Set([...rivals(ranked, ({before}) => before.qualifiedName), ...rivals(ranked, ({after}) => after.qualifiedName)])
  for (const one of contested) one.statements = commonStatements(one.before, one.after)
  const likenesses = new Map<Candidate, number>()
  const likeness = (one: Candidate): number => {
    const known = likenesses.get(one) ?? typeLikeness(one.before, one.after, mapper).matched
    likenesses.set(one, known)
    return known
  }
  ranked.sort(
    (a, b) =>
      Number(b.renamedFile) - Number(a.renamedFile) ||
      worthOf(b.agreement) - worthOf(a.agreement) ||
      b.statements - a.statements ||
      (contested.has(a) && contested.has(b) ? likeness(b) - likeness(a) : 0) ||
      depth(a.before) - depth(b.before) ||
      textDistance(a.before.qualifiedName, a.after.qualifiedName) - textDistance(b.before.qualifiedName, b.after.qualifiedName),
  )
  for (const {before, after, how} of ranked) {
    if (types.leftBefore.has(before) && types.leftAfter.has(after)) addWithNested(types, {before, after, how})
  }
}

const depth = (type: TypeDeclaration): number => (type.outer ? 1 + depth(type.outer) : 0)

function renamedTypes(
  couples: Couples,
  types: TypePairs,
  renamedFiles: ReadonlyMap<string, string>,
  mapper: Mapper,
  trace: Trace,
): Candidate[] {
  const candidates: Candidate[] = []
  const givers = groupByBody(types)
  for (const [before, others] of couples) {
    for (const after of others) {
      if (areInOtherMethods(before, after)) continue
      const agreement = agreementOf(before, after)
      const {common, names, anyBodies, most, least} = agreement
      const renamedFile = isFileRenamed(before, after, renamedFiles)
      const isStay = sameHome(before, after, types)
      const shared = Math.max(common, names)
      const isMost = 2 * shared > most || (renamedFile && 2 * names > least)
      const isWithin = 2 * anyBodies >= least || (shared >= least && 3 * shared > most)
      const isSame =
        isMost ||
        (isWithin &&
          !isJoinedFromOthers(before, after, givers) &&
          !isSplit(before, agreement, others) &&
          isLikeInside(before, after, mapper))
      // One member in common says little about a type that also went elsewhere, and so does what its supertype asks for.
      const isNamed = before.name === after.name || commonWords(before.name, after.name).length > 1
      const isTold = common > 1 || agreement.bodies > 0
      const isEnough = isStay || renamedFile || anyBodies > 1 || (isTold && (isNamed || agreement.own > 2))
      if (!isSame || !isEnough) {
        trace.rejected('Rename Class', before, `${common} of ${most} members are the same in ${after.qualifiedName}`)
        continue
      }
      candidates.push({before, after, how: howRenamed(before, after), agreement, renamedFile})
    }
  }
  return candidates.filter(one => !candidates.some(other => areTwins(one, other, types)))
}

/** A name that a supertype gives, such as `run()`, says nothing where none of the code is alike. */
function isLikeInside(before: TypeDeclaration, after: TypeDeclaration, mapper: Mapper): boolean {
  const {matched, leftBefore} = typeLikeness(before, after, mapper)
  return matched > 0 || !leftBefore
}

/** Without types whose members stand in several new ones: they are none of those. */
const notDivided = (couples: Couples, elsewhere: Couples): Couples =>
  new Map([...couples].filter(([before]) => (elsewhere.get(before)?.size ?? 0) < 2))

/** In one place under two names, with more of their code in common than not, where no other type is like either of them. */
function alikeTypes(couples: Couples, mapper: Mapper, trace: Trace): Candidate[] {
  const candidates: Candidate[] = []
  for (const [before, others] of couples) {
    for (const after of others) {
      const {matched, leftBefore, leftAfter} = typeLikeness(before, after, mapper)
      const isTelling = matched > 2 || (matched > 1 && commonWords(before.name, after.name).length > 1)
      if (isTelling && matched > leftBefore && matched > leftAfter) {
        candidates.push({before, after, how: howRenamed(before, after), agreement: agreementOf(before, after), renamedFile: false})
      } else
        trace.rejected(
          'Rename Class',
          before,
          `${matched} statements are alike in ${after.qualifiedName}, ${leftBefore} and ${leftAfter} are not`,
        )
    }
  }
  return candidates.filter(one => !candidates.some(other => (other.before === one.before) !== (other.after === one.after)))
}

/** Two types of one name that are as much like a type elsewhere were joined: it is neither of them. */
function areTwins(one: Candidate, other: Candidate, types: TypePairs): boolean {
  if (one.before === other.before || one.after !== other.after || one.before.name !== other.before.name) return false
  if ([one, other].some(({before, after, renamedFile}) => renamedFile || sameHome(before, after, types))) return false
  return worthOf(one.agreement) === worthOf(other.agreement) && one.agreement.names === other.agreement.names
}

function howRenamed(before: TypeDeclaration, after: TypeDeclaration): TypePair['how'] {
  const home = (type: TypeDeclaration) => type.qualifiedName.slice(0, -type.name.length)
  if (before.name === after.name) return 'moved'
  return home(before) === home(after) && !before.outer === !after.outer ? 'renamed' : 'moved and renamed'
}

/** The types that are gone, by the bodies that stood in them. */
function groupByBody(types: TypePairs): Map<string, Set<TypeDeclaration>> {
  const givers = new Map<string, Set<TypeDeclaration>>()
  for (const type of types.leftBefore) {
    for (const text of longBodies(type)) givers.set(text, (givers.get(text) ?? new Set()).add(type))
  }
  return givers
}

/** A type that holds the methods of several types that are gone is none of them. */
const isJoinedFromOthers = (before: TypeDeclaration, after: TypeDeclaration, givers: Map<string, Set<TypeDeclaration>>): boolean =>
  longBodies(after).some(text => [...(givers.get(text) ?? [])].some(giver => giver !== before))

/** A type of which another new type has as much is neither of them. */
const isSplit = (before: TypeDeclaration, {common}: Agreement, others: Set<TypeDeclaration>): boolean =>
  common > 1 && [...others].filter(other => agreementOf(before, other).common >= common).length > 1

/** Simple names that types were given, before → after. */
export function typeRenames(types: TypePairs): Map<string, string> {
  const renames = new Map<string, string>()
  for (const {before, after} of types.pairs) if (before.name !== after.name) renames.set(before.name, after.name)
  return renames
}

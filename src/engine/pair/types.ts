/**
 * Which type before is which type after: the same name first, then moved, then renamed, then moved and renamed.
 * Nested types follow the type around them.
 */
import {allTypes, type CodeModel, type TypeDeclaration} from '../model/code.ts'
import {textDistance} from '../text/similarity.ts'
import type {Trace} from '../trace.ts'
import {groupBy, type Pair, Pairs} from './pairs.ts'
import {memberKeys, methodKey} from './signature.ts'

export interface TypePair extends Pair<TypeDeclaration> {
  how: 'same name' | 'follows its outer type' | 'moved' | 'renamed' | 'moved and renamed'
}

export type TypePairs = Pairs<TypeDeclaration, TypePair>

export function pairTypes(before: CodeModel, after: CodeModel, renamedFiles: ReadonlyMap<string, string>, trace: Trace): TypePairs {
  const types: TypePairs = new Pairs(allTypes(before), allTypes(after))
  pairSameName(types)
  // Nested types may follow the type around them, so those are settled first.
  for (const isChosen of [isTopLevel, () => true]) {
    pairMoved(types, isChosen, renamedFiles, trace)
    pairRenamed(types, isChosen, renamedFiles, trace)
  }
  return types
}

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

function pairMoved(types: TypePairs, isChosen: Choice, renamedFiles: ReadonlyMap<string, string>, trace: Trace): void {
  const byName = groupBy([...types.leftAfter].filter(isChosen), type => type.name)
  const candidates: Candidate[] = []
  for (const before of [...types.leftBefore].filter(isChosen)) {
    for (const after of byName.get(before.name) ?? []) {
      const renamedFile = isFileRenamed(before, after, renamedFiles)
      const agreement = agreementOf(before, after)
      const isSame = 2 * agreement.names >= agreement.least || commonStatements(before, after) > 0
      if (renamedFile || !agreement.most || isSame) {
        candidates.push({before, after, how: 'moved', agreement, renamedFile})
      } else
        trace.rejected('Move Class', before, `${agreement.names} of ${agreement.least} members have a namesake in ${after.qualifiedName}`)
    }
  }
  take(types, candidates)
}

const isFileRenamed = (before: TypeDeclaration, after: TypeDeclaration, renamedFiles: ReadonlyMap<string, string>): boolean =>
  !before.outer && !after.outer && renamedFiles.get(before.file.path) === after.file.path

/** What has most in common goes first; outer types before nested ones, so that those can follow. */
function take(types: TypePairs, candidates: Candidate[]): void {
  const worth = ({agreement: {common, bodies}}: Candidate) => common + bodies
  candidates.sort(
    (a, b) =>
      Number(b.renamedFile) - Number(a.renamedFile) ||
      worth(b) - worth(a) ||
      depth(a.before) - depth(b.before) ||
      textDistance(a.before.qualifiedName, a.after.qualifiedName) - textDistance(b.before.qualifiedName, b.after.qualifiedName),
  )
  for (const {before, after, how} of candidates) {
    if (types.leftBefore.has(before) && types.leftAfter.has(after)) addWithNested(types, {before, after, how})
  }
}

const depth = (type: TypeDeclaration): number => (type.outer ? 1 + depth(type.outer) : 0)

interface Agreement {
  /** Members with the same signature. */
  common: number
  /** Members with the same name. */
  names: number
  /** Methods with the same signature and body. */
  bodies: number
  /** Methods with the same body, whatever their names. */
  anyBodies: number
  /** Members of the larger and of the smaller one of the two. */
  most: number
  least: number
}

function agreementOf(before: TypeDeclaration, after: TypeDeclaration): Agreement {
  const keys = memberKeys(after)
  const common = [...memberKeys(before)].filter(key => keys.has(key)).length
  const b = memberNames(before)
  const a = memberNames(after)
  const names = [...b].filter(name => a.has(name)).length
  return {
    common,
    names,
    bodies: sameBodies(before, after),
    anyBodies: sameBodiesUnderAnyName(before, after),
    most: Math.max(a.size, b.size),
    least: Math.min(a.size, b.size),
  }
}

/** Constructors have no name of their own. */
const memberNames = (type: TypeDeclaration): Set<string> =>
  new Set([
    ...type.methods.filter(method => !method.isConstructor).map(method => `${method.name}()`),
    ...type.attributes.map(attribute => attribute.name),
  ])

/** How many statements of the methods of one type stand in the methods of the other; short ones stand everywhere. */
function commonStatements(before: TypeDeclaration, after: TypeDeclaration): number {
  const textsOf = (type: TypeDeclaration) =>
    new Set(type.methods.flatMap(method => method.body?.leaves.map(leaf => leaf.text).filter(text => text.length > 20) ?? []))
  const others = textsOf(after)
  const mine = textsOf(before)
  const common = [...mine].filter(text => others.has(text)).length
  return 2 * common >= Math.min(mine.size, others.size) ? common : 0
}

/** Members that many types have say nothing about which type it is. */
const COMMON_MEMBERS = new Set(['new()', 'toString()', 'hashCode()', 'equals(Object)', 'main(String[])', 'run()', 'close()', 'clone()'])

function pairRenamed(types: TypePairs, isChosen: Choice, renamedFiles: ReadonlyMap<string, string>, trace: Trace): void {
  const candidates: Candidate[] = []
  for (const [before, others] of withCommonMembers(types, isChosen)) {
    for (const after of others) {
      const agreement = agreementOf(before, after)
      const {common, names, anyBodies, most, least} = agreement
      const renamedFile = isFileRenamed(before, after, renamedFiles)
      const isStay = sameHome(before, after, types)
      const isSame =
        2 * common > most ||
        2 * names > most ||
        2 * anyBodies >= least ||
        (common === least && 3 * common > most) ||
        (renamedFile && 2 * names > least)
      // One member in common says little about a type that also went elsewhere.
      const isEnough = isStay || renamedFile || common > 1 || anyBodies > 1 || agreement.bodies > 0
      if (!isSame || !isEnough) {
        trace.rejected('Rename Class', before, `${common} of ${most} members are the same in ${after.qualifiedName}`)
        continue
      }
      const how = before.name === after.name ? 'moved' : isStay ? 'renamed' : 'moved and renamed'
      candidates.push({before, after, how, agreement, renamedFile})
    }
  }
  take(types, candidates)
}

/** Types left over on both sides that share a member which is not one every type has. */
function withCommonMembers(types: TypePairs, isChosen: Choice): Map<TypeDeclaration, Set<TypeDeclaration>> {
  const byMember = new Map<string, TypeDeclaration[]>()
  for (const after of [...types.leftAfter].filter(isChosen)) {
    for (const key of [...memberKeys(after), ...longBodies(after)]) byMember.set(key, [...(byMember.get(key) ?? []), after])
  }
  const found = new Map<TypeDeclaration, Set<TypeDeclaration>>()
  for (const before of [...types.leftBefore].filter(isChosen)) {
    const others = [...memberKeys(before), ...longBodies(before)]
      .filter(key => !COMMON_MEMBERS.has(key))
      .flatMap(key => byMember.get(key) ?? [])
    if (others.length) found.set(before, new Set(others))
  }
  return found
}

function sameHome(before: TypeDeclaration, after: TypeDeclaration, types: TypePairs): boolean {
  if (before.outer && after.outer) return types.ofBefore(before.outer)?.after === after.outer
  return !before.outer && !after.outer && before.packageName === after.packageName
}

function sameBodies(before: TypeDeclaration, after: TypeDeclaration): number {
  const bodies = new Map(after.methods.map(method => [methodKey(method), method.bodyText]))
  return before.methods.filter(method => method.bodyText !== undefined && bodies.get(methodKey(method)) === method.bodyText).length
}

const LONG_BODY = 30 // characters; shorter bodies are the same everywhere

function sameBodiesUnderAnyName(before: TypeDeclaration, after: TypeDeclaration): number {
  const bodies = new Set(longBodies(after))
  return longBodies(before).filter(text => bodies.has(text)).length
}

const longBodies = (type: TypeDeclaration): string[] =>
  type.methods.map(method => method.bodyText ?? '').filter(text => text.length > LONG_BODY)

/** Simple names that types were given, before → after. */
export function typeRenames(types: TypePairs): Map<string, string> {
  const renames = new Map<string, string>()
  for (const {before, after} of types.pairs) if (before.name !== after.name) renames.set(before.name, after.name)
  return renames
}

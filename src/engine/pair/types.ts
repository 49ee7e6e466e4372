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
  pairMoved(types, renamedFiles, trace)
  pairRenamed(types, renamedFiles, trace)
  return types
}

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

function pairMoved(types: TypePairs, renamedFiles: ReadonlyMap<string, string>, trace: Trace): void {
  const byName = groupBy(types.leftAfter, type => type.name)
  // The smaller type has more to lose from a wrong partner: those with the most in common go first.
  const candidates: (TypePair & {common: number; renamedFile: boolean})[] = []
  for (const before of types.leftBefore) {
    for (const after of byName.get(before.name) ?? []) {
      const renamedFile = !before.outer && !after.outer && renamedFiles.get(before.file.path) === after.file.path
      const {common, most} = agreement(before, after)
      if (renamedFile || !most || common * 2 > most || isSubset(before, after))
        candidates.push({before, after, how: 'moved', common, renamedFile})
      else trace.rejected('Move Class', before, `only ${common} of ${most} members are the same in ${after.qualifiedName}`)
    }
  }
  candidates.sort((a, b) => Number(b.renamedFile) - Number(a.renamedFile) || b.common - a.common || depth(a.before) - depth(b.before))
  for (const {before, after, how} of candidates) {
    if (types.leftBefore.has(before) && types.leftAfter.has(after)) addWithNested(types, {before, after, how})
  }
}

const depth = (type: TypeDeclaration): number => (type.outer ? 1 + depth(type.outer) : 0)

interface Agreement {
  common: number
  /** Members of the larger one of the two. */
  most: number
}

function agreement(before: TypeDeclaration, after: TypeDeclaration): Agreement {
  const a = memberKeys(before)
  const b = memberKeys(after)
  let common = 0
  for (const key of a) if (b.has(key)) common++
  return {common, most: Math.max(a.size, b.size)}
}

function isSubset(before: TypeDeclaration, after: TypeDeclaration): boolean {
  const {common} = agreement(before, after)
  const least = Math.min(memberKeys(before).size, memberKeys(after).size)
  return common > 0 && common === least
}

/** Members that many types have say nothing about which type it is. */
const COMMON_MEMBERS = new Set(['new()', 'toString()', 'hashCode()', 'equals(Object)', 'main(String[])', 'run()', 'close()', 'clone()'])

function pairRenamed(types: TypePairs, renamedFiles: ReadonlyMap<string, string>, trace: Trace): void {
  const candidates: (TypePair & {common: number; same: number; distance: number})[] = []
  for (const [before, others] of withCommonMembers(types)) {
    for (const after of others) {
      const {common, most} = agreement(before, after)
      const renamedFile = renamedFiles.get(before.file.path) === after.file.path && !before.outer && !after.outer
      if (common * 2 <= most && !(renamedFile && common * 3 > most)) {
        trace.rejected('Rename Class', before, `only ${common} of ${most} members are the same in ${after.qualifiedName}`)
        continue
      }
      const how = before.name === after.name ? 'moved' : sameHome(before, after, types) ? 'renamed' : 'moved and renamed'
      candidates.push({before, after, how, common, same: sameBodies(before, after), distance: textDistance(before.name, after.name)})
    }
  }
  candidates.sort((a, b) => b.same - a.same || b.common - a.common || a.distance - b.distance)
  for (const {before, after, how} of candidates) {
    if (types.leftBefore.has(before) && types.leftAfter.has(after)) addWithNested(types, {before, after, how})
  }
}

/** Types left over on both sides that share a member which is not one every type has. */
function withCommonMembers(types: TypePairs): Map<TypeDeclaration, Set<TypeDeclaration>> {
  const byMember = new Map<string, TypeDeclaration[]>()
  for (const after of types.leftAfter) {
    for (const key of memberKeys(after)) byMember.set(key, [...(byMember.get(key) ?? []), after])
  }
  const found = new Map<TypeDeclaration, Set<TypeDeclaration>>()
  for (const before of types.leftBefore) {
    const others = [...memberKeys(before)].filter(key => !COMMON_MEMBERS.has(key)).flatMap(key => byMember.get(key) ?? [])
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

/** Simple names that types were given, before → after. */
export function typeRenames(types: TypePairs): Map<string, string> {
  const renames = new Map<string, string>()
  for (const {before, after} of types.pairs) if (before.name !== after.name) renames.set(before.name, after.name)
  return renames
}

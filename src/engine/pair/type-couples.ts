/**
 * Types left over on both sides that may be one type under two names: only these are compared in full.
 */
import type {TypeDeclaration} from '../model/code.ts'
import {groupBy} from '../text/groups.ts'
import {sharesWord} from '../text/words.ts'
import type {Pairs} from './pairs.ts'
import {memberKeys} from './signature.ts'
import {longBodies} from './type-agreement.ts'

export type Couples = Map<TypeDeclaration, Set<TypeDeclaration>>

interface LeftOvers {
  leftBefore: Iterable<TypeDeclaration>
  leftAfter: Iterable<TypeDeclaration>
}

type Choice = (type: TypeDeclaration) => boolean

/** Types left over on both sides under two names, in a file that git calls renamed. */
export function withCommonFile(types: LeftOvers, isChosen: Choice, renamedFiles: ReadonlyMap<string, string>): Couples {
  const byFile = groupBy([...types.leftAfter].filter(isChosen), type => type.file.path)
  const found: Couples = new Map()
  for (const before of [...types.leftBefore].filter(isChosen)) {
    const others = byFile
      .get(renamedFiles.get(before.file.path) ?? '')
      ?.filter(after => after.name !== before.name && shareMember(before, after))
    if (others?.length) found.set(before, new Set(others))
  }
  return found
}

/** Types left over on both sides that share a member which is not one every type has. */
export function withCommonMembers(types: LeftOvers, isChosen: Choice): Couples {
  const byMember = new Map<string, TypeDeclaration[]>()
  for (const after of [...types.leftAfter].filter(isChosen)) {
    for (const key of tellingKeys(after)) byMember.set(key, [...(byMember.get(key) ?? []), after])
  }
  const found: Couples = new Map()
  for (const before of [...types.leftBefore].filter(isChosen)) {
    const others = tellingKeys(before).flatMap(key => byMember.get(key) ?? [])
    if (others.length) found.set(before, new Set(others))
  }
  return found
}

const MANY_TYPES = 12 // left over in one package or type; past this, comparing each with each takes too long

/** Left over on both sides in the same package or type: under names that share a word, with a member in common, or as the only ones. */
export function inCommonHome(types: Pairs<TypeDeclaration>, isChosen: Choice): Couples {
  const found: Couples = new Map()
  const gone = [...types.leftBefore].filter(isChosen)
  const fresh = groupBy([...types.leftAfter].filter(isChosen), homeOf)
  for (const [home, befores] of groupBy(gone, before => homeAfter(before, types))) {
    const others = fresh.get(home) ?? []
    if (befores.length > MANY_TYPES || others.length > MANY_TYPES) continue
    const isOnly = befores.length === 1 && others.length === 1
    for (const before of befores) {
      const alike = others.filter(
        after => before.kind === after.kind && (isOnly || sharesWord(before.name, after.name) || shareMember(before, after)),
      )
      if (alike.length) found.set(before, new Set(alike))
    }
  }
  return found
}

const homeOf = ({outer, packageName}: TypeDeclaration): string => (outer ? outer.qualifiedName : `package ${packageName}`)

function homeAfter({outer, packageName}: TypeDeclaration, types: Pairs<TypeDeclaration>): string {
  if (!outer) return `package ${packageName}`
  return types.ofBefore(outer)?.after.qualifiedName ?? 'gone'
}

export const sameHome = (before: TypeDeclaration, after: TypeDeclaration, types: Pairs<TypeDeclaration>): boolean =>
  homeAfter(before, types) === homeOf(after)

/** Members that many types have say nothing about which type it is. */
const COMMON_MEMBERS = new Set(['new()', 'toString()', 'hashCode()', 'equals(Object)', 'main(String[])', 'run()', 'close()', 'clone()'])

const tellingKeys = (type: TypeDeclaration): string[] => [...memberKeys(type), ...longBodies(type)].filter(key => !COMMON_MEMBERS.has(key))

function shareMember(before: TypeDeclaration, after: TypeDeclaration): boolean {
  const keys = new Set(tellingKeys(after))
  return tellingKeys(before).some(key => keys.has(key))
}

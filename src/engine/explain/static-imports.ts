/**
 * Imports of members that came or went: explained where their type or the member itself was moved or renamed, where the
 * same type is imported as a whole or member by member instead, or where all uses came or went with refactored code.
 */
import type {Element, Finding} from '../families/family.ts'
import type {Import, SourceFile} from '../model/code.ts'
import type {Side} from '../report.ts'
import {homeOf, isWhole, lastPart} from './bindings.ts'
import {type Context, otherSide} from './context.ts'
import type {Meaning} from './meaning.ts'

export function causesOfStatic(
  {name}: Import,
  file: SourceFile,
  side: Side,
  context: Context,
  meaning: Meaning,
): readonly Finding[] | undefined {
  const there = context.files.partnerOf(file)
  const imported = new Set(there?.imports.filter(one => one.isStatic).map(one => one.name))
  const hasMember = (owner: string, member: string) => imported.has(`${owner}.${member}`) || imported.has(`${owner}.*`)
  const [owner, member] = [homeOf(name), lastPart(name)]
  const partner = meaning.partnerOf(owner, side)
  if (partner && hasMember(partner.type.qualifiedName, member)) return partner.causes
  for (const finding of context.settled) {
    const now = memberThere(finding, owner, member, side)
    if (now && hasMember(now.owner, now.member)) return [finding]
  }
  if (isWhole(name)) return [...imported].some(other => homeOf(other) === owner) ? [] : undefined
  if (imported.has(`${owner}.*`)) return []
  return causesOfUses(member, file, context)
}

/** Where a refactoring took the member, or took it from. */
function memberThere(finding: Finding, owner: string, member: string, side: Side): {owner: string; member: string} | undefined {
  const [here] = finding[side]
  const [there] = finding[otherSide(side)]
  if (!here || !there || !isMember(here.element) || !isMember(there.element)) return undefined
  if (here.element.name !== member || here.element.type.qualifiedName !== owner) return undefined
  return {owner: there.element.type.qualifiedName, member: there.element.name}
}

const isMember = (element: Element) => element.is === 'method' || element.is === 'attribute'

function causesOfUses(member: string, file: SourceFile, context: Context): readonly Finding[] | undefined {
  const marks = context.marksOf(file)
  const fates = context
    .usesIn(file)
    .of(member)
    .map(token => context.fateOf(marks[token]))
  const causes = fates.flatMap(fate => (fate.is === 'explained' ? fate.causes : []))
  return fates.every(({is}) => is === 'explained') ? [...new Set(causes)] : undefined
}

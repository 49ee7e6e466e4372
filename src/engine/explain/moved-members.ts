/** Members that stand elsewhere among their neighbours than before: the fewest that must have moved. */
import type {Evidence} from '../families/evidence.ts'
import type {Declaration, SourceFile, TypeDeclaration} from '../model/code.ts'
import type {Pair} from '../pair/pairs.ts'

export function movedMembers(evidence: Evidence): Map<SourceFile, Declaration[]> {
  const moved = new Map<SourceFile, Declaration[]>()
  for (const type of evidence.types.pairs) {
    for (const pair of outOfOrder(membersOf(type, evidence))) {
      for (const member of [pair.before, pair.after]) {
        const known = moved.get(member.file)
        if (known) known.push(member)
        else moved.set(member.file, [member])
      }
    }
  }
  return moved
}

/** Members of both types that are the same, in the order before. */
function membersOf({before, after}: Pair<TypeDeclaration>, {methods, attributes, types}: Evidence): Pair<Declaration>[] {
  const pairs: (Pair<Declaration> | undefined)[] = [
    ...[...before.methods, ...before.initializers].map(method => methods.ofBefore(method)),
    ...before.attributes.map(attribute => attributes.ofBefore(attribute)),
    ...before.types.map(type => types.ofBefore(type)),
  ]
  const stays = ({after: member}: Pair<Declaration>) => member.file === after.file && member.start >= after.start && member.end <= after.end
  return pairs.filter(pair => pair !== undefined && stays(pair)).sort((a, b) => a!.before.start - b!.before.start) as Pair<Declaration>[]
}

function outOfOrder(pairs: Pair<Declaration>[]): Pair<Declaration>[] {
  if (pairs.every(({after}, i) => i === 0 || after.start >= pairs[i - 1].after.start)) return []
  const stayed = longestAscending(pairs.map(({after}) => after.start))
  return pairs.filter((_, i) => !stayed.has(i))
}

/** Positions of the longest run of numbers that ascend, with others between them. */
export function longestAscending(numbers: readonly number[]): Set<number> {
  const ends: number[] = [] // by length, the position at which a run of that length ends lowest
  const previous: number[] = []
  for (const [i, number] of numbers.entries()) {
    let length = ends.length
    while (length > 0 && numbers[ends[length - 1]] > number) length--
    previous[i] = length > 0 ? ends[length - 1] : -1
    ends[length] = i
  }
  const found = new Set<number>()
  for (let i = ends.at(-1) ?? -1; i >= 0; i = previous[i]) found.add(i)
  return found
}

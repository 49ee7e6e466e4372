/**
 * Words that mean the same thing in both versions, as the refactorings of a report say: both names of what was renamed are read as
 * one. Only for showing differences; whether a name means the same is for the proof to say.
 */
import type {Place, Refactoring} from '../engine/report.ts'
import type {CodeLine} from './code-lines.ts'

export interface Renames {
  /** What holds in some code. */
  within(before: CodeLine[], after: CodeLine[]): NameChange[]
}

export type NameChange = [before: string, after: string]

export function renamesOf(refactorings: readonly Refactoring[]): Renames {
  const everywhere: NameChange[] = []
  const local: {change: NameChange; places: Set<string>}[] = []
  for (const refactoring of refactorings) {
    const change = nameChange(refactoring)
    if (!change) continue
    if (isLocal(refactoring))
      local.push({change, places: new Set([...linesOf(refactoring.before, '-'), ...linesOf(refactoring.after, '+')])})
    else everywhere.push(change)
  }
  return {
    within(before, after) {
      const here = [...before.map(line => keyOf(line.path, line.line, '-')), ...after.map(line => keyOf(line.path, line.line, '+'))]
      return [...everywhere, ...local.filter(({places}) => here.some(line => places.has(line))).map(({change}) => change)]
    },
  }
}

/** The same name is given to what is the same in both versions. */
export function oneNameEach(changes: readonly NameChange[]): (word: string) => string {
  const meant = new Map<string, string>()
  const root = (word: string): string => {
    let at = word
    for (let next = meant.get(at); next !== undefined; next = meant.get(at)) at = next
    return at
  }
  for (const [before, after] of changes) if (root(before) !== root(after)) meant.set(root(before), root(after))
  return root
}

/** What each word of before is called after; a word that became several stays as it is. */
export function newNames(changes: readonly NameChange[]): Map<string, string> {
  const names = new Map<string, string>()
  for (const [before, after] of changes) names.set(before, (names.get(before) ?? after) === after ? after : before)
  return names
}

function nameChange({type, before, after}: Refactoring): NameChange | undefined {
  const isNamed = /^(Rename|Move And Rename|Pull Up|Push Down|Replace|Parameterize)\b/.test(type) && !type.endsWith(' Package')
  const [old, now] = [nameOf(before[0]), nameOf(after[0])]
  return isNamed && old !== undefined && now !== undefined && old !== now ? [old, now] : undefined
}

const isLocal = ({type}: Refactoring): boolean => / (Variable|Parameter)\b/.test(type)

/** `settle` of `private settle(basket Basket) : void`, `tax` of `tax : int`, `Till` of `shop.Till`. */
const nameOf = (place?: Place): string | undefined => /([\p{L}\p{N}_$]+)\s*(?:\(|<|$)/u.exec(place?.element?.split(' : ')[0] ?? '')?.[1]

const linesOf = (places: Place[], sign: string): string[] =>
  places.flatMap(({path, startLine, endLine}) =>
    Array.from({length: endLine - startLine + 1}, (_, index) => keyOf(path, startLine + index, sign)),
  )

const keyOf = (path: string, line: number, sign: string) => `${sign}${line} ${path}`
